import type { BetRecord } from '../betting/BetRecord';
import type { EngineCore } from '../EngineCore';
import { FORMATS } from '../sports/formats';
import { numberAfter } from '../sports/fixture';

const MATCHES = 200;
const BETS = 10_000;
const APART_MS = 3_600_000;

/** Size without believability: a long list of matches, a long history of bets of ₹100 that came back void. */
export function seedHuge(core: EngineCore, userId: string | undefined): boolean {
  if (userId !== undefined && core.accounts.find(userId) === null) return false;
  const daily = FORMATS.filter((format) => format.everyMs >= 86_400_000);
  for (let number = 5; core.world.all().length < MATCHES; number += 1) {
    for (const format of daily) core.world.add(format, numberAfter(format, core.kernel.now) + number);
  }
  for (let number = 1; userId !== undefined && number <= BETS; number += 1) {
    core.book.add(voidBet(core, userId, number));
  }
  core.kernel.touch();
  return true;
}

function voidBet(core: EngineCore, userId: string, number: number): BetRecord {
  const at = core.kernel.now - number * APART_MS;
  return {
    id: `H${number}`,
    userId,
    order: {
      key: number.toString(16).padStart(32, '0'),
      marketId: `1.9${number % 500}`,
      runnerId: `9${number % 500}1`,
      side: number % 2 === 0 ? 'back' : 'lay',
      odds: 200,
      stake: 10_000,
      marketVersion: 1,
      acceptOdds: 'better',
    },
    matchId: `9${number % 500}`,
    matchName: 'Old Boys v Visitors',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    selection: 'Old Boys',
    createdAt: at,
    status: 'void',
    reason: null,
    offer: null,
    matched: 10_000,
    weight: 2_000_000,
    dueAt: null,
    result: 0,
    settledAt: at + 600_000,
  };
}
