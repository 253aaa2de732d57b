import type { Topic } from '../sports/Topic';
import type { MarketKindId } from './marketKinds';
import type { Words } from '../../texts/Said';

/** Where a screen may file a fancy; nothing is reckoned by it. */
export type MarketGroup = '' | 'sessions' | 'wickets' | 'players' | 'oddEven';

export type RunnerStatus = 'ACTIVE' | 'SUSPENDED' | 'WINNER' | 'LOSER' | 'REMOVED';

/** Three sizes in paise, best price first; 0 where nothing is offered. */
export type Depth = [number, number, number];

export interface Runner {
  readonly id: string;
  readonly name: Words;
  status: RunnerStatus;
  /** As the story has it, before the market's own opinion: a chance, or the number of runs to expect of a fancy. */
  chance: number;
  /** What the prices show: it follows `chance`, all runners of a market together, so that they never disagree. */
  shown: number;
  /** Index on the kind's price scale of the best price to back; the next two levels follow downwards. */
  back: number;
  /** Index of the best price to lay; the next two follow upwards. */
  lay: number;
  readonly backDepth: Depth;
  readonly layDepth: Depth;
  /** Runs from which Yes (back) and up to which No (lay) is quoted; null for all but a fancy. */
  backLine: number | null;
  layLine: number | null;
  /** Odds of the last match, in hundredths; a house matches nobody with anybody, and has none. */
  last?: number;
  /** Moved by hand: the world leaves its prices alone. */
  pinned: boolean;
}

/** What a settlement paid, kept so that it can be taken back to the paisa (P16). */
export interface Settlement {
  /** Grows with every settlement of this market: settling the same one again does nothing. */
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The winning runner (several joined by '+'), the runs of a fancy, or 'void'. */
  readonly outcome: string;
  readonly paid: readonly {
    readonly userId: string;
    readonly held: number;
    readonly result: number;
    readonly entryId: number;
  }[];
}

export interface Market {
  readonly id: string;
  readonly matchId: string;
  readonly kind: MarketKindId;
  readonly name: Words;
  readonly group: MarketGroup;
  readonly topic: Topic;
  /** How many runners win. */
  readonly winners: number;
  /** Percent of a player's net profit; told, never taken off: the sandbox takes none. */
  readonly commission: number;
  status: 'OPEN' | 'SUSPENDED' | 'CLOSED';
  /** Why it is suspended, when there is a word for it: 'BALL RUNNING'. */
  label: string;
  version: number;
  inPlay: boolean;
  delayMs: number;
  /** Paise. */
  min: number;
  max: number;
  maxProfit: number;
  allowUnmatched: boolean;
  /** What waits here may stay when the market turns in play, if its owner says so. */
  keepInPlay?: boolean;
  totalMatched: number;
  readonly runners: Runner[];
  /** State of the chance that moves prices and sizes. */
  luck: number;
  /** The market's opinion beside the story: drifts around 0. */
  drift: number;
  readonly depth: number;
  nextTickAt: number;
  reopenAt: number | null;
  settleAt: number | null;
  /** Suspended by hand: only a hand reopens it. */
  held: boolean;
  settlement: Settlement | null;
  settlements: number;
}
