import type { User } from '../engine/accounts/User';
import { oddsOf } from '../engine/betting/BetRecord';
import type { BetRecord } from '../engine/betting/BetRecord';
import type { Market } from '../engine/markets/Market';
import type { Wallet } from '../engine/money/Wallets';
import type { Match } from '../engine/sports/Match';
import { scoreOf } from '../engine/sports/playSport';

/** From the engine's paise, hundredths and milliseconds to the wire's rupees, decimals and ISO times. */

const iso = (at: number): string => new Date(at).toISOString();

export function wireUser(user: User): unknown {
  return { mstruserid: user.id, name: user.name, username: user.username, mobileno: user.mobile };
}

export function wireWallet(wallet: Wallet): Record<string, number> {
  const { cash, coins, version } = wallet;
  return { balance: (cash + coins) / 100, cash: cash / 100, coins: coins / 100, version };
}

const RULES: Readonly<Record<string, string>> = {
  '4': 'The side that wins the match. A tie is decided by the super over. Bets are void when there is no result.',
  '1': 'The result after 90 minutes and added time. Extra time does not count.',
  '2': 'The player who wins the match. Bets are void when the first set is not completed.',
};

export function wireMarket(market: Market, match: Match): unknown {
  return {
    id: market.id,
    refMatchId: market.matchId,
    name: market.name,
    type: market.kind,
    group: market.group,
    winners: market.winners,
    commission: market.commission,
    status: market.status,
    statusLabel: market.label,
    version: market.version,
    inPlay: market.inPlay,
    delaySeconds: market.delayMs / 1000,
    min: market.min / 100,
    max: market.max / 100,
    maxProfit: market.maxProfit / 100,
    allowUnmatched: market.allowUnmatched,
    totalMatched: market.totalMatched / 100,
    rules: RULES[match.sportId] ?? '',
    result: market.settlement?.outcome ?? null,
    runners: market.runners.map((runner, sort) => ({
      id: runner.id,
      name: runner.name,
      status: runner.status,
      sort,
    })),
  };
}

export function wireMatch(match: Match): Readonly<Record<string, unknown>> {
  const [matchOdds] = match.markets;
  return {
    id: match.id,
    sportId: match.sportId,
    competition: match.competition,
    name: `${match.home} v ${match.away}`,
    home: match.home,
    away: match.away,
    startTime: iso(match.startAt),
    status: match.status,
    venue: match.venue,
    score: match.status === 'upcoming' ? null : scoreOf(match.story, [match.home, match.away]),
    badges: ['match_odds'],
    matchOdds: matchOdds === undefined ? null : wireMarket(matchOdds, match),
  };
}

export function wireBet(bet: BetRecord, now: number): unknown {
  return {
    id: bet.id,
    key: bet.order.key,
    refMatchId: bet.matchId,
    matchName: bet.matchName,
    marketId: bet.order.marketId,
    marketName: bet.marketName,
    marketType: bet.marketKind,
    runnerId: bet.order.runnerId,
    selection: bet.selection,
    selectionType: bet.order.side,
    odds: oddsOf(bet) / 100,
    requestedOdds: bet.order.odds / 100,
    line: bet.line,
    stack: bet.order.stake / 100,
    matched: bet.matched / 100,
    status: bet.status,
    reason: bet.reason,
    offer: bet.offer === null ? null : bet.offer / 100,
    offerLine: bet.offerLine,
    delayLeftMs: bet.status === 'pending' && bet.dueAt !== null ? Math.max(0, bet.dueAt - now) : 0,
    profitLoss: bet.result === null ? null : bet.result / 100,
    createdAt: iso(bet.createdAt),
    settledAt: bet.settledAt === null ? null : iso(bet.settledAt),
  };
}
