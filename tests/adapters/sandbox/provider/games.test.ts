import { describe, expect, it } from 'vitest';
import { crashPointOf } from '@/adapters/sandbox/provider/crash';
import { drawFrom } from '@/adapters/sandbox/provider/fair';
import { minesOf } from '@/adapters/sandbox/provider/mines';
import { sha256 } from '@/adapters/sandbox/provider/sha256';
import { pocketOf } from '@/adapters/sandbox/provider/wheel';
import { keyOf, playWorld } from './playWorld';
import type { RoundView } from './playWorld';

const seedsOf = ({ server = '', client, nonce }: RoundView) => ({ server, client, nonce });

function table(provider: string, code: string) {
  const world = playWorld();
  const player = world.demo();
  const session = player.launch(provider, code);
  let keys = 0;
  const nextKey = (): string => keyOf((keys += 1));
  return { ...world, player, session, nextKey };
}

describe('the wheel', () => {
  it('[CASINO-03] promises, spins, pays, and can be checked', () => {
    const { play, session, nextKey, cashOf, player } = table('ezugi', 'speed-roulette');
    let cash = 1_000_000;
    for (let times = 0; times < 40; times += 1) {
      const { next, limits, table: which } = play(session, 'open').view;
      expect(which).toBe('wheel');
      expect(limits.min).toBe(10);
      const bets = [
        { on: 'red', stake: 50 },
        { on: 'n-7', stake: 10 },
      ];
      const { view } = play(session, 'begin', { key: nextKey(), client: 'my luck', table: 'wheel', bets });
      const round = view.round;
      if (round === null) throw new Error('no round');
      expect(round).toMatchObject({
        over: true,
        stake: 60,
        nonce: next.nonce,
        client: 'my luck',
        commit: next.commit,
      });
      expect(sha256(round.server ?? '')).toBe(next.commit);
      expect(pocketOf(drawFrom(seedsOf(round)))).toBe(round.pocket);
      cash -= 6_000;
      expect(view.cash * 100).toBe(cash);
      // The wheel has stopped for the player's eyes; said twice it is paid once.
      cash += (round.paid ?? 0) * 100;
      for (let twice = 0; twice < 2; twice += 1)
        expect(play(session, 'shown', { key: round.key }).view).toMatchObject({
          cash: cash / 100,
          round: { credited: true },
        });
      expect(cashOf(player.id)).toBe(cash);
    }
  });

  it('[CASINO-03] who comes back finds the row of results as the page wrote it, each round once', () => {
    const { play, session, nextKey, player } = table('vivo', 'european-roulette');
    const pastOf = (view: object) => (view as { readonly past: readonly unknown[] }).past;
    const ask = (stake: number, before?: object) =>
      play(session, 'begin', {
        key: nextKey(),
        client: 'x',
        table: 'wheel',
        bets: [{ on: 'n-7', stake }],
        before,
      });
    const begin = (...asked: Parameters<typeof ask>) => ask(...asked).view;
    const beadOf = (view: ReturnType<typeof begin>, text: string) => ({
      key: view.round?.key,
      text,
      tone: 'red',
    });
    let view = begin(50);
    expect(pastOf(view)).toEqual([]);
    const written = Array.from({ length: 14 }, (_, at) => {
      const bead = beadOf(view, String(at));
      view = begin(50, bead);
      return bead;
    });
    const row = written.toReversed().slice(0, 12);
    expect(pastOf(view)).toEqual(row);
    // Of another round; too long for the row; no word at all.
    for (const before of [
      { ...beadOf(view, '7'), key: 'ffffffff' },
      beadOf(view, 'seventeen, red'),
      { key: 7 },
      'x',
    ])
      view = begin(50, before as object);
    expect(pastOf(view)).toEqual(row);
    // The next bet is not taken: the round is said again with the one after it.
    view = begin(9_000);
    const bead = beadOf(view, '7');
    expect(ask(9_000, bead).code).toBe('INSUFFICIENT_FUNDS');
    expect(pastOf(begin(50, bead))).toEqual([bead, ...row.slice(0, 11)]);
    expect(pastOf(play(player.launch('ezugi', 'namaste-roulette'), 'open').view)).toHaveLength(12);
  });

  const BOTH = [
    { on: 'red', stake: 50 },
    { on: 'black', stake: 50 },
    { on: 'n-0', stake: 10 },
  ];
  it('[CASINO-03] [P11] a win is paid by the clock when its page is closed before it has shown it', () => {
    const { play, session, nextKey, sandbox, cashOf, player } = table('ezugi', 'speed-roulette');
    const key = nextKey();
    const { view } = play(session, 'begin', { key, client: 'x', table: 'wheel', bets: BOTH });
    const paid = (view.round?.paid ?? 0) * 100;
    expect(paid).toBeGreaterThan(0);
    expect(view.round?.credited).toBe(false);
    sandbox.advance(5_900);
    expect(cashOf(player.id)).toBe(1_000_000 - 11_000);
    sandbox.advance(200);
    expect(cashOf(player.id)).toBe(1_000_000 - 11_000 + paid);
    play(session, 'shown', { key });
    expect(cashOf(player.id)).toBe(1_000_000 - 11_000 + paid);
  });

  it.each([1, 25, 24 * 30])(
    '[CASINO-03] [P11] a win that nobody saw is there when its world wakes %i hours later, in one leap',
    (hours) => {
      const { member, play, sandbox, cashOf } = playWorld();
      const player = member();
      const session = player.launch('ezugi', 'speed-roulette');
      const { view } = play(session, 'begin', { key: keyOf(1), client: 'x', table: 'wheel', bets: BOTH });
      const paid = (view.round?.paid ?? 0) * 100;
      expect(paid).toBeGreaterThan(0);
      const mines = player.launch('spribe', 'mines');
      play(mines, 'begin', { key: keyOf(2), client: 'x', table: 'mines', stake: 100, mines: 3 });
      const again = playWorld({ snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) });
      again.sandbox.advanceTo(sandbox.now() + hours * 3_600_000);
      // The round of Mines that nobody went on with gives its stake back before a day is over.
      const open = hours > 20 ? 0 : 10_000;
      expect(again.cashOf(player.id)).toBe(1_000_000 - 11_000 + paid - open);
      expect(cashOf(player.id)).toBe(1_000_000 - 11_000 - 10_000);
      expect(again.sandbox.audit().ledgerSum).toBe(0);
    },
  );

  it('[CASINO-03] [P11] a win that is not shown yet is paid before the next bet, and after a reload', () => {
    const { play, session, nextKey, sandbox } = table('ezugi', 'speed-roulette');
    const spin = () =>
      play(session, 'begin', { key: nextKey(), client: 'x', table: 'wheel', bets: BOTH }).view.round;
    const paid = (spin()?.paid ?? 0) + (spin()?.paid ?? 0);
    const again = playWorld({ seed: 'another tab', snapshot: sandbox.snapshot() });
    again.sandbox.advance(6_100);
    expect(again.play(session, 'look').view).toMatchObject({
      cash: 10_000 - 220 + paid,
      round: { credited: true },
    });
    expect(again.sandbox.audit().ledgerSum).toBe(0);
  });
});

describe('mines', () => {
  it('[CASINO-03] opens tile by tile, tells nothing before the end, and pays when one stops', () => {
    const { play, session, nextKey, sandbox } = table('spribe', 'mines');
    const outcomes = new Set<string>();
    for (let times = 0; times < 60 && outcomes.size < 2; times += 1) {
      const { next, cash } = play(session, 'open').view;
      const key = nextKey();
      const begun = play(session, 'begin', { key, client: 'x', table: 'mines', stake: 100, mines: 5 });
      expect(begun.view).toMatchObject({ cash: cash - 100, round: { over: false, opened: [], worth: 100 } });
      expect(JSON.stringify(begun.view)).not.toMatch(/"lay"|"server"/);
      let { view } = begun;
      for (const tile of [0, 6, 12]) view = play(session, 'open-tile', { key, tile }).view;
      const repeated = play(session, 'open-tile', { key, tile: 12 }).view;
      expect(repeated.round).toEqual(view.round);
      if (view.round?.over === false) view = play(session, 'stop', { key }).view;
      const { round } = view;
      if (round === null) throw new Error('no round');
      expect(round.over).toBe(true);
      expect(sha256(round.server ?? '')).toBe(next.commit);
      expect(round.lay).toEqual(minesOf(drawFrom(seedsOf(round)), 5));
      const safe = (round.opened ?? []).every((tile) => !round.lay?.includes(tile));
      outcomes.add(safe ? 'won' : 'lost');
      expect(round.paid).toBe(safe ? round.worth : 0);
      expect(view.cash).toBeCloseTo(cash - 100 + (round.paid ?? 0), 6);
      expect(play(session, 'stop', { key }).view.cash).toBe(view.cash);
    }
    expect([...outcomes].toSorted()).toEqual(['lost', 'won']);
    expect(sandbox.audit().ledgerSum).toBe(0);
  });

  it('[CASINO-03] a round is found again from another page, and one that was not begun gives its stake back', () => {
    const { play, session, player, cashOf } = table('spribe', 'mines');
    play(session, 'begin', { key: keyOf(1), client: 'x', table: 'mines', stake: 100, mines: 3 });
    const other = player.launch('spribe', 'mines');
    expect(play(other, 'open').view.round).toMatchObject({ key: keyOf(1), over: false });
    expect(
      play(other, 'begin', { key: keyOf(2), client: 'x', table: 'mines', stake: 100, mines: 3 }).code,
    ).toBe('ROUND_OPEN');
    expect(play(other, 'stop', { key: keyOf(1) }).view.round).toMatchObject({ over: true, paid: 100 });
    expect(cashOf(player.id)).toBe(1_000_000);
  });

  it('[CASINO-03] a forgotten round ends for its player', () => {
    const { play, session, sandbox, cashOf, player } = table('spribe', 'mines');
    play(session, 'begin', { key: keyOf(1), client: 'x', table: 'mines', stake: 100, mines: 1 });
    for (let hours = 0; hours < 21; hours += 1) sandbox.advance(3_600_000);
    expect(cashOf(player.id)).toBe(1_000_000);
  });
});

describe('the flight', () => {
  it('[CASINO-03] climbs, is left by hand or by itself, or crashes while nobody looks', () => {
    const { play, session, nextKey, sandbox, cashOf, player } = table('spribe', 'aviator');
    const seen = new Set<string>();
    for (let times = 0; times < 60; times += 1) {
      const before = cashOf(player.id);
      const key = nextKey();
      const auto = times % 2 === 0 ? 1.5 : null;
      const begun = play(session, 'begin', { key, client: 'x', table: 'crash', stake: 20, auto }).view;
      expect(JSON.stringify(begun)).not.toMatch(/"point"|"server"/);
      sandbox.advance(4_000);
      const halfway = play(session, 'look').view.round;
      if (halfway?.over === false) expect(halfway.height).toBeGreaterThan(110);
      if (auto === null) play(session, 'stop', { key });
      else sandbox.advance(6_000);
      const { round } = play(session, 'look').view;
      if (round === null) throw new Error('no round');
      expect(round).toMatchObject({ over: true, point: crashPointOf(drawFrom(seedsOf(round))) });
      const { leftAt = null, point = 0 } = round;
      if (leftAt !== null) expect(leftAt).toBeLessThanOrEqual(point);
      if (auto !== null) expect(leftAt).toBe(point >= 150 ? 150 : null);
      expect(cashOf(player.id)).toBe(before - 2_000 + (leftAt ?? 0) * 20);
      seen.add(`${auto === null ? 'hand' : 'auto'} ${leftAt === null ? 'crashed' : 'left'}`);
    }
    expect(seen.size).toBe(4);
  });
});

describe('what a game refuses', () => {
  it('[CASINO-03] [X23] bets beyond the limits, without funds, without a session, or that make no sense', () => {
    const { play, session, player, sandbox, cashOf } = table('spribe', 'mines');
    const begin = (more: object) =>
      play(session, 'begin', { key: keyOf(1), client: 'x', table: 'mines', mines: 3, ...more });
    expect(begin({ stake: 9.99 }).code).toBe('LIMIT');
    expect(begin({ stake: 10_000.01 }).code).toBe('LIMIT');
    for (const stake of [0, -5, '100', 0.001, null, Number.NaN, 1e300])
      expect(begin({ stake }).code).toBe('MALFORMED');
    for (const mines of [0, 25, 1.5, '3', null]) expect(begin({ stake: 10, mines }).code).toBe('MALFORMED');
    for (const key of ['', 'XYZ', '0'.repeat(33), 7, '../../..'])
      expect(begin({ stake: 10, key }).code).toBe('MALFORMED');
    expect(begin({ stake: 10, table: 'wheel', bets: [{ on: 'red', stake: 10 }] }).code).toBe('WRONG_TABLE');
    expect(begin({ stake: 10, table: 'wheel', bets: [{ on: '__proto__', stake: 10 }] }).code).toBe(
      'MALFORMED',
    );
    expect(play(session, 'stop', { key: keyOf(9) }).code).toBe('ROUND_UNKNOWN');
    expect(play('nobody', 'open')).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    expect(play(session, 'rob').code).toBe('MALFORMED');
    sandbox.setBalance(player.id, { cash: 50 });
    expect(begin({ stake: 60 }).code).toBe('INSUFFICIENT_FUNDS');
    expect(cashOf(player.id)).toBe(5_000);
    const commit = play(session, 'open').view.next;
    expect(begin({ stake: 50 }).view).toMatchObject({ cash: 0, round: { commit: commit.commit } });
    player.signOut();
    expect(play(session, 'stop', { key: keyOf(1) }).code).toBe('SESSION_ENDED');
  });

  it('[CASINO-03] a bet for a round whose promise its page was never shown', () => {
    const { play, session, player, cashOf } = table('spribe', 'mines');
    const begin = (number: number, nonce: number) =>
      play(session, 'begin', {
        key: keyOf(number),
        client: 'x',
        table: 'mines',
        stake: 100,
        mines: 3,
        nonce,
      });
    const other = player.launch('spribe', 'mines');
    expect(begin(1, 0).view.round?.nonce).toBe(0);
    play(other, 'stop', { key: keyOf(1) });
    expect(begin(2, 0).code).toBe('STALE');
    expect(cashOf(player.id)).toBe(1_000_000);
    expect(begin(2, 1).view.round?.nonce).toBe(1);
    // The same call again is the same round, whatever has become of the number.
    expect(begin(2, 1).view.round?.nonce).toBe(1);
  });

  it('[CASINO-03] another host goes on with the same seeds: promise, mines and flight stay what they were', () => {
    const { play, session, player, sandbox } = table('spribe', 'mines');
    const promised = play(session, 'open').view.next.commit;
    play(session, 'begin', { key: keyOf(1), client: 'x', table: 'mines', stake: 100, mines: 3 });
    play(session, 'open-tile', { key: keyOf(1), tile: 0 });
    const flight = player.launch('spribe', 'aviator');
    const unused = play(flight, 'open').view.next;
    const saved = JSON.parse(JSON.stringify(sandbox.snapshot())) as unknown;
    const here = play(session, 'stop', { key: keyOf(1) }).view.round;
    const again = playWorld({ seed: 'another tab', snapshot: saved });
    const there = again.play(session, 'stop', { key: keyOf(1) }).view.round;
    expect(sha256(there?.server ?? '')).toBe(promised);
    expect(there).toEqual(here);
    expect(again.play(flight, 'open').view.next).toEqual(unused);
    // And so does the host after it.
    const third = playWorld({ seed: 'a third', snapshot: again.sandbox.snapshot() });
    expect(third.play(session, 'open').view).toEqual(again.play(session, 'open').view);
  });

  it('[CASINO-03] goes on after a reload as if nothing had happened', () => {
    const { play, session, sandbox } = table('spribe', 'mines');
    play(session, 'begin', { key: keyOf(1), client: 'x', table: 'mines', stake: 100, mines: 3 });
    const again = playWorld({ snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) });
    expect(again.sandbox.revision()).toBe(sandbox.revision());
    expect(again.play(session, 'open').view).toEqual(play(session, 'open').view);
    expect(again.play(session, 'stop', { key: keyOf(1) }).view).toMatchObject({ cash: 10_000 });
    again.sandbox.reset();
    expect(again.play(session, 'open').code).toBe('SESSION_ENDED');
  });
});
