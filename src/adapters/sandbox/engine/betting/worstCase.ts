import type { Market } from '../markets/Market';
import { kindOf } from '../markets/marketKinds';
import type { BetTerms, MarketKind } from '../markets/marketKinds';
import { oddsOf, waiting } from './BetRecord';
import type { BetRecord } from './BetRecord';

/**
 * The engine's own arithmetic, on purpose not the app's: no formula and no running position. Each question is answered
 * by walking through every outcome and adding up every bet, so that it can judge cleverer code.
 * Profit is rounded down and liability up, to the paisa.
 */

/** What one amount (paise) at odds (hundredths) brings in this outcome. */
function resultOf(kind: MarketKind, terms: BetTerms, stake: number, odds: number, outcome: string): number {
  const product = stake * (odds - 100);
  if (kind.wins(terms, outcome)) return terms.side === 'back' ? Math.floor(product / 100) : stake;
  return terms.side === 'back' ? -stake : -Math.ceil(product / 100);
}

function termsOf(bet: BetRecord): BetTerms {
  return { runnerId: bet.order.runnerId, side: bet.order.side, line: bet.line };
}

/** What the taken part of a bet brings in this outcome. */
export function betResult(market: Market, bet: BetRecord, outcome: string): number {
  return bet.matched === 0 ? 0 : resultOf(kindOf(market), termsOf(bet), bet.matched, oddsOf(bet), outcome);
}

/** The part that still waits can only be counted against the player. */
function waitingLoss(market: Market, bet: BetRecord, outcome: string): number {
  const part = waiting(bet);
  return part === 0 ? 0 : Math.min(0, resultOf(kindOf(market), termsOf(bet), part, bet.order.odds, outcome));
}

/**
 * What one player's bets on one market can lose at worst. Paise, never negative. A bet and the one that is about to take its place never stand
 * both: the one that costs more in this outcome counts.
 */
export function worstCase(market: Market, bets: readonly BetRecord[]): number {
  let worst = 0;
  const lines = bets.flatMap((bet) => (bet.line === null ? [] : [bet.line]));
  const changes = new Map(
    bets.flatMap((bet) =>
      bet.status === 'pending' && bet.replaces !== undefined ? [[bet.replaces, bet]] : [],
    ),
  );
  const paired = new Set(bets.flatMap((bet) => changes.get(bet.id) ?? []));
  for (const outcome of kindOf(market).outcomes(market, lines)) {
    let sum = 0;
    for (const bet of bets) {
      if (paired.has(bet)) continue;
      const change = changes.get(bet.id);
      const instead = change === undefined ? 0 : waitingLoss(market, change, outcome);
      sum += betResult(market, bet, outcome) + Math.min(instead, waitingLoss(market, bet, outcome));
    }
    worst = Math.min(worst, sum);
  }
  return worst === 0 ? 0 : -worst;
}
