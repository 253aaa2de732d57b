import type { Paise } from '@/domain/shared/Money';
import type { BetSlip } from './BetSlip';
import { parseStake } from './parseStake';
import type { MatchedStake } from './positions';
import { decimalPayout } from '@/domain/betting/payout';

/** The figures of a slip; null while there is no stake to reckon with. */
export interface SlipSummary {
  readonly stake: Paise | null;
  readonly profit: Paise | null;
  readonly liability: Paise | null;
}

/** A preview: the server's figures win (P10). */
export function slipSummary(slip: BetSlip): SlipSummary {
  const stake = parseStake(slip.stakeText);
  if (!stake.ok) return { stake: null, profit: null, liability: null };
  const payout = decimalPayout(slip.selection.side, slip.odds, stake.value);
  return { stake: stake.value, ...payout };
}

/** The slip as if all of it were taken at its odds; null without a stake. */
export function slipAsMatched(slip: BetSlip): MatchedStake | null {
  const stake = parseStake(slip.stakeText);
  if (!stake.ok) return null;
  const { marketKind, runnerId, side } = slip.selection;
  return { kind: marketKind, runnerId, side, odds: slip.odds, line: slip.line, stake: stake.value };
}
