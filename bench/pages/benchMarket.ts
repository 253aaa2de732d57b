import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { aMarket } from '@tests/support/mothers/sports';
import { RUNNERS, benchMarketId, benchRunnerId } from '../stream/PriceStream';

const NAMES = ['Monsoon Riders', 'Delta Strikers', 'The Draw'];

/** What the page knows of a market beside its prices. */
export function benchMarket(market: number): Market {
  return aMarket({
    id: benchMarketId(market),
    matchId: matchId(`9${market}`),
    name: `Match Odds ${market + 1}`,
    limits: { min: rupees(100), max: rupees(100_000), maxProfit: rupees(1_000_000) },
    totalMatched: NO_MONEY,
    runners: Array.from({ length: RUNNERS }, (_, runner) => ({
      id: benchRunnerId(market, runner),
      name: NAMES[runner] ?? `Runner ${runner}`,
      status: 'active',
    })),
  });
}
