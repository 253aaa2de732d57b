import { describe, expect, it } from 'vitest';
import { crashPointOf } from '@/adapters/sandbox/provider/crash';
import { drawFrom, words } from '@/adapters/sandbox/provider/fair';
import { diceTimes } from '@/adapters/sandbox/provider/kinds/diceKind';
import { hiloPays, isRight, ranksFor } from '@/adapters/sandbox/provider/kinds/hiloKind';
import { readPlay } from '@/adapters/sandbox/provider/readPlay';
import { sha256 } from '@/adapters/sandbox/provider/sha256';
import { wakenSeat } from '@/adapters/sandbox/provider/wakenSeat';
import { isWheelCall, MAX_WHEEL_BETS, wheelPays } from '@/adapters/sandbox/provider/wheel';
import { cardsOf, drawing } from '@tests/support/sandbox/drawing';
import { kindWorld, PLACES } from './kindWorld';
import { beginAt, movesAt } from './playBegins';
import { keyOf } from './playWorld';

const chance = (seed: number): (() => number) => {
  const draw = drawing(seed);
  return () => draw() / 2 ** 32;
};
const begin = (number: number, more: object) => ({ call: 'begin', key: keyOf(number), client: 'x', ...more });

function at(place: string) {
  const world = kindWorld('kinds');
  const session = world.player()[PLACES.findIndex(([, code]) => code === place)] ?? '';
  const view = (body: object) => {
    const answer = world.play(session, body);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };
  return { ...world, session, view };
}

describe('the numbers of a round', () => {
  it('are the same one by one as all at once', () => {
    const seeds = { server: 'a', client: 'b', nonce: 3 };
    const next = drawFrom(seeds);
    expect(Array.from({ length: 70 }, next)).toEqual(words(seeds, 70));
  });
});

describe('the inside bets of the roulette', () => {
  it('return 36 of 37 each, and there are 155 fields', () => {
    expect(MAX_WHEEL_BETS).toBe(155);
    const counts = { split: 0, street: 0, corner: 0, six: 0 };
    for (let low = 0; low <= 36; low += 1)
      for (const [on, kind] of [
        ...Array.from({ length: 37 }, (_, high) => [`split-${low}-${high}`, 'split'] as const),
        [`street-${low}`, 'street'] as const,
        [`corner-${low}`, 'corner'] as const,
        [`six-${low}`, 'six'] as const,
      ]) {
        if (!isWheelCall(on)) continue;
        counts[kind] += 1;
        let back = 0;
        for (let pocket = 0; pocket < 37; pocket += 1) back += wheelPays([{ on, stake: 100 }], pocket);
        expect([on, back]).toEqual([on, 3_600]);
      }
    expect(counts).toEqual({ split: 60, street: 12, corner: 23, six: 11 });
  });

  it.each([
    ['split-0-2', [0, 2], 18],
    ['split-3-6', [3, 6], 18],
    ['split-35-36', [35, 36], 18],
    ['street-34', [34, 35, 36], 12],
    ['corner-0', [0, 1, 2, 3], 9],
    ['corner-32', [32, 33, 35, 36], 9],
    ['six-31', [31, 32, 33, 34, 35, 36], 6],
  ])('%s', (on, covered, pays) => {
    for (let pocket = 0; pocket < 37; pocket += 1)
      expect(wheelPays([{ on, stake: 1 }], pocket)).toBe(covered.includes(pocket) ? pays : 0);
  });

  it('are not what lies apart', () => {
    for (const on of [
      'split-3-4',
      'split-1-5',
      'split-2-1',
      'street-2',
      'corner-3',
      'corner-34',
      'six-34',
      'six-2',
    ])
      expect([on, isWheelCall(on)]).toEqual([on, false]);
  });
});

describe('dice and HiLo', () => {
  it('dice pay 99 of the chance, in hundredths', () => {
    expect(diceTimes({ over: false, target: 5_000 })).toBe(198);
    expect(diceTimes({ over: true, target: 5_000 })).toBe(198);
    expect(diceTimes({ over: false, target: 200 })).toBe(4_950);
    expect(diceTimes({ over: true, target: 9_800 })).toBe(4_974);
  });

  it.each([
    ['5S 5H', 'higher', true],
    ['5S 5H', 'lower', true],
    ['5S 4H', 'higher', false],
    ['AS AH', 'higher', false],
    ['AS AH', 'lower', true],
    ['AS 2H', 'lower', false],
    ['KS KH', 'lower', false],
    ['KS KH', 'higher', true],
    ['KS 2H', 'skip', true],
  ] as const)('after %s %s: %s', (names, guess, isWon) => {
    const [before, after] = cardsOf(names);
    expect(before !== undefined && after !== undefined && isRight(before, guess, after)).toBe(isWon);
  });

  it('every guess has as many ranks as it is paid for', () => {
    for (let rank = 1; rank <= 13; rank += 1)
      for (const guess of ['higher', 'lower'] as const) {
        const right = Array.from({ length: 13 }, (_, other) =>
          isRight({ rank, suit: 0 }, guess, { rank: other + 1, suit: 0 }),
        );
        expect(right.filter(Boolean)).toHaveLength(ranksFor(rank, guess));
      }
    // A stake of 1,300: after a six higher is right for eight of thirteen.
    expect(hiloPays(1_300, cardsOf('6S 9S'), ['higher'])).toBe(2_049);
    expect(hiloPays(1_300, cardsOf('6S 9S'), ['skip'])).toBe(1_300);
  });

  it('[F54] a guess that is sent twice, because its answer was lost, is one', () => {
    const { view } = at('hilo');
    view(begin(1, { table: 'hilo', stake: 100 }));
    const guess = { call: 'guess', key: keyOf(1), guess: 'skip', at: 1 };
    const first = view(guess);
    expect(first.round).toMatchObject({ guesses: ['skip'] });
    expect(view(guess)).toEqual(first);
    expect(view({ ...guess, at: 2 }).round).toMatchObject({ guesses: ['skip', 'skip'] });
  });

  it('HiLo goes on until it is stopped, and gives an unplayed stake back', () => {
    const { view, play, session } = at('hilo');
    const { cash } = view({ call: 'open' });
    expect(view(begin(1, { table: 'hilo', stake: 100 }))).toMatchObject({
      cash: cash - 100,
      round: { over: false, worth: 100 },
    });
    expect(view({ call: 'guess', key: keyOf(1), guess: 'skip' }).round).toMatchObject({
      over: false,
      guesses: ['skip'],
    });
    for (let times = 0; times < 80; times += 1)
      play(session, { call: 'guess', key: keyOf(1), guess: 'skip' });
    expect(
      (view({ call: 'look' }).round as unknown as { readonly cards: readonly string[] }).cards,
    ).toHaveLength(51);
    expect(view({ call: 'stop', key: keyOf(1) })).toMatchObject({ cash, round: { over: true, paid: 100 } });
  });
});

describe('a flight with two bets', () => {
  it('is left bet by bet, by hand or by itself, and is over when none is in it', () => {
    const { view, pass } = at('aviator');
    const seen = new Set<string>();
    for (let number = 1; number < 60; number += 1) {
      const bets = [
        { stake: 20, auto: 1.2 },
        { stake: 30, auto: null },
      ];
      const { cash } = view({ call: 'look' });
      const begun = view(begin(number, { table: 'crash', bets }));
      expect(begun).toMatchObject({ cash: cash - 50, round: { stake: 50 } });
      expect(JSON.stringify(begun)).not.toMatch(/"point"|"server"/);
      pass(4_000);
      const left = view({ call: 'stop', key: keyOf(number), bet: 1 }).round;
      const { server = '', client = '', nonce = 0 } = left ?? {};
      const by = (left as unknown as { bets: readonly { leftAt: number | null }[] }).bets.map(
        ({ leftAt }) => leftAt,
      );
      const point = crashPointOf(drawFrom({ server, client, nonce }));
      expect(left?.over).toBe(true);
      expect(by).toEqual([point >= 120 ? 120 : null, point > 127 ? 127 : null]);
      expect(left?.paid).toBe((by[0] === null ? 0 : 24) + (by[1] === null ? 0 : 38.1));
      seen.add(by.map((each) => each !== null).join());
    }
    expect([...seen].toSorted()).toEqual(['false,false', 'true,false', 'true,true']);
  });

  it('as it was saved with its one bet goes on', () => {
    const older = {
      player: 'p',
      table: 'crash',
      nonce: 1,
      round: {
        id: 'i',
        key: 'k',
        stake: 500,
        client: 'c',
        nonce: 0,
        begunAt: 5,
        game: { table: 'crash', auto: 150 },
        paid: null,
        leftAt: null,
      },
    };
    expect(wakenSeat(older as unknown as Parameters<typeof wakenSeat>[0])).toMatchObject({
      variant: '',
      past: [],
      round: {
        due: null,
        raises: [],
        asked: 0,
        game: { table: 'crash', bets: [{ stake: 500, auto: 150, leftAt: null }] },
      },
    });
  });
});

describe('every kind of game', () => {
  it.each(PLACES.map(([, code, table, variant], place) => [code, table, variant, place] as const))(
    '[CASINO-03] %s (%s %s) begins once, shows no seed while it goes on, and is found again by another host',
    (code, table, variant, place) => {
      const { view, reload, pass } = at(code);
      const random = chance(place + 1);
      for (let number = 1; number <= 12; number += 1) {
        const { next, cash } = view({ call: 'open' });
        const asked = begin(number, beginAt(place, 20, random));
        const first = view(asked);
        const second = view(asked);
        expect(second.round).toMatchObject({ key: keyOf(number), nonce: next.nonce, commit: next.commit });
        expect(second.cash).toBe(first.cash);
        expect(first.table).toBe(table);
        if (variant !== '') expect([first['variant'], first['skin']]).toContain(variant);
        reload();
        for (const move of movesAt(place, random)) view({ key: keyOf(number), ...move });
        const open = view({ call: 'look' });
        if (open.round?.over === false) {
          expect(JSON.stringify(open)).not.toMatch(/"server"|"point"|"lay"/);
          reload();
          expect(view({ call: 'look' })).toEqual(open);
          if (table === 'crash') pass(200_000);
          else view({ call: 'stop', key: keyOf(number) });
        }
        reload();
        const ended = view({ call: 'shown', key: keyOf(number) });
        const { round } = ended;
        expect(round).toMatchObject({ over: true, credited: true });
        expect(sha256(round?.server ?? '')).toBe(next.commit);
        expect(ended.cash).toBeCloseTo(cash - (round?.stake ?? 0) + (round?.paid ?? 0), 6);
      }
    },
  );

  it.each(PLACES.map(([, code, table], place) => [code, table, place] as const))(
    '[CASINO-03] [X23] %s refuses what makes no sense',
    (code, table, place) => {
      const { view, play, session } = at(code);
      const { cash } = view({ call: 'open' });
      const sound = beginAt(place, 20, chance(3)) as Readonly<Record<string, unknown>>;
      const hostile = [0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '20', null, [], {}, 0.001];
      const wrong: object[] = hostile.map((stake) =>
        'bets' in sound
          ? { table, bets: (sound['bets'] as readonly object[]).map((bet) => ({ ...bet, stake })) }
          : { ...sound, stake },
      );
      for (const bets of [
        [],
        {},
        'red',
        null,
        Array.from({ length: 10_000 }, () => ({ on: 'red', stake: 10 })),
        [{ on: '__proto__', stake: 10 }],
        [{ on: 'constructor', stake: 10 }],
        [{ on: 7, stake: 10 }],
        [null],
      ])
        if ('bets' in sound) wrong.push({ table, bets });
      for (const target of [199, 9_801, 50.5, Number.NaN, '5000'])
        if (table === 'dice') wrong.push({ ...sound, target });
      for (const rows of [0, 9, -8, '8', 1e9]) if (table === 'plinko') wrong.push({ ...sound, rows });
      if (table === 'plinko') wrong.push({ ...sound, risk: 'toString' }, { ...sound, risk: '' });
      if (table === 'dice') wrong.push({ ...sound, over: 'true' }, { ...sound, over: 1 });
      for (const body of wrong) expect([body, play(session, begin(1, body))]).toEqual([body, 'MALFORMED']);
      for (const other of ['__proto__', 'constructor', 'poker', '', 7])
        expect(play(session, begin(1, { ...sound, table: other }))).toBe('MALFORMED');
      const elsewhere = table === 'mines' ? beginAt(0, 20, chance(1)) : beginAt(1, 20, chance(1));
      expect(play(session, begin(1, elsewhere))).toBe('WRONG_TABLE');
      if (table === 'cards')
        expect(
          play(
            session,
            begin(1, { table, bets: [{ on: code === 'baccarat' ? 'dragon' : 'banker', stake: 10 }] }),
          ),
        ).toBe('WRONG_TABLE');
      for (const guess of ['', 'same', null, 1])
        expect(readPlay({ call: 'guess', key: keyOf(1), guess })).toBeNull();
      for (const bet of [-1, 2, 1e9]) expect(readPlay({ call: 'stop', key: keyOf(1), bet })).toBeNull();
      expect(view({ call: 'open' })).toMatchObject({ cash, round: null });
    },
  );

  it.each(PLACES.map(([, code], place) => [code, place] as const))(
    '[CASINO-03] %s takes ₹10 to ₹10,000',
    (code, place) => {
      const { play, session } = at(code);
      const withStake = (stake: number) => {
        const sound = beginAt(place, stake, () => 0.1) as Readonly<Record<string, unknown>>;
        const bets = sound['bets'] as readonly object[] | undefined;
        return bets === undefined ? sound : { ...sound, bets: bets.slice(0, 1) };
      };
      expect(play(session, begin(1, withStake(9.99)))).toBe('LIMIT');
      expect(play(session, begin(2, withStake(10_000.01)))).toBe('LIMIT');
      expect(play(session, begin(3, withStake(10_000)))).toMatchObject({ round: { stake: 10_000 } });
    },
  );
});
