import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReached,
  matchNews,
  priceNews,
  seenNext,
  isForgotten,
  type SeenMatch,
} from '@/domain/alerts/alertNews';
import { ruleId, sentId, type AlertRule, type MatchRule, type PriceRule } from '@/domain/alerts/AlertRule';
import { MAX_RULES, NO_ALERTS, hasRule, withKind, withRule, withoutRule } from '@/domain/alerts/Alerts';
import { USUAL_QUIET, isQuiet } from '@/domain/alerts/QuietHours';
import { hasScoreEvents, scoreCount } from '@/domain/alerts/scoreCount';
import { odds, type OddsHundredths } from '@/domain/shared/Odds';
import { marketId, matchId, runnerId } from '@/domain/shared/ids';
import { ODDS_LADDER } from '@/domain/sports/oddsLadder';
import { aCricketScore, aFootballScore } from '@tests/support/mothers/scores';

const MATCH = {
  matchId: matchId('m'),
  matchName: 'A v B',
  sport: 'cricket',
  startsAt: Date.UTC(2026, 0, 15),
} as const;
const PRICE: PriceRule = {
  ...MATCH,
  kind: 'price',
  marketId: marketId('1.m'),
  marketName: 'Match Odds',
  runnerId: runnerId('a'),
  runnerName: 'A',
  side: 'back',
  odds: odds(210),
};
const score: MatchRule = { ...MATCH, kind: 'score' };
const short = (home: string, away: string) => ({ home, away, note: '', clock: '' });

/** Every look at a match, as the app looks: what was told. */
function noticesOf(rule: MatchRule, looks: readonly SeenMatch[]): readonly string[] {
  let before: SeenMatch | null = null;
  const said: string[] = [];
  for (const now of looks) {
    const { message, done } = matchNews(rule, before, now);
    before = seenNext(before, now);
    if (message?.kind === 'key') said.push(message.key);
    if (done) return said;
  }
  return said;
}

const anyOdds = fc.constantFrom(...ODDS_LADDER);
const anyStatus = fc.constantFrom('upcoming' as const, 'inPlay' as const, 'finished' as const);
const anyCount = fc.option(
  fc.record({
    home: fc.option(fc.nat(12)),
    away: fc.option(fc.nat(12)),
    text: fc.constant('1 v 0'),
  }),
);
const anyLooks = fc.array(fc.record({ status: anyStatus, count: anyCount }), { maxLength: 30 });

describe('a price that is waited for', () => {
  it('is told once: with the first price that is as good or better, and never without one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('back' as const, 'lay' as const),
        anyOdds,
        fc.array(fc.option(anyOdds)),
        (side, wanted, prices) => {
          const rule = { ...PRICE, side, odds: wanted };
          const good = (price: OddsHundredths | null): boolean =>
            price !== null && (side === 'back' ? price >= wanted : price <= wanted);
          const first = prices.findIndex(good);
          const news = prices.map((price) => priceNews(rule, price));
          expect(news.findIndex(({ done }) => done)).toBe(first);
          for (const { message, done } of news) expect(message !== null).toBe(done);
        },
      ),
    );
  });

  it('is reached by the very price that was asked for', () => {
    const asked = (side: 'back' | 'lay', now: number) => isReached({ side, odds: odds(210) }, odds(now));
    expect([208, 210, 212].map((now) => asked('back', now))).toEqual([false, true, true]);
    expect([208, 210, 212].map((now) => asked('lay', now))).toEqual([true, true, false]);
  });

  it('says what happened, with the price as it is', () => {
    expect(priceNews(PRICE, odds(220)).message).toEqual({
      kind: 'key',
      key: 'alerts.backReached',
      values: { runner: 'A', odds: '2.20', market: 'Match Odds', match: 'A v B', matchId: 'm' },
    });
    expect(priceNews({ ...PRICE, side: 'lay' }, odds(200)).message).toMatchObject({
      key: 'alerts.layReached',
    });
  });
});

describe('a match that is waited for', () => {
  it('has started once, at the first look after it did; nothing after its end', () => {
    fc.assert(
      fc.property(anyLooks, (looks) => {
        const first = looks.find(({ status }) => status !== 'upcoming');
        expect(noticesOf({ ...MATCH, kind: 'start' }, looks)).toEqual(
          first?.status === 'inPlay' ? ['alerts.started'] : [],
        );
      }),
    );
  });

  it('each piece of news names its match, and says which it is', () => {
    const at = (status: SeenMatch['status'], home: number): SeenMatch => ({
      status,
      count: { home, away: 0, text: `${home} v 0` },
    });
    const said = (rule: MatchRule, before: SeenMatch | null, now: SeenMatch) =>
      matchNews(rule, before, now).message;
    const match = { match: 'A v B', matchId: 'm' };
    expect(said({ ...MATCH, kind: 'start' }, null, at('inPlay', 0))).toMatchObject({ values: match });
    expect(said({ ...MATCH, kind: 'end' }, null, { status: 'finished', count: null })).toMatchObject({
      values: match,
    });
    expect(said(score, at('inPlay', 1), at('inPlay', 2))).toMatchObject({
      values: { ...match, score: '2 v 0' },
    });
  });

  it('is over once', () => {
    fc.assert(
      fc.property(anyLooks, (looks) => {
        const ends = looks.some(({ status }) => status === 'finished');
        expect(noticesOf({ ...MATCH, kind: 'end' }, looks)).toHaveLength(ends ? 1 : 0);
      }),
    );
    const over = { status: 'finished', count: { home: 1, away: 0, text: '1 v 0' } } as const;
    expect(matchNews({ ...MATCH, kind: 'end' }, null, over).message).toMatchObject({
      key: 'alerts.overAt',
      values: { match: 'A v B', score: '1 v 0' },
    });
    expect(matchNews({ ...MATCH, kind: 'end' }, null, { ...over, count: null }).message).toMatchObject({
      key: 'alerts.over',
    });
  });

  it('no goal or wicket is told twice, none at the first look, and the same look twice tells nothing', () => {
    fc.assert(
      fc.property(anyLooks, (looks) => {
        const counts = (of: 'home' | 'away') => looks.map(({ count }) => count?.[of] ?? null);
        const rises = (of: 'home' | 'away'): number => {
          const known = counts(of).filter((each) => each !== null);
          return Math.max(0, ...known) - (known[0] ?? 0);
        };
        const said = noticesOf(score, looks);
        expect(said.length).toBeLessThanOrEqual(rises('home') + rises('away'));
        expect(
          noticesOf(
            score,
            looks.flatMap((each) => [each, each]),
          ).length,
        ).toBe(said.length);
      }),
    );
  });

  it('each that is seen is told, in the words of its sport', () => {
    const at = (home: number, away: number): SeenMatch => ({
      status: 'inPlay',
      count: { home, away, text: '' },
    });
    const looks = [at(0, 0), at(1, 0), at(1, 1), at(1, 0), at(1, 1), at(3, 1)];
    expect(noticesOf(score, looks)).toEqual(['alerts.wicket', 'alerts.wicket', 'alerts.wicket']);
    expect(noticesOf({ ...score, sport: 'soccer' }, looks.slice(0, 2))).toEqual(['alerts.goal']);
  });

  it('a pause of the feed makes no event of what was known before', () => {
    const at = (count: SeenMatch['count']): SeenMatch => ({ status: 'inPlay', count });
    const one = { home: 1, away: null, text: '' };
    expect(noticesOf(score, [at(one), at(null), at(one), at({ ...one, home: 2 })])).toEqual([
      'alerts.wicket',
    ]);
    expect(noticesOf(score, [at(one), at(null), at({ ...one, home: 2 })])).toEqual(['alerts.wicket']);
  });

  it('what is compared with next is the most that was known, in the words that came last', () => {
    const seen = (count: SeenMatch['count']): SeenMatch => ({ status: 'inPlay', count });
    const one = { home: 1, away: null, text: '1 v 0' };
    const none = seen(null);
    expect(seenNext(null, none)).toEqual(none);
    expect(seenNext(none, seen(one))).toEqual(seen(one));
    expect(seenNext(seen(one), none)).toEqual(seen(one));
    expect(seenNext(seen(one), seen({ home: null, away: 2, text: '' }))).toEqual(
      seen({ home: 1, away: 2, text: '' }),
    );
  });
});

describe('how a score is counted', () => {
  it('goals and fallen wickets, from a whole score and from a short one alike', () => {
    expect(scoreCount('cricket', null, short('312 & 45/2', '120/9'))).toMatchObject({ home: 12, away: 9 });
    expect(scoreCount('cricket', null, short('119/9', ''))).toMatchObject({ home: 9, away: null });
    expect(scoreCount('cricket', null, short('45/2 (6.1)', 'yet to bat'))).toMatchObject({
      home: 2,
      away: null,
    });
    expect(scoreCount('cricket', null, short('119/9', ''))?.text).toBe('119/9');
    expect(scoreCount('soccer', null, short('2', '1'))?.text).toBe('2–1');
    expect(scoreCount('tennis', null, short('6 6  6', ' 2 7 4'))?.text).toBe('6–2 6–7 6–4');
    expect(scoreCount('tennis', null, short('6 3', '2'))?.text).toBe('6 3 v 2');
    expect(scoreCount('tennis', null, short('', ''))?.text).toBe('');
    expect(scoreCount('soccer', null, short('1', 'x'))).toMatchObject({ home: 1, away: null });
    expect(scoreCount('soccer', null, null)).toBeNull();
    expect(scoreCount('soccer', aFootballScore({ goals: [2, 1] }), short('0', '0'))).toMatchObject({
      home: 2,
      away: 1,
    });
    const innings = [{ team: 'home' as const, runs: 10, wickets: 3, balls: 12 }];
    expect(scoreCount('cricket', aCricketScore({ innings }), null)).toMatchObject({ home: 3, away: null });
  });

  it('an innings is read whole or not at all, and two digits are two digits', () => {
    const fallen = (side: string) => scoreCount('cricket', null, short(side, ''))?.home;
    expect([fallen('119/10'), fallen('about 119/9'), fallen('119/9 & to bat')]).toEqual([10, null, null]);
    const goals = (side: string) => scoreCount('soccer', null, short(side, ''))?.home;
    expect([goals('10'), goals(' 2 '), goals('1000')]).toEqual([10, 2, null]);
    expect(scoreCount('cricket', null, short('119/9', '20/1'))?.text).toBe('119/9 v 20/1');
  });

  it('there are goals and wickets to be told of, and nothing alike in tennis', () => {
    expect((['cricket', 'soccer', 'tennis'] as const).map(hasScoreEvents)).toEqual([true, true, false]);
  });

  it('whatever a feed writes, there is a count or none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (home, away) => {
        for (const sport of ['cricket', 'soccer', 'tennis'] as const) {
          const count = scoreCount(sport, null, short(home, away));
          for (const side of [count?.home, count?.away])
            if (typeof side === 'number') expect(Number.isSafeInteger(side) && side >= 0).toBe(true);
        }
      }),
    );
  });
});

describe('quiet hours', () => {
  it('are so many hours of every day, by the clock of India', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(hour, hour, fc.nat(400), (from, to, day) => {
        const at = (each: number): number => Date.UTC(2026, 0, 1 + day, each, 30) - 5.5 * 3_600_000;
        const quiet = Array.from({ length: 24 }, (_, each) => isQuiet({ from, to }, at(each)));
        expect(quiet.filter(Boolean)).toHaveLength((to - from + 24) % 24);
        expect(quiet[from]).toBe(from !== to);
        expect(quiet[to]).toBe(false);
      }),
    );
    expect(isQuiet(null, 0)).toBe(false);
    expect(USUAL_QUIET).toEqual({ from: 23, to: 7 });
  });
});

describe('what is kept', () => {
  const rule = (at: number): AlertRule => ({ ...MATCH, kind: 'end', matchId: matchId(`m${at}`) });

  it('one rule a wish: the later one takes the place of the earlier one', () => {
    const first = withRule(NO_ALERTS, PRICE);
    const second = first.ok ? withRule(first.value, { ...PRICE, odds: odds(300) }) : first;
    expect(second).toMatchObject({ ok: true, value: { rules: [{ odds: 300 }] } });
    expect(second.ok && hasRule(second.value, ruleId(PRICE))).toBe(true);
    expect(second.ok && withoutRule(second.value, ruleId(PRICE)).rules).toEqual([]);
  });

  it('a wish is a runner and a side of a market, or an event of a match; with its price it was sent', () => {
    const others: readonly AlertRule[] = [
      PRICE,
      { ...PRICE, marketId: marketId('1.n') },
      { ...PRICE, runnerId: runnerId('b') },
      { ...PRICE, side: 'lay' },
      score,
      { ...score, kind: 'end' },
      { ...score, matchId: matchId('n') },
    ];
    expect(new Set(others.map(ruleId)).size).toBe(others.length);
    const dearer = { ...PRICE, odds: odds(300) };
    expect(ruleId(dearer)).toBe(ruleId(PRICE));
    expect(sentId(dearer)).not.toBe(sentId(PRICE));
    expect(sentId(PRICE)).not.toBe(ruleId(PRICE));
    expect(sentId(score)).toBe(ruleId(score));
    const both = { ...NO_ALERTS, rules: [PRICE, score] };
    expect(withoutRule(both, ruleId(PRICE)).rules).toEqual([score]);
    expect(hasRule({ ...both, rules: [score] }, ruleId(PRICE))).toBe(false);
  });

  it('so many at most; one that is there already may be changed', () => {
    const rules = Array.from({ length: MAX_RULES }, (_, at) => rule(at));
    expect(withRule({ ...NO_ALERTS, rules }, PRICE)).toEqual({ ok: false, error: 'alerts.full' });
    expect(withRule({ ...NO_ALERTS, rules }, rule(3))).toMatchObject({ ok: true });
  });

  it('a kind is switched off and on', () => {
    const off = withKind(withKind(NO_ALERTS, 'score', false), 'score', false);
    expect(off.off).toEqual(['score']);
    expect(withKind(off, 'score', true)).toEqual(NO_ALERTS);
    expect(withKind(withKind(off, 'settled', false), 'score', true).off).toEqual(['settled']);
  });

  it('a match that is long over is forgotten', () => {
    const day = 86_400_000;
    expect(isForgotten(PRICE, PRICE.startsAt + 5 * day)).toBe(false);
    expect(isForgotten(PRICE, PRICE.startsAt + 5 * day + 1)).toBe(true);
  });
});
