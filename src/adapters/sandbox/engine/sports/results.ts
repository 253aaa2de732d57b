import type { Market } from '../markets/Market';
import { outcomeOf } from '../markets/MarketService';
import { marketIdOf, openMarket } from '../markets/openMarket';
import { beliefOf } from './beliefOf';
import { fixture, numberAfter, pairFor, startOf } from './fixture';
import { FORMATS } from './formats';
import type { Format } from './Format';
import type { Match } from './Match';
import { plansOf } from './plansOf';
import { firstWait, playOn } from './playSport';

export interface ResultsAsked {
  /** Epoch milliseconds, both included; by the start of a match. */
  readonly from: number;
  readonly to: number;
  /** null: all. */
  readonly sportId: string | null;
  /** Part of the name of a team, in small letters; empty: all. */
  readonly search: string;
}

/** A match that is over, before anybody asks how it went. */
export interface OverMatch {
  readonly id: string;
  readonly startAt: number;
  readonly result: () => MatchResult;
}

export interface MatchResult {
  readonly match: Match;
  /** Match odds first. Never without an outcome. */
  readonly markets: readonly { readonly market: Market; readonly outcome: string }[];
}

/**
 * Every match that is over, the latest start first. Nothing is stored for it: a match's story follows from the seed and its id, so one that the
 * world has forgotten, or never listed, is played again. One that the world still has is told as it went there, hands of the operator included.
 */
export function overMatches(
  seed: string,
  now: number,
  world: readonly Match[],
  asked: ResultsAsked,
): readonly OverMatch[] {
  const { from, to, sportId } = asked;
  const present = new Set(world.map(({ id }) => id));
  const over: OverMatch[] = world
    .filter((match) => match.endedAt !== null && (sportId === null || match.sportId === sportId))
    .filter((match) => match.startAt >= from && match.startAt <= to && isNamed(asked, match.home, match.away))
    .map((match) => ({ id: match.id, startAt: match.startAt, result: () => asItWent(seed, match) }));
  for (const format of FORMATS) {
    if (sportId !== null && format.sportId !== sportId) continue;
    const last = Math.min(to, now - format.longestMs);
    for (let number = numberAfter(format, from - 1); startOf(format, number) <= last; number += 1) {
      const id = `${format.id}${number}`;
      if (present.has(id) || !isNamed(asked, ...pairFor(seed, format, number))) continue;
      over.push({ id, startAt: startOf(format, number), result: () => playedOut(seed, format, number) });
    }
  }
  return over.toSorted((one, other) => other.startAt - one.startAt || (one.id < other.id ? -1 : 1));
}

function isNamed({ search }: ResultsAsked, home: string, away: string): boolean {
  return `${home}\n${away}`.toLowerCase().includes(search);
}

/** A match from its first ball to its last, with every market that it had. */
export function playedOut(seed: string, format: Format, number: number): MatchResult {
  const match = fixture(seed, format, number);
  match.status = 'inplay';
  firstWait(match);
  for (let over = false; !over;) {
    for (const plan of plansOf(seed, match)) {
      const id = marketIdOf(match, plan);
      if (!match.markets.some((market) => market.id === id))
        match.markets.push(openMarket(seed, match, plan));
    }
    over = playOn(match.story, match).over;
  }
  match.status = 'finished';
  const markets = match.markets.map((market) => ({
    market,
    outcome: outcomeOf(market, beliefOf(match, market.topic).decided),
  }));
  return { match, markets };
}

/** Of markets that the world keeps no longer the story says what came of them, if it was played to its end. */
function asItWent(seed: string, match: Match): MatchResult {
  const settled = match.markets.flatMap((market) =>
    market.settlement === null ? [] : [{ market, outcome: market.settlement.outcome }],
  );
  const format = FORMATS.find(({ id }) => id === match.formatId);
  const [main] = match.markets;
  const toTheEnd = main !== undefined && beliefOf(match, main.topic).decided !== null;
  if (format === undefined || !toTheEnd) return { match, markets: settled };
  const saved = new Map(settled.map((each) => [each.market.id, each]));
  const inStory = playedOut(seed, format, Number(match.id.slice(format.id.length)));
  return { match, markets: inStory.markets.map((each) => saved.get(each.market.id) ?? each) };
}
