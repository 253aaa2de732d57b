import { afterCommission } from '@/domain/betting/afterCommission';
import { slipErrors } from '@/domain/betting/slipErrors';
import { slipSummary } from '@/domain/betting/slipSummary';
import { say, type Message } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketLimits } from '@/domain/sports/Market';
import type { Ports } from '../ports/Ports';
import type { SlipView } from '../ports/state/BettingState';
import { findMarket } from './findMarket';
import { findSlip } from './findSlip';
import type { SlipChecks } from './SlipChecks';

export interface SlipPreview {
  /** Profit if the selection wins (back) or loses (lay), as if it were the only bet on its market: after commission, rounded down. */
  readonly profit: Paise | null;
  /** Percent that is taken of a market's profit; it is in `profit` already. 0: none, or not known. */
  readonly commission: number;
  /** What is lost otherwise; rounded up. */
  readonly liability: Paise | null;
  /** The first thing that stands in the way; null: the bet can be placed. */
  readonly problem: Message | null;
  /** Whether the problem concerns the stake field. */
  readonly problemAtStake: boolean;
  /** How much is missing for the bet; null unless that is what stands in the way. */
  readonly fundsShort: Paise | null;
  /** The best price now, when it differs from the slip's and can be had. */
  readonly currentOdds: OddsHundredths | null;
  /** With it, of a fancy: its line now. */
  readonly currentLine: number | null;
  /** null: not known, so nothing may be said about them. */
  readonly limits: Pick<MarketLimits, 'min' | 'max'> | null;
}

/** What stands in the way of placing now, and the figures to show. The server decides (P10). */
export function preview(ports: Pick<Ports, 'betting' | 'config' | 'matches'>, checks: SlipChecks) {
  return (id: SlipId): SlipPreview | null => {
    const view = findSlip(ports.betting, id);
    if (view === null) return null;
    const { slip } = view;
    const situation = checks.situation(view);
    const [first] = slipErrors(situation);
    const unknown = saysUnknown(view);
    const same = situation.bestOdds === slip.odds && situation.bestLine === slip.line;
    // What was the best price as a market was suspended is no offer.
    const offered = situation.live && situation.market?.status === 'open';
    const { profit, liability } = slipSummary(slip);
    const { matchId, marketId } = slip.selection;
    const commission = findMarket(ports.matches, matchId, marketId)?.commission ?? 0;
    return {
      profit: profit === null ? null : afterCommission(profit, commission),
      commission,
      liability,
      problem: unknown ?? first?.message ?? null,
      problemAtStake: unknown === null && first?.atStake === true,
      fundsShort: unknown === null ? (first?.short ?? null) : null,
      currentOdds: same || !offered ? null : situation.bestOdds,
      currentLine: same || !offered ? null : situation.bestLine,
      limits: situation.limits,
    };
  };

  function saysUnknown({ placement }: SlipView): Message | null {
    if (placement.state !== 'unknown') return null;
    return say(ports.config.capabilities.betKeys ? 'bet.unknown' : 'bet.unknownHere');
  }
}
