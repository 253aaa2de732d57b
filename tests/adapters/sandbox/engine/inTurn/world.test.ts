import { wordsOf } from '@/adapters/sandbox/texts/inWords';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '@/adapters/sandbox/engine/sports/formats';
import { fixture, numberAfter } from '@/adapters/sandbox/engine/sports/fixture';
import { chancesOf, playOn, scoreOf } from '@/adapters/sandbox/engine/sports/playSport';
import { isOnLadder } from '@/adapters/sandbox/engine/markets/priceLadder';
import { runs } from '@tests/support/runs';
import { Bench, START } from '../Bench';
import type { WireMarketFacts, WirePrices } from '../Bench';
import { StreamClient } from '../StreamClient';

const MINUTE = 60_000;
const matchesOf = (format: (typeof FORMATS)[number], count: number): ReturnType<typeof fixture>[] =>
  Array.from({ length: count }, (_, at) => fixture('seed', format, numberAfter(format, START) + at));

describe('the calendar', () => {
  it('[SPORT-04] always has cricket in play, six matches in all, and eight to come in all three sports', () => {
    const bench = new Bench();
    for (let seconds = 0; seconds < runs(5, 24) * 3_600; seconds += 301) {
      bench.engine.advance(301_000);
      const matches = bench.matches();
      const live = matches.filter((match) => match.status === 'inplay');
      const upcoming = matches.filter((match) => match.status === 'upcoming');
      expect(live.filter((match) => match.sportId === '4').length).toBeGreaterThanOrEqual(2);
      expect(live.length).toBeGreaterThanOrEqual(6);
      expect(upcoming.length).toBeGreaterThanOrEqual(8);
      expect(new Set(upcoming.map((match) => match.sportId))).toEqual(new Set(['4', '1', '2']));
      expect(matches.length).toBeLessThanOrEqual(45);
    }
  });

  it('never lets a side play in two matches at once', () => {
    const bench = new Bench();
    for (let minutes = 0; minutes < runs(4, 12) * 60; minutes += 6) {
      bench.engine.advance(6 * MINUTE);
      const sides = bench.matches({ inplay: 'true' }).flatMap((match) => [match.home, match.away]);
      expect(new Set(sides).size).toBe(sides.length);
    }
  });

  it('starts every match at its time, and none twice', () => {
    const bench = new Bench();
    const ids = new Map<string, string>();
    for (let seconds = 0; seconds < 1_200; seconds += 5) {
      bench.engine.advance(5_000);
      for (const match of bench.matches()) {
        expect(ids.get(match.id) ?? match.startTime).toBe(match.startTime);
        ids.set(match.id, match.startTime);
        expect(match.status === 'upcoming').toBe(Date.parse(match.startTime) > bench.engine.now());
      }
    }
  });

  it('lists by sport and by play', () => {
    const bench = new Bench();
    for (const sport of ['4', '1', '2']) {
      expect(new Set(bench.matches({ sport }).map((match) => match.sportId))).toEqual(new Set([sport]));
    }
    expect(new Set(bench.matches({ inplay: 'true' }).map((match) => match.status))).toEqual(
      new Set(['inplay']),
    );
    expect(bench.matches({ inplay: 'false' }).some((match) => match.status === 'inplay')).toBe(false);
    expect(bench.matches({ sport: '99' })).toEqual([]);
    expect(bench.get('/bet/match/odds', { refmatchid: 'nothing' }).body.code).toBe('MATCH_UNKNOWN');
  });
});

describe('a match', () => {
  it.each(FORMATS.map((format) => [format.competition, format] as const))(
    '%s ends within its time, with one winner',
    (_, format) => {
      for (const match of matchesOf(format, runs(40, 100))) {
        let [steps, lasted] = [0, 8_000];
        for (let over = false; !over; steps += 1) {
          const chances = chancesOf(match.story);
          expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(0.02);
          for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
          const turn = playOn(match.story, match);
          over = turn.over;
          lasted += turn.waitMs;
          const score = scoreOf(match.story, [match.home, match.away]);
          expect(`${score.home}${score.away}${wordsOf(score.clock, 'en')}`).not.toBe('');
          expect(wordsOf(score.note, 'en').length).toBeLessThan(100);
        }
        expect(lasted).toBeLessThan(format.longestMs);
        expect(
          chancesOf(match.story)
            .toSorted((one, other) => other - one)
            .slice(0, 2),
        ).toEqual([1, 0]);
        expect(steps).toBeGreaterThan(20);
      }
    },
  );

  it('of fives is over in some seven minutes, so that a newcomer sees a settlement', () => {
    const [fives] = FORMATS;
    if (fives === undefined) throw new Error('no fives');
    const lengths = matchesOf(fives, 300).map((match) => {
      let lasted = 0;
      for (let over = false; !over;) {
        const turn = playOn(match.story, match);
        over = turn.over;
        lasted += over ? 0 : turn.waitMs;
      }
      return lasted / MINUTE;
    });
    lengths.sort((one, other) => one - other);
    expect(lengths[0]).toBeGreaterThan(3);
    expect(lengths[150]).toBeGreaterThan(5.5);
    expect(lengths.at(-1)).toBeLessThan(8);
  });

  it.each(FORMATS.map((format) => [format.competition, format] as const))(
    '%s gives honest chances: leaders win about as often as the prices say',
    (_, format) => {
      const buckets = new Map<number, { sum: number; won: number; count: number }>();
      for (const match of matchesOf(format, runs(120, 250))) {
        const seen: number[] = [];
        for (let step = 0, over = false; !over; step += 1) {
          if (step % 10 === 0) seen.push(chancesOf(match.story)[0] ?? 0);
          over = playOn(match.story, match).over;
        }
        const won = chancesOf(match.story)[0] ?? 0;
        for (const chance of seen) {
          const bucket = buckets.get(Math.floor(chance * 5)) ?? { sum: 0, won: 0, count: 0 };
          buckets.set(Math.floor(chance * 5), {
            sum: bucket.sum + chance,
            won: bucket.won + won,
            count: bucket.count + 1,
          });
        }
      }
      const seldom = [...buckets.values()].filter((bucket) => bucket.count < 100).length;
      const off = [...buckets.values()].map(({ sum, won, count }) => Math.abs(sum - won) / count);
      expect(off.filter((share) => share >= 0.15).length).toBeLessThanOrEqual(seldom);
      expect(buckets.size).toBeGreaterThanOrEqual(4);
    },
  );

  it('[P32] has a story of its own: neither the size of the steps nor what players do changes who wins', () => {
    const finish = (stepMs: number, meddle: boolean): unknown => {
      const bench = new Bench();
      const player = bench.player();
      const ends = new Map<string, string>();
      for (let at = 0; at < 12 * MINUTE; at += stepMs) {
        bench.engine.advance(stepMs);
        for (const match of bench.matches()) {
          if (match.status === 'finished' && match.score !== null)
            ends.set(match.id, JSON.stringify(match.score));
          else if (meddle && match.status === 'inplay') player.bet(match);
        }
      }
      return [...ends].toSorted();
    };
    const straight = finish(2_000, false);
    expect((straight as unknown[]).length).toBeGreaterThan(4);
    expect(finish(2_000, true)).toEqual(straight);
    expect(finish(12_000, false)).toEqual(straight);
  });
});

describe('a live market', () => {
  it('[RT-07] moves two to four times a second in play and seldom before, always on the ladder', () => {
    const bench = new Bench();
    const [live, later] = [bench.matches({ inplay: 'true' }), bench.matches({ inplay: 'false' })];
    const client = new StreamClient(bench);
    client.subscribe([...live, ...later].map((match) => match.matchOdds.id));
    for (let steps = 0; steps < 300; steps += 1) bench.engine.advance(100);
    const changes = (ids: readonly string[]): number =>
      client.updates.flatMap((update) => update.markets).filter((market) => ids.includes(market.id)).length /
      ids.length;
    const inPlay = changes(live.map((match) => match.matchOdds.id)) / 30;
    const before = changes(later.map((match) => match.matchOdds.id)) / 30;
    expect(inPlay).toBeGreaterThan(1.5);
    expect(inPlay).toBeLessThan(4);
    expect(before).toBeLessThan(0.35);
    for (const match of live) {
      for (const runner of bench.prices(match.id).runners) {
        for (const [, price, size] of [...runner.back, ...runner.lay]) {
          expect(isOnLadder(Math.round(price * 100))).toBe(true);
          expect(size).toBeGreaterThan(0);
        }
      }
    }
  });

  it('offers three levels a side that never cross, and no way to win for certain', () => {
    const bench = new Bench();
    for (let steps = 0; steps < 600; steps += 1) {
      bench.engine.advance(1_000);
      for (const match of steps % 10 === 0 ? bench.matches({ inplay: 'true' }) : []) {
        const prices = bench.prices(match.id);
        const bests = prices.runners.map((runner) => ({
          back: runner.back[0]?.[1] ?? 1,
          lay: runner.lay[0]?.[1] ?? 1_001,
        }));
        for (const { back, lay } of bests) expect(back).toBeLessThan(lay);
        // Backing, or laying, every runner in proportion never wins whatever happens.
        const book = (odds: readonly number[]): number => odds.reduce((sum, price) => sum + 1 / price, 0);
        if (prices.status === 'OPEN') {
          expect(book(bests.map((best) => best.back))).toBeGreaterThanOrEqual(0.99);
          expect(book(bests.map((best) => best.lay))).toBeLessThanOrEqual(1.01);
        }
        for (const runner of prices.runners) {
          expect(runner.back.map(([level]) => level)).toEqual(runner.back.map((_, at) => at));
          expect([...runner.back].map(([, price]) => price)).toEqual(
            [...runner.back].map(([, price]) => price).toSorted((one, other) => other - one),
          );
          expect([...runner.lay].map(([, price]) => price)).toEqual(
            [...runner.lay].map(([, price]) => price).toSorted((one, other) => one - other),
          );
        }
      }
    }
  });

  it('[P18] only moves between open and suspended until it closes; a wicket or a goal raises the version', () => {
    const allowed = new Set([
      'OPEN OPEN',
      'OPEN SUSPENDED',
      'SUSPENDED OPEN',
      'SUSPENDED SUSPENDED',
      'SUSPENDED CLOSED',
      'CLOSED CLOSED',
    ]);
    const last = new Map<string, WirePrices>();
    const labels = new Set<string>();
    let raised = 0;
    let looks = 0;
    // Collected: a hundred thousand questions to `expect` take longer than the world.
    const wrong: unknown[] = [];
    const bench = new Bench();
    for (let steps = 0; steps < 2_500; steps += 1) {
      bench.engine.advance(250);
      for (const match of bench.matches()) {
        const now = bench.prices(match.id);
        const before = last.get(match.id);
        last.set(match.id, now);
        labels.add(now.statusLabel);
        if (before === undefined) continue;
        looks += 1;
        const isRight =
          allowed.has(`${before.status} ${now.status}`) &&
          now.version >= before.version &&
          (now.status === 'CLOSED') === (now.result !== null) &&
          (match.status !== 'finished' || now.status !== 'OPEN');
        if (!isRight) wrong.push({ match, before, now });
        if (now.version > before.version) raised += 1;
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(looks).toBeGreaterThan(10_000);
    expect(raised).toBeGreaterThan(20);
    expect(labels).toEqual(new Set(['', 'BALL RUNNING']));
  });

  it('[SPORT-04] tells who has a match open the result of every market that was open before them, to its end', () => {
    const bench = new Bench();
    const [match] = bench.matches({ sport: '4', inplay: 'true' }).filter(({ id }) => id.startsWith('1'));
    const query = { refmatchid: match?.id ?? '' };
    const results = new Map<string, string | null>();
    const look = (path: string): readonly WireMarketFacts[] =>
      bench.get<{ markets: readonly WireMarketFacts[] } | null>(path, query).body.data?.markets ?? [];
    for (let seen = 1; seen > 0;) {
      const markets = [...look('/bet/bookmaker/odds'), ...look('/bet/fancy/odds')];
      for (const { id, result } of markets) results.set(id, result);
      seen = markets.length;
      bench.engine.advance(15_000);
    }
    expect([...results].filter(([, result]) => result === null)).toEqual([]);
    expect(results.size).toBeGreaterThan(15);
  });

  it.each([
    ['4', [3, 5]],
    ['1', [5]],
    ['2', [3]],
  ])('delays bets of sport %s by %j seconds in play, and not before', (sport, delays) => {
    const bench = new Bench();
    const found = bench
      .matches({ sport })
      .map((match) => [match.status, match.matchOdds.delaySeconds] as const);
    for (const [status, delay] of found) expect(status === 'inplay' ? delays : [0]).toContain(delay);
    expect(new Set(found.filter(([status]) => status === 'inplay').map(([, delay]) => delay))).toEqual(
      new Set(delays),
    );
  });

  it('[F19] can be made huge: 200 matches, and 10,000 bets in a new account', () => {
    const bench = new Bench({ seed: 'huge' });
    expect(bench.matches().length).toBeGreaterThanOrEqual(200);
    const player = bench.player();
    const page = bench.get<{ bets: unknown[]; count: number }>(
      '/bets',
      { skip: '9990', pagesize: '50' },
      player.token,
    );
    expect(page.body.data.count).toBe(10_000);
    expect(page.body.data.bets).toHaveLength(10);
    expect(player.wallet().cash).toBe(10_000);
    const usual = new Bench();
    expect(usual.engine.seedHuge(usual.player().id)).toEqual({ ok: true });
    expect(usual.engine.seedHuge('nobody').ok).toBe(false);
    expect(usual.matches().length).toBeGreaterThanOrEqual(200);
  });

  it('prices stay sane for any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const bench = new Bench({ seed });
        bench.engine.advance(30_000);
        for (const match of bench.matches()) {
          const { status, runners } = bench.prices(match.id);
          const sum = runners.reduce((total, runner) => total + 1 / (runner.back[0]?.[1] ?? 1.01), 0);
          expect(runners.every((runner) => runner.lay.length > 0)).toBe(status !== 'CLOSED');
          if (status !== 'CLOSED') expect(sum).toBeLessThan(1.1);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});
