import type betting from './en/betting.json';
import type brand from './en/brand.json';
import type casino from './en/casino.json';
import type common from './en/common.json';
import type content from './en/content.json';
import type game from './en/game.json';
import type landing from './en/landing.json';
import type lists from './en/lists.json';
import type myBets from './en/myBets.json';
import type match from './en/match.json';
import type notices from './en/notices.json';
import type promises from './en/promises.json';
import type sandbox from './en/sandbox.json';
import type pages from './en/pages.json';
import type session from './en/session.json';
import type shell from './en/shell.json';
import type sports from './en/sports.json';
import type update from './en/update.json';
import type wallet from './en/wallet.json';

/** Every text of the app. English is the source: a key exists when an English file holds it. */
export type MessageId =
  | keyof typeof betting
  | keyof typeof brand
  | keyof typeof casino
  | keyof typeof common
  | keyof typeof content
  | keyof typeof game
  | keyof typeof landing
  | keyof typeof lists
  | keyof typeof myBets
  | keyof typeof match
  | keyof typeof notices
  | keyof typeof promises
  | keyof typeof sandbox
  | keyof typeof pages
  | keyof typeof session
  | keyof typeof shell
  | keyof typeof sports
  | keyof typeof update
  | keyof typeof wallet;
