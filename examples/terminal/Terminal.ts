import type { Player } from '@/adapters/composition/openPlayer';
import type { PlayerApp } from '@/application/PlayerApp';
import type { Match } from '@/domain/sports/Match';
import type { MatchId, SlipId } from '@/domain/shared/ids';
import type { Texts } from '@/texts/createTexts';
import type { Time } from '@/adapters/node/Time';

export type Facts = Readonly<Record<string, unknown>>;

/** Says that something happened, and what. */
export type Say = (event: string, facts: Facts) => void;

/** Where a player at a terminal is: what commands work on. */
export interface Terminal {
  readonly player: Player;
  readonly app: PlayerApp;
  readonly time: Time;
  readonly say: Say;
  readonly texts: Texts;
  /** The list as it was shown last: `match 1` is its first row. */
  rows: readonly Match[];
  match: { readonly id: MatchId; readonly leave: () => void } | null;
  /** The slip that was opened last. */
  slip: SlipId | null;
}

/** What a player typed makes no sense here. Said, and nothing happens. */
export class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
}
