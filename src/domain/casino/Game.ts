import type { Paise } from '@/domain/shared/Money';
import { PROVIDER_CODES } from '@/domain/routing/providers';
import type { GroupId } from './groups';
import type { LiveTable } from './LiveTable';

/** Who makes a game: the providers of the addresses, the house of `/kingmaker`, and our own sports pages. */
export const GAME_PROVIDERS = [...PROVIDER_CODES, 'kingmaker', 'spmsports'] as const;

export type GameProvider = (typeof GAME_PROVIDERS)[number];

/** What a filter of the slots asks for. */
export const GAME_FEATURES = ['megaways', 'jackpot', 'new'] as const;

export type GameFeature = (typeof GAME_FEATURES)[number];

export type GameKey = string & { readonly __id: 'game' };

/** An entry of the catalogue (CASINO-02). Its texts are a backend's: text, never markup. */
export interface Game {
  /** Provider and code: codes are the providers' own and may meet. */
  readonly key: GameKey;
  readonly code: string;
  readonly provider: GameProvider;
  /** The lobby that the backend launches it from. */
  readonly casino: string;
  /** A path of ours: the page that opens it. */
  readonly href: string;
  /** A path of ours that the game may lead back to; null: the page it was opened from. */
  readonly homeUrl: string | null;
  /** Checked address of a picture; null: the drawn one. */
  readonly imgUrl: string | null;
  readonly alt: string;
  readonly name: string;
  /** A line beside the name, e.g. what it pays; may be empty. */
  readonly quotes: string;
  readonly cover: { readonly src: string | null; readonly alt: string };
  /** What it is filed under, and drawn as: the most telling of its groups. */
  readonly category: GroupId;
  /** In the catalogue's order. */
  readonly groups: readonly GroupId[];
  readonly features: readonly GameFeature[];
  /** Epoch milliseconds; null: not known. */
  readonly addedAt: number | null;
  /** The smallest bet; null: not known. */
  readonly minStake: Paise | null;
  /** null: it is no table, or nothing is said of one. */
  readonly table: LiveTable | null;
}

export function gameKey(provider: GameProvider, code: string): GameKey {
  return `${provider}/${code}` as GameKey;
}

/** Tiles of sports and of providers lead to a page of ours; everything else is a game that is launched. */
export function isLaunched(game: Pick<Game, 'category'>): boolean {
  return game.category !== 'sports' && game.category !== 'providers';
}
