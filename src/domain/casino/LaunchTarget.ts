import type { PageName } from '@/domain/routing/Route';
import type { Paise } from '@/domain/shared/Money';
import type { Game, GameKey } from './Game';

/** What the lobby of a provider is asked for. */
export interface LaunchTarget {
  readonly provider: string;
  readonly code: string;
  readonly casino: string;
  /** The page that shows it, and that a visitor comes back to after a log-in. */
  readonly href: string;
  /** A path of ours that it may lead back to; null: the page before. */
  readonly homeUrl: string | null;
  /** null: the page has a name of its own. */
  readonly name: string | null;
  /** Remembered as played; null: it is no game of the catalogue. */
  readonly key: GameKey | null;
  /** null: not known. */
  readonly minStake: Paise | null;
  /** A path of ours when the provider does not offer it here; null: say that it failed. */
  readonly insteadPath: string | null;
  /** The reader's language, for a game that speaks more than one; null: whatever it speaks by itself. */
  readonly language: string | null;
}

export function launchOfGame(game: Game, language: string | null = null): LaunchTarget {
  const { provider, code, casino, href, homeUrl, name, key, minStake } = game;
  return { provider, code, casino, href, homeUrl, name, key, minStake, insteadPath: null, language };
}

/** Pages that frame a partner's sports book instead of a game. */
export type EmbedPage = Extract<PageName, 'betby' | 'jetfair' | 'sportsbook' | 'sportsbookTest'>;

const EMBEDS: Readonly<Record<EmbedPage, readonly [provider: string, href: string, instead: string | null]>> =
  {
    betby: ['betby', '/betby', null],
    jetfair: ['jetfair', '/jetfair', '/exchange/Cricket'],
    sportsbook: ['sportsbook', '/sportsbook2', '/spmsports/live'],
    sportsbookTest: ['sportsbooktest', '/sportsbooktest', '/sportsbook2'],
  };

export function launchOfEmbed(page: EmbedPage, language: string | null = null): LaunchTarget {
  const [provider, href, insteadPath] = EMBEDS[page];
  const none = { homeUrl: null, name: null, key: null, minStake: null };
  return { provider, code: 'sportsbook', casino: provider, href, insteadPath, language, ...none };
}
