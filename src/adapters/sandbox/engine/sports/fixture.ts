import { seedOf } from '../kernel/mix';
import { openMarket } from '../markets/openMarket';
import type { Format } from './Format';
import type { Match } from './Match';
import { plansOf } from './plansOf';

/** When the `number`-th match of a format starts. */
export function startOf(format: Format, number: number): number {
  return format.offsetMs + number * format.everyMs;
}

/** The number of the first match of a format that starts after this moment. */
export function numberAfter(format: Format, at: number): number {
  return Math.floor((at - format.offsetMs) / format.everyMs) + 1;
}

/**
 * The first half of the sides meets the second half, which moves on by one each round. So nobody plays again within
 * half the list less one match, and the pairs change.
 */
export function pairFor(seed: string, format: Format, number: number): readonly [string, string] {
  const half = Math.floor(format.sides.length / 2);
  const round = Math.floor(number / half);
  const first = format.sides[number % half] ?? '';
  const second = format.sides[half + ((number + round) % half)] ?? '';
  return seedOf(seed, 'home', format.id, number) < 0 ? [first, second] : [second, first];
}

/** A match as it is listed before it starts. The same seed and number give the same match, whenever it is made. */
export function fixture(seed: string, format: Format, number: number): Match {
  const id = `${format.id}${number}`;
  const luck = { luck: seedOf(seed, 'story', id) };
  const [home, away] = pairFor(seed, format, number);
  const story = format.start(luck);
  const venue = format.venues[Math.abs(seedOf(seed, 'venue', id)) % format.venues.length] ?? '';
  const match: Match = {
    id,
    formatId: format.id,
    sportId: format.sportId,
    competition: format.competition,
    home,
    away,
    venue,
    startAt: startOf(format, number),
    status: 'upcoming',
    story,
    scoreVersion: 0,
    luck: luck.luck,
    nextTurnAt: startOf(format, number),
    endedAt: null,
    speed: 1,
    frozen: false,
    markets: [],
  };
  for (const plan of plansOf(seed, match)) match.markets.push(openMarket(seed, match, plan));
  return match;
}
