import type { Bet } from '@/domain/betting/Bet';
import type { Paise } from '@/domain/shared/Money';
import { isOnRuns } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import type { Cue } from './Cue';

/** What is seen as well, for a second: the rest is heard at most. */
export type MomentCue = Extract<Cue, 'accepted' | 'won' | 'fancy' | 'deposited'>;

export interface MomentFigures {
  /** What it brought or took, signed; null where that is not the point. */
  readonly amount: Paise | null;
  /** Of a bet that was placed. */
  readonly side?: Side;
}

export interface Moment extends MomentFigures {
  readonly cue: MomentCue;
}

const SEEN: ReadonlySet<Cue> = new Set<MomentCue>(['accepted', 'won', 'fancy', 'deposited']);

export function isSeen(cue: Cue): cue is MomentCue {
  return SEEN.has(cue);
}

/** What the settling of a bet is: a fancy's result is one, whatever it brought; of any other only a win is made much of. */
export function settlingCue({ marketKind, status, profitLoss }: Bet): Cue {
  if (status !== 'settled' || profitLoss === null) return 'settled';
  if (isOnRuns(marketKind)) return 'fancy';
  return profitLoss > 0 ? 'won' : 'settled';
}
