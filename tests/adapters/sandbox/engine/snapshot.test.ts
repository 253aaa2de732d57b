import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench, Player } from './Bench';
import type { WireBet, WireMatchFacts } from './Bench';

/** A world in the middle of things: players, pending, resting, matched, settled and void bets. */
function busyWorld(): { bench: Bench; player: Player; match: WireMatchFacts } {
  const bench = new Bench();
  const [player, other] = [bench.player('asha', '9000000001'), bench.player('bela', '9000000002')];
  const match = bench.stillMatch('twenty', 5);
  for (let bets = 0; bets < 4; bets += 1) {
    player.bet(match, { odds: 2 + bets / 10 });
    other.bet(match, { side: 'lay', odds: 1.5 + bets / 10 });
    bench.engine.advance(2_000);
  }
  const settled = bench.stillMatch('soccer');
  player.bet(settled, { odds: 2 });
  bench.command(settled.matchOdds.id, { action: 'settle', runnerId: settled.matchOdds.runners[0]?.id ?? '' });
  bench.post('/sendOtpToMobile', { mobile: '9000000003', country_code: '+91' });
  bench.post('/login', { username: 'asha', password: 'Wrong1234' });
  return { bench, player, match };
}

/** What goes on after the snapshot. */
function goOn(bench: Bench, match: WireMatchFacts): readonly unknown[] {
  bench.engine.advance(3_000);
  bench.command(match.matchOdds.id, { action: 'thaw' });
  for (let steps = 0; steps < 200; steps += 1) bench.engine.advance(1_500);
  bench.engine.advance(3_600_000);
  return [bench.engine.logHash(), bench.engine.audit(), bench.engine.revision(), bench.matches()];
}

describe('a snapshot', () => {
  it('[P32] the first moment that other tests go on from is the one of a new world', () => {
    const [fresh, again] = [new Bench(), Bench.again()];
    for (let steps = 0; steps < 60; steps += 1) {
      expect(again.engine.logHash()).toBe(fresh.engine.logHash());
      expect(again.matches()).toEqual(fresh.matches());
      for (const { engine } of [fresh, again]) engine.advance(1_000);
    }
  });

  it('[P32] goes on exactly as the world it was taken of', () => {
    const { bench, match } = busyWorld();
    const snapshot: unknown = JSON.parse(JSON.stringify(bench.engine.snapshot()));
    const restored = new Bench({ seed: 'not used', startMs: bench.engine.now(), snapshot });
    expect(restored.engine.revision()).toBe(bench.engine.revision());
    expect(restored.engine.logHash()).toBe(bench.engine.logHash());
    expect(goOn(restored, match)).toEqual(goOn(bench, match));
  });

  it('keeps sessions, keys, codes and bets', () => {
    const { bench, player } = busyWorld();
    const restored = new Bench({ snapshot: bench.engine.snapshot() });
    const again = new Player(restored, player.token, player.id);
    expect(again.wallet()).toEqual(player.wallet());
    expect(restored.get('/bets', { pagesize: '50' }, player.token).body).toEqual(
      bench.get('/bets', { pagesize: '50' }, player.token).body,
    );
    expect(restored.engine.inbox()).toEqual(bench.engine.inbox());
    const code = { mobile: '9000000003', country_code: '+91', otp: restored.code('9000000003') };
    expect(restored.post('/mobileVerification', code).body.error).toBe(false);
  });

  it('is not touched by what happens after it', () => {
    const { bench } = busyWorld();
    const snapshot = bench.engine.snapshot();
    const text = JSON.stringify(snapshot);
    bench.engine.advance(60_000);
    expect(JSON.stringify(snapshot)).toBe(text);
  });

  it('begins a new epoch, so that no price from before the reload counts', () => {
    const bench = new Bench();
    const epoch = (of: Bench): unknown => {
      const connected = of.engine.connect('', { send: () => undefined, close: () => undefined });
      return (
        connected.ok &&
        (connected.session.receive('market:subscribe', [{ ids: [] }]) as { epoch: string }).epoch
      );
    };
    expect(epoch(new Bench({ snapshot: bench.engine.snapshot() }))).not.toBe(epoch(bench));
  });

  it('[F71] that was damaged, of another version or not one at all is dropped, and a new world begins', () => {
    const { bench } = busyWorld();
    const good = bench.engine.snapshot() as { version: number; sum: string; text: string };
    const fresh = new Bench().engine.logHash();
    const damaged = fc.oneof(
      fc.anything(),
      fc
        .nat(good.text.length - 1)
        .map((at) => ({ ...good, text: `${good.text.slice(0, at)}~${good.text.slice(at + 1)}` })),
      fc.nat(good.text.length - 1).map((at) => ({ ...good, text: good.text.slice(0, at) })),
      fc.constant({ ...good, version: good.version + 1 }),
    );
    fc.assert(
      fc.property(damaged, (snapshot) => {
        expect(new Bench({ snapshot }).engine.logHash()).toBe(fresh);
      }),
      { numRuns: runs(60) },
    );
    expect(new Bench({ snapshot: good }).engine.logHash()).toBe(bench.engine.logHash());
  });

  it('stays small: a day of play with a hundred bets fits into 210 kB', () => {
    const bench = new Bench();
    const player = bench.player();
    for (let hour = 0; hour < 20; hour += 1) {
      for (const match of bench.matches({ inplay: 'true' }).slice(0, 5)) player.bet(match);
      bench.engine.advance(10_000);
      bench.engine.advance(3_600_000);
    }
    expect(bench.engine.audit().bets).toBeGreaterThanOrEqual(80);
    expect(JSON.stringify(bench.engine.snapshot()).length).toBeLessThan(210_000);
  });

  it("[F78] wakes after a week at once: bets of that time are settled, the calendar is today's", () => {
    const bench = new Bench();
    const player = bench.player();
    const [live] = bench.matches({ inplay: 'true', sport: '1' });
    const tomorrow = bench.matches({ inplay: 'false' }).at(-1);
    if (live === undefined || tomorrow === undefined) throw new Error('no matches');
    const bets = [player.bet(live, { acceptOdds: 'any' }), player.bet(tomorrow)];
    bench.engine.advance(7 * 86_400_000);
    const { token } = bench.post<{ token: string }>('/login', { username: 'asha', password: 'Secret123' })
      .body.data;
    const listed = bench.get<{ bets: readonly WireBet[] }>('/bets', {}, token).body.data.bets;
    expect(listed.map((bet) => bet.id).toSorted()).toEqual(bets.map((bet) => bet.id).toSorted());
    for (const bet of listed) expect(['settled', 'rejected']).toContain(bet.status);
    expect(listed.some((bet) => bet.status === 'settled')).toBe(true);
    expect(bench.engine.audit()).toMatchObject({ ledgerSum: 0, users: [{ hold: 0, exposure: 0 }] });
    const matches = bench.matches();
    expect(matches.filter((match) => match.status === 'inplay').length).toBeGreaterThanOrEqual(6);
    for (const match of matches)
      expect(Math.abs(Date.parse(match.startTime) - bench.engine.now())).toBeLessThan(3 * 86_400_000);
  });

  it('[F83] of a clock that was a day ahead goes on, instead of standing still for a day', () => {
    const bench = new Bench();
    bench.player();
    bench.engine.advance(86_400_000);
    const now = bench.engine.now() - 86_400_000;
    const restored = new Bench({ startMs: now, snapshot: bench.engine.snapshot() });
    const hash = restored.engine.logHash();
    restored.engine.advanceTo(now + 5_000);
    expect(restored.engine.logHash()).not.toBe(hash);
    expect(restored.engine.now()).toBe(bench.engine.now() + 5_000);
    restored.engine.reset();
    expect(restored.engine.now()).toBe(now + 5_000);
  });

  it('going back in time, or nowhere, does nothing', () => {
    const bench = new Bench();
    bench.engine.advance(10_000);
    const [hash, now] = [bench.engine.logHash(), bench.engine.now()];
    for (const at of [now, now - 1, 0, Number.NaN, Number.POSITIVE_INFINITY, now + 0.5])
      bench.engine.advanceTo(at);
    expect([bench.engine.logHash(), bench.engine.now()]).toEqual([hash, now]);
  });
});
