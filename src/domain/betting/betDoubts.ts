import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { ticksBetween } from '@/domain/sports/oddsLadder';
import type { BetGuardSetting } from './BetGuardSetting';
import type { Bet } from './Bet';
import type { BetSlip } from './BetSlip';
import { parseStake } from './parseStake';

/** What makes a bet look like a slip of the finger, or like one that is there already. */
export type BetDoubt =
  | { readonly kind: 'again'; readonly odds: OddsHundredths; readonly line: number | null }
  | { readonly kind: 'odds'; readonly ticks: number; readonly best: OddsHundredths }
  | { readonly kind: 'stake'; readonly times: number; readonly usual: Paise };

/** So many times the usual stake are asked about. */
export const STAKE_TIMES = 10;
/** Fewer stakes are no custom. */
export const MIN_STAKES = 5;

export interface BetCustoms {
  /** The best price on the slip's side now; null: there is none to compare with. */
  readonly bestOdds: OddsHundredths | null;
  /** What the player staked lately. */
  readonly recentStakes: readonly Paise[];
  /** Open bets on the slip's selection that it was not made beside and that were not placed on this page, the newest first. */
  readonly placedElsewhere: readonly Pick<Bet, 'stake' | 'odds' | 'line'>[];
}

/**
 * What a player is asked about once more before this bet is placed: the same bet, placed in another window or on another device while its slip was open
 * here (F60); odds far from the best ones, on either side of them; a stake far above the usual one. Empty: nothing. The setting is for slips of the
 * finger. Only where players walk a ladder can odds be mistaken.
 */
export function betDoubts(
  slip: Pick<BetSlip, 'selection' | 'odds' | 'stakeText'>,
  { bestOdds, recentStakes, placedElsewhere }: BetCustoms,
  setting: BetGuardSetting,
): readonly BetDoubt[] {
  const doubts: BetDoubt[] = [];
  const stake = parseStake(slip.stakeText);
  const same = stake.ok ? placedElsewhere.find((bet) => bet.stake === stake.value) : undefined;
  if (same !== undefined) doubts.push({ kind: 'again', odds: same.odds, line: same.line });
  if (!setting.on) return doubts;
  if (bestOdds !== null && MARKET_KINDS[slip.selection.marketKind].onLadder) {
    const ticks = ticksBetween(slip.odds, bestOdds);
    if (ticks > setting.ticks) doubts.push({ kind: 'odds', ticks, best: bestOdds });
  }
  const usual = usualStake(recentStakes);
  if (stake.ok && usual !== null && stake.value >= usual * STAKE_TIMES)
    doubts.push({ kind: 'stake', times: Math.floor(stake.value / usual), usual });
  return doubts;
}

/** The median, the lower one of two; null while there are too few to tell. */
export function usualStake(stakes: readonly Paise[]): Paise | null {
  if (stakes.length < MIN_STAKES) return null;
  const sorted = stakes.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
