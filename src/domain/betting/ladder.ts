import { paise, type Paise } from '@/domain/shared/Money';
import { odds, type OddsHundredths } from '@/domain/shared/Odds';
import type { BetId, MarketId, RunnerId } from '@/domain/shared/ids';
import type { PriceLevel } from '@/domain/sports/MarketChange';
import { ODDS_LADDER, snapOdds } from '@/domain/sports/oddsLadder';
import type { Side } from '@/domain/sports/Side';
import type { Bet } from './Bet';
import { isWaiting } from './isWaiting';

/** Rows on each side of the middle one: as many as a laptop's screen shows. */
export const LADDER_REACH = 9;

/** Where nobody quotes anything yet. */
const EVENS = odds(200);

/** What waits of a player's bets at the same odds of a side: a ladder has one place for them, and they are moved and cancelled together. */
export interface WaitingBets {
  /** The oldest first. */
  readonly ids: readonly BetId[];
  /** The bets that they were before they were changed. */
  readonly replaced: readonly BetId[];
  readonly side: Side;
  readonly odds: OddsHundredths;
  readonly waiting: Paise;
}

/** The odds in the middle between the best prices; of one alone, its own. */
export function ladderMiddle(back: OddsHundredths | null, lay: OddsHundredths | null): OddsHundredths {
  if (back === null || lay === null) return snapOdds(back ?? lay ?? EVENS);
  const between = (placeOf(back) + placeOf(lay)) >> 1;
  return ODDS_LADDER[between] ?? EVENS;
}

/** The odds around a middle, highest first: always as many, also at either end of what can be traded. */
export function ladderRows(middle: OddsHundredths, reach = LADDER_REACH): readonly OddsHundredths[] {
  const count = Math.min(ODDS_LADDER.length, 2 * reach + 1);
  const first = Math.max(0, Math.min(ODDS_LADDER.length - count, placeOf(middle) - reach));
  return ODDS_LADDER.slice(first, first + count).toReversed();
}

/** Whether a bet at these odds is not matched at once and has to wait. `best`: the best price on offer to it now; null: there is none. */
export function waitsAt(side: Side, asked: OddsHundredths, best: OddsHundredths | null): boolean {
  return best === null || (side === 'back' ? asked > best : asked < best);
}

/** Another middle, so many rows up (higher odds) or down. */
export function movedMiddle(middle: OddsHundredths, rows: number): OddsHundredths {
  const last = ODDS_LADDER.length - 1;
  return ODDS_LADDER[Math.max(0, Math.min(last, placeOf(middle) + rows))] ?? middle;
}

/** What is on offer at each odds, of the levels that the feed told: no more than these are known, so nothing else is said. */
export function sizesByOdds(levels: readonly (PriceLevel | null)[]): ReadonlyMap<OddsHundredths, Paise> {
  const sizes = new Map<OddsHundredths, Paise>();
  for (const level of levels)
    if (level !== null) sizes.set(level.price, paise((sizes.get(level.price) ?? 0) + level.size));
  return sizes;
}

/** A player's own bets on a runner that wait, by side and odds. */
export function waitingBets(
  bets: readonly Bet[],
  market: MarketId,
  runner: RunnerId,
): readonly WaitingBets[] {
  const places = new Map<string, WaitingBets>();
  for (const bet of bets.toReversed()) {
    if (bet.marketId !== market || bet.runnerId !== runner || !isWaiting(bet)) continue;
    const { id, side, requestedOdds, stake, matched, replaces } = bet;
    const place = `${side}${requestedOdds}`;
    const { ids, replaced, waiting } = places.get(place) ?? { ids: [], replaced: [], waiting: 0 };
    places.set(place, {
      ids: [...ids, id],
      replaced: replaces === null ? replaced : [...replaced, replaces],
      side,
      odds: requestedOdds,
      waiting: paise(waiting + stake - matched),
    });
  }
  return [...places.values()];
}

/** How many of them wait above and below the rows that are shown. */
export function waitingBeyond(
  bets: readonly WaitingBets[],
  rows: readonly OddsHundredths[],
): { readonly above: number; readonly below: number } {
  const [highest, lowest] = [rows[0] ?? EVENS, rows.at(-1) ?? EVENS];
  const count = (isThere: (bet: WaitingBets) => boolean): number =>
    bets.filter(isThere).reduce((sum, { ids }) => sum + ids.length, 0);
  return { above: count((bet) => bet.odds > highest), below: count((bet) => bet.odds < lowest) };
}

function placeOf(price: OddsHundredths): number {
  return Math.max(0, ODDS_LADDER.indexOf(snapOdds(price)));
}
