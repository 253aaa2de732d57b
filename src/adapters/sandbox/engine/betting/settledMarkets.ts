import { formatOf } from '../sports/formats';
import type { BetRecord } from './BetRecord';
import type { Words } from '../../texts/Said';

/** What came of one market for one player. Paise. */
export interface SettledMarket {
  readonly id: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly marketName: Words;
  readonly sportId: string | null;
  readonly competition: string;
  /** Of its last bet. */
  readonly settledAt: number;
  readonly bets: number;
  readonly stake: number;
  readonly result: number;
}

/** A player's settled markets, the last settled first; of a market that is taken back nothing is left. */
export function settledMarkets(
  bets: readonly BetRecord[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly SettledMarket[] {
  const markets = new Map<string, SettledMarket>();
  for (const bet of bets) {
    const { settledAt, result, order, matchId, matchName, marketName, matched } = bet;
    if (settledAt === null || result === null) continue;
    // The world may have forgotten the match: the first digit of its id still says what it was.
    const format = formatOf(matchId.slice(0, 1));
    const known = markets.get(order.marketId);
    markets.set(order.marketId, {
      id: order.marketId,
      ...{ matchId, matchName, marketName },
      sportId: format?.sportId ?? null,
      competition: format?.competition ?? '',
      settledAt: Math.max(settledAt, known?.settledAt ?? 0),
      bets: (known?.bets ?? 0) + 1,
      stake: (known?.stake ?? 0) + matched,
      result: (known?.result ?? 0) + result,
    });
  }
  return [...markets.values()]
    .filter(({ settledAt }) => settledAt >= from && settledAt <= to)
    .toSorted((one, other) => other.settledAt - one.settledAt || (one.id < other.id ? -1 : 1));
}
