import type { BetRecord } from '../betting/BetRecord';
import type { EngineCore } from '../EngineCore';
import { FORMATS } from '../sports/formats';
import { fixture, numberAfter } from '../sports/fixture';

const MATCHES = 200;
const BETS = 10_000;
const APART_MS = 3_600_000;

/** Size without believability: a long list of matches, a long history of bets of ₹100 that came back void. */
export function seedHuge(core: EngineCore, userId: string | undefined): boolean {
  if (userId !== undefined && core.accounts.find(userId) === null) return false;
  const daily = FORMATS.filter((format) => format.everyMs >= 86_400_000);
  for (let ahead = 5; core.world.all().length < MATCHES; ahead += 1) {
    for (const format of daily) {
      core.world.add(fixture(core.kernel.seed, format, numberAfter(format, core.kernel.now) + ahead));
    }
  }
  for (let number = 1; userId !== undefined && number <= BETS; number += 1) {
    core.book.add(voidBet(core, userId, number));
  }
  core.kernel.note('huge', userId ?? null);
  core.kernel.touch();
  return true;
}

function voidBet(core: EngineCore, userId: string, number: number): BetRecord {
  const at = core.kernel.now - number * APART_MS;
  return {
    number: -number,
    id: `H${number}`,
    userId,
    order: {
      key: number.toString(16).padStart(32, 'f'),
      marketId: `1.9${number % 500}`,
      runnerId: `9${number % 500}1`,
      side: number % 2 === 0 ? 'back' : 'lay',
      odds: 200,
      line: null,
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
    offerLine: null,
    line: null,
    matched: 10_000,
    weight: 2_000_000,
    dueAt: null,
    result: 0,
    settledAt: at + 600_000,
  };
}
