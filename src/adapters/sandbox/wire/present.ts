import type { User } from '../engine/accounts/User';
import { oddsOf } from '../engine/betting/BetRecord';
import type { BetRecord } from '../engine/betting/BetRecord';
import type { Market } from '../engine/markets/Market';
import { seedOf } from '../engine/kernel/mix';
import type { Wallet } from '../engine/money/Wallets';
import type { Match } from '../engine/sports/Match';
import { notesOf, rulesOf } from './matchTexts';
import { scoreOf } from '../engine/sports/playSport';

/** From the engine's paise, hundredths and milliseconds to the wire's rupees, decimals and ISO times. */

const iso = (at: number): string => new Date(at).toISOString();

export function wireUser(user: User): unknown {
  return {
    mstruserid: user.id,
    name: user.name,
    username: user.username,
    mobileno: user.mobile,
    mobileVerified: user.mobileVerified ?? false,
    createdAt: iso(user.createdAt),
  };
}

/** Coins are no part of the balance: what stands in a header can be bet. */
export function wireWallet(wallet: Wallet): Record<string, number> {
  const { cash, coins, version } = wallet;
  return { balance: cash / 100, cash: cash / 100, coins: coins / 100, version };
}

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
    keepInPlay: market.keepInPlay ?? false,
    totalMatched: market.totalMatched / 100,
    rules: rulesOf(market, match),
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
    badges: badgesOf(match),
    matchOdds: matchOdds === undefined ? null : wireMarket(matchOdds, match),
  };
}

/** What a match offers; a fancy is part of every cricket match, also before its first one opens. */
function badgesOf(match: Match): readonly string[] {
  const badges = ['match_odds'];
  if (match.markets.some((market) => market.kind === 'bookmaker')) badges.push('bookmaker');
  if (match.sportId === '4') badges.push('fancy');
  if (isOnTv(match)) badges.push('tv');
  return badges;
}

/** assumed: cameras are at every cricket ground, and at three of four others. */
function isOnTv(match: Match): boolean {
  return match.sportId === '4' || seedOf('tv', match.id) % 4 !== 0;
}

/** The sandbox has no cameras: an app draws something in the picture's place. */
export function wireSettings(match: Match): unknown {
  const [main] = match.markets;
  return {
    refMatchId: match.id,
    tvUrl: null,
    scoreUrl: null,
    notes: notesOf(match),
    commission: main?.commission ?? 0,
    minStake: (main?.min ?? 0) / 100,
    maxStake: (main?.max ?? 0) / 100,
    delaySeconds: (main?.delayMs ?? 0) / 1000,
  };
}

export function wireBet(bet: BetRecord, now: number): unknown {
  return {
    id: bet.id,
    key: bet.order.key,
    replaces: bet.replaces ?? null,
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
    keepInPlay: bet.keepInPlay ?? false,
    reason: bet.reason,
    offer: bet.offer === null ? null : bet.offer / 100,
    offerLine: bet.offerLine,
    delayLeftMs: bet.status === 'pending' && bet.dueAt !== null ? Math.max(0, bet.dueAt - now) : 0,
    profitLoss: bet.result === null ? null : bet.result / 100,
    createdAt: iso(bet.createdAt),
    settledAt: bet.settledAt === null ? null : iso(bet.settledAt),
  };
}
