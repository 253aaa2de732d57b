import type account from './en/account.json';
import type bank from './en/bank.json';
import type bell from './en/bell.json';
import type betting from './en/betting.json';
import type brand from './en/brand.json';
import type cashier from './en/cashier.json';
import type casino from './en/casino.json';
import type common from './en/common.json';
import type contacts from './en/contacts.json';
import type content from './en/content.json';
import type deposit from './en/deposit.json';
import type display from './en/display.json';
import type files from './en/files.json';
import type footer from './en/footer.json';
import type game from './en/game.json';
import type kyc from './en/kyc.json';
import type landing from './en/landing.json';
import type list from './en/list.json';
import type lists from './en/lists.json';
import type myBets from './en/myBets.json';
import type match from './en/match.json';
import type notices from './en/notices.json';
import type profile from './en/profile.json';
import type playSafe from './en/playSafe.json';
import type promises from './en/promises.json';
import type rewards from './en/rewards.json';
import type safePlay from './en/safePlay.json';
import type sandbox from './en/sandbox.json';
import type pages from './en/pages.json';
import type session from './en/session.json';
import type shell from './en/shell.json';
import type signIn from './en/signIn.json';
import type sports from './en/sports.json';
import type statement from './en/statement.json';
import type told from './en/toasts.json';
import type update from './en/update.json';
import type wallet from './en/wallet.json';
import type withdraw from './en/withdraw.json';

/** Every text of the app. English is the source: a key exists when an English file holds it. */
export type MessageId =
  | keyof typeof account
  | keyof typeof bank
  | keyof typeof bell
  | keyof typeof betting
  | keyof typeof cashier
  | keyof typeof brand
  | keyof typeof casino
  | keyof typeof common
  | keyof typeof contacts
  | keyof typeof content
  | keyof typeof deposit
  | keyof typeof display
  | keyof typeof files
  | keyof typeof footer
  | keyof typeof game
  | keyof typeof kyc
  | keyof typeof landing
  | keyof typeof list
  | keyof typeof lists
  | keyof typeof myBets
  | keyof typeof match
  | keyof typeof notices
  | keyof typeof profile
  | keyof typeof playSafe
  | keyof typeof promises
  | keyof typeof rewards
  | keyof typeof safePlay
  | keyof typeof sandbox
  | keyof typeof pages
  | keyof typeof session
  | keyof typeof shell
  | keyof typeof signIn
  | keyof typeof sports
  | keyof typeof statement
  | keyof typeof told
  | keyof typeof update
  | keyof typeof wallet
  | keyof typeof withdraw;
