import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketCommand } from '@/adapters/sandbox/wire/MarketCommand';
import { runs } from '@tests/support/runs';
import { Bench } from './Bench';
import type { WireMatchFacts } from './Bench';
import { StreamClient } from './StreamClient';

const inPlay = (bench: Bench): readonly WireMatchFacts[] => bench.matches({ inplay: 'true' });
const marketIds = (matches: readonly WireMatchFacts[]): readonly string[] =>
  matches.map((match) => match.matchOdds.id);

function expectTruth(client: StreamClient, matches: readonly WireMatchFacts[]): void {
  for (const match of matches) expect(client.book(match.matchOdds.id)).toEqual(client.truth(match.id));
}

describe('the market stream', () => {
  it('[RT-07] starts with images and scores, for visitors too', () => {
    const bench = new Bench();
    const matches = inPlay(bench);
    const client = new StreamClient(bench);
    const ack = client.subscribe(marketIds(matches));
    expect(ack).toMatchObject({ status: 'success', prev: null, resumed: false, heartbeatMs: 5_000 });
    expect(ack.markets).toHaveLength(matches.length);
    for (const market of ack.markets) expect(market.image).toBe(true);
    expect(ack.scores.map((score) => score.refMatchId)).toEqual(matches.map((match) => match.id));
    expectTruth(client, matches);
  });

  it("[P20] folded deltas are the engine's book at every moment, whatever happens to the markets", () => {
    const commands: fc.Arbitrary<MarketCommand> = fc.constantFrom(
      { action: 'suspend' } as const,
      { action: 'suspend', label: 'BALL RUNNING' } as const,
      { action: 'resume' } as const,
      { action: 'bumpVersion' } as const,
      { action: 'close' } as const,
      { action: 'void' } as const,
    );
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ ms: fc.constantFrom(100, 250, 1_000, 7_000) }) },
      { weight: 1, arbitrary: fc.record({ at: fc.nat(5), command: commands }) },
    );
    fc.assert(
      fc.property(fc.string(), fc.array(step, { minLength: 5, maxLength: 30 }), (seed, steps) => {
        const bench = new Bench({ seed });
        const matches = inPlay(bench).slice(0, 6);
        const client = new StreamClient(bench);
        client.subscribe(marketIds(matches));
        for (const each of steps) {
          if ('ms' in each) bench.engine.advance(each.ms);
          else bench.engine.market(matches[each.at]?.matchOdds.id ?? '', each.command);
          expectTruth(client, matches);
        }
        expect(client.breaks).toBe(0);
      }),
      { numRuns: runs(60) },
    );
  });

  it('[P20] a duplicate changes nothing, and any lost message breaks the chain', () => {
    const bench = new Bench();
    const matches = inPlay(bench);
    const client = new StreamClient(bench);
    client.subscribe(marketIds(matches));
    for (let steps = 0; steps < 40; steps += 1) {
      bench.engine.advance(250);
      const last = client.updates.at(-1);
      if (last === undefined) continue;
      const before = JSON.stringify([...client.books.keys()].map((id) => client.book(id)));
      client.apply(last);
      expect(JSON.stringify([...client.books.keys()].map((id) => client.book(id)))).toBe(before);
    }
    expectTruth(client, matches);
    const { updates } = client;
    expect(updates.length).toBeGreaterThan(20);
    updates.slice(1).forEach((update, at) => expect(update.prev).toBe(updates[at]?.seq));
    expect(new Set(updates.map((update) => update.seq)).size).toBe(updates.length);
  });

  it('[RT-07] a message holds what changed and nothing else', () => {
    const bench = new Bench();
    const client = new StreamClient(bench);
    client.subscribe(marketIds(inPlay(bench)));
    const lastValues = new Map<string, unknown>();
    let repeated = 0;
    for (let steps = 0; steps < 100; steps += 1) bench.engine.advance(250);
    for (const { markets } of client.updates) {
      for (const { id, image, runners, ...facts } of markets) {
        expect(image).toBeUndefined();
        const parts = Object.entries(facts);
        for (const runner of runners) {
          for (const side of ['back', 'lay'] as const) {
            for (const level of runner[side] ?? [])
              parts.push([`${runner.id} ${side} ${level[0]}`, level.join()]);
          }
        }
        expect(parts.length).toBeGreaterThan(0);
        for (const [name, value] of parts) {
          if (lastValues.get(`${id} ${name}`) === value) repeated += 1;
          lastValues.set(`${id} ${name}`, value);
        }
      }
    }
    expect(lastValues.size).toBeGreaterThan(50);
    expect(repeated).toBe(0);
  });

  it('[P21] one message a step holds the last value only, and ends in the same book', () => {
    const run = (stepMs: number): { client: StreamClient; matches: readonly WireMatchFacts[] } => {
      const bench = new Bench();
      const matches = inPlay(bench);
      const client = new StreamClient(bench);
      client.subscribe(marketIds(matches));
      for (let at = 0; at < 20_000; at += stepMs) bench.engine.advance(stepMs);
      return { client, matches };
    };
    const [fine, coarse] = [run(50), run(20_000)];
    expect(fine.client.updates.length).toBeGreaterThan(100);
    expect(coarse.client.updates).toHaveLength(1);
    for (const { matchOdds } of fine.matches)
      expect(coarse.client.book(matchOdds.id)).toEqual(fine.client.book(matchOdds.id));
  });

  it('sends nothing for a market that stands still but a heartbeat, at most five seconds apart', () => {
    const bench = new Bench();
    const match = bench.stillMatch();
    const client = new StreamClient(bench);
    const ack = client.subscribe([match.matchOdds.id]);
    for (let steps = 0; steps < 80; steps += 1) bench.engine.advance(250);
    expect(client.updates).toHaveLength(5);
    for (const update of client.updates) {
      expect(update).toEqual({ epoch: ack.epoch, prev: ack.seq, seq: ack.seq, markets: [], heartbeat: true });
    }
    const quiet = new StreamClient(bench);
    bench.engine.advance(20_000);
    expect(quiet.updates).toEqual([]);
  });

  it('tells scores of watched matches only, as they change', () => {
    const bench = new Bench();
    const [match] = inPlay(bench);
    if (match === undefined) throw new Error('no match');
    const client = new StreamClient(bench);
    client.subscribe([match.matchOdds.id]);
    for (let steps = 0; steps < 240; steps += 1) bench.engine.advance(250);
    expect(client.scores.length).toBeGreaterThan(3);
    expect(client.scores.length).toBeLessThan(20);
    expect(new Set(client.scores.map((score) => score.refMatchId))).toEqual(new Set([match.id]));
  });

  it('[RT-07] resumes from the last number with what changed since, and not more', () => {
    const bench = new Bench();
    const matches = inPlay(bench);
    const still = bench.stillMatch('tennis');
    const watcher = new StreamClient(bench);
    watcher.subscribe([...marketIds(matches), still.matchOdds.id]);
    const lost = new StreamClient(bench);
    lost.subscribe([...marketIds(matches), still.matchOdds.id]);
    lost.socket.closed();
    const { epoch, seq } = lost;
    for (let steps = 0; steps < 20; steps += 1) bench.engine.advance(250);
    const back = new StreamClient(bench);
    for (const [id, book] of lost.books) back.books.set(id, book);
    const ack = back.subscribe([...marketIds(matches), still.matchOdds.id], {
      epoch: epoch ?? '',
      seq: seq ?? 0,
    });
    expect(ack).toMatchObject({ resumed: true, prev: null, seq: watcher.seq });
    expect(ack.markets.some((market) => market.image === true)).toBe(false);
    expect(ack.markets.map((market) => market.id)).not.toContain(still.matchOdds.id);
    expectTruth(back, [...matches, still]);
    bench.engine.advance(5_000);
    expectTruth(back, matches);
  });

  it('[RT-07] resuming repeats no score that has not changed', () => {
    const bench = new Bench();
    const still = bench.stillMatch('tennis');
    const watched = [...marketIds(inPlay(bench)), still.matchOdds.id];
    const client = new StreamClient(bench);
    expect(client.subscribe(watched).scores.map(({ refMatchId }) => refMatchId)).toContain(still.id);
    for (let steps = 0; steps < 240; steps += 1) bench.engine.advance(250);
    const { epoch, seq } = client;
    client.socket.closed();
    const ask = { epoch: epoch ?? '', seq: seq ?? 0 };
    const early = new StreamClient(bench).subscribe(watched, ask);
    expect(early.scores.map(({ refMatchId }) => refMatchId)).not.toContain(still.id);
    for (let steps = 0; steps < 240; steps += 1) bench.engine.advance(250);
    const late = new StreamClient(bench).subscribe(watched, ask);
    expect(late.scores.length).toBeGreaterThan(0);
    expect(late.scores.map(({ refMatchId }) => refMatchId)).not.toContain(still.id);
  });

  it('gives an image of a market that is new to a living connection, whatever it saw of others', () => {
    const bench = new Bench();
    const [one, two] = inPlay(bench);
    if (one === undefined || two === undefined) throw new Error('no matches');
    const client = new StreamClient(bench);
    client.subscribe([one.matchOdds.id]);
    new StreamClient(bench).subscribe([two.matchOdds.id]);
    bench.engine.advance(3_000);
    const ack = client.subscribe([two.matchOdds.id], { epoch: client.epoch ?? '', seq: client.seq ?? 0 });
    expect(ack.markets).toEqual([expect.objectContaining({ id: two.matchOdds.id, image: true })]);
    expect(client.breaks).toBe(0);
    expectTruth(client, [one, two]);
  });

  it.each([
    ['another epoch', (client: StreamClient) => ({ epoch: 'older', seq: client.seq ?? 0 })],
    [
      'a number not reached yet',
      (client: StreamClient) => ({ epoch: client.epoch ?? '', seq: (client.seq ?? 0) + 1 }),
    ],
    ['a number without its epoch', () => ({ seq: 0 })],
  ])('answers %s with images', (_, from) => {
    const bench = new Bench();
    const ids = marketIds(inPlay(bench));
    const client = new StreamClient(bench);
    client.subscribe(ids);
    bench.engine.advance(2_000);
    const again = new StreamClient(bench);
    const ack = again.subscribe(ids, from(client));
    expect(ack.resumed).toBe(false);
    expect(ack.markets.every((market) => market.image === true)).toBe(true);
  });

  it('[F38] after a restart there is another epoch, sockets are closed and old numbers count for nothing', () => {
    const bench = new Bench();
    const player = bench.player();
    const ids = marketIds(inPlay(bench));
    const client = new StreamClient(bench);
    client.subscribe(ids);
    bench.engine.advance(2_000);
    bench.engine.restart();
    expect(client.closed).toBe(true);
    expect(client.socket.receive('market:subscribe', [{ ids }])).toBeUndefined();
    const again = new StreamClient(bench);
    const ack = again.subscribe(ids, { epoch: client.epoch ?? '', seq: client.seq ?? 0 });
    expect(ack.epoch).not.toBe(client.epoch);
    expect(ack.resumed).toBe(false);
    expect(bench.get('/bets', {}, player.token).status).toBe(200);
  });

  it('a reset forgets accounts and closes sockets, and the world goes on at the present time', () => {
    const bench = new Bench();
    const player = bench.player();
    bench.engine.advance(60_000);
    const now = bench.engine.now();
    bench.engine.reset();
    expect(player.received.at(-1)?.event).toBe('closed');
    expect(bench.get('/bets', {}, player.token).status).toBe(401);
    expect(bench.engine.audit()).toEqual({ ledgerSum: 0, users: [], bets: 0, referralVisits: 0 });
    expect(bench.engine.now()).toBe(now);
    expect(inPlay(bench).length).toBeGreaterThanOrEqual(6);
  });

  it('holds 200 markets a connection, no more', () => {
    const bench = new Bench({ seed: 'huge' });
    const ids = marketIds(bench.matches());
    expect(ids.length).toBeGreaterThanOrEqual(200);
    const client = new StreamClient(bench);
    expect(client.subscribe(ids.slice(0, 200)).status).toBe('success');
    expect(client.socket.receive('market:subscribe', [{ ids: ['one-more'] }])).toEqual({
      status: 'failed',
      code: 'SUBSCRIPTION_LIMIT',
      message: 'At most 200 markets on one connection.',
    });
    client.socket.receive('market:unsubscribe', [{ ids: ids.slice(0, 1) }]);
    expect(client.subscribe(ids.slice(199, 200)).status).toBe('success');
  });

  it('sends nothing more of a market that is no longer watched', () => {
    const bench = new Bench();
    const [one, two] = marketIds(inPlay(bench));
    const client = new StreamClient(bench);
    client.subscribe([one ?? '', two ?? '']);
    expect(client.socket.receive('market:unsubscribe', [{ ids: [one] }])).toBeUndefined();
    for (let steps = 0; steps < 40; steps += 1) bench.engine.advance(250);
    const seen = new Set(client.updates.flatMap((update) => update.markets.map((market) => market.id)));
    expect([...seen]).toEqual([two]);
    expect(client.breaks).toBe(0);
  });

  it('[RT-07] closes the book of a market that has gone while everyone slept, for those who watch and those who come back', () => {
    const bench = new Bench();
    const [match] = inPlay(bench);
    const id = match?.matchOdds.id ?? '';
    const client = new StreamClient(bench);
    client.subscribe([id]);
    bench.engine.advance(4 * 3_600_000);
    expect(bench.get('/bet/match/odds', { refmatchid: match?.id ?? '' }).status).toBe(404);
    expect(client.updates.at(-1)).toMatchObject({
      prev: 0,
      seq: 1,
      markets: [{ id, image: true, status: 'CLOSED' }],
    });
    bench.engine.advance(1_000);
    expect(client.updates).toHaveLength(1);
    const { epoch, seq } = client;
    const back = new StreamClient(bench);
    expect(back.subscribe([id], { epoch: epoch ?? '', seq: seq ?? 0 }).markets).toEqual([
      { id, image: true, status: 'CLOSED', statusLabel: '', runners: [] },
    ]);
  });

  it('takes markets that never existed for closed ones, and refuses what is no list of ids', () => {
    const client = new StreamClient(new Bench());
    const { markets } = client.subscribe(['nothing', '__proto__', 'constructor']);
    expect(markets.map((market) => market.status)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    for (const body of [undefined, null, [], {}, { ids: 'all' }, { ids: [1] }, { ids: ['x'.repeat(65)] }]) {
      expect(client.socket.receive('market:subscribe', [body])).toMatchObject({
        status: 'failed',
        code: 'MALFORMED',
      });
    }
  });

  it('lets a visitor watch and nothing else', () => {
    const client = new StreamClient(new Bench());
    expect(client.socket.receive('session_check', [])).toEqual({ status: 'failed' });
    expect(client.socket.receive('get:balance', [])).toEqual({ status: 'failed' });
    expect(client.socket.receive('anything', [])).toBeUndefined();
  });

  it('keeps order when a client answers while it is being told', () => {
    const bench = new Bench();
    const ids = marketIds(inPlay(bench));
    const order: string[] = [];
    let asked = false;
    const connected = bench.engine.connect('', {
      send: (event, payload) => {
        order.push(`${event} ${(payload as { seq?: number }).seq ?? ''}`);
        if (asked || event !== 'market:update') return;
        asked = true;
        const ack = (connected.ok ? connected.session.receive('market:subscribe', [{ ids }]) : {}) as {
          seq: number;
          prev: number;
        };
        order.push(`ack ${ack.prev}-${ack.seq}`);
      },
      close: () => undefined,
    });
    if (!connected.ok) throw new Error('refused');
    connected.session.receive('market:subscribe', [{ ids }]);
    bench.engine.advance(1_000);
    bench.engine.advance(1_000);
    const chain = order.filter((each) => !each.startsWith('match:score'));
    expect(chain[0]).toBe('market:update 1');
    expect(chain[1]).toBe('ack 1-1');
    expect(chain[2]).toBe('market:update 2');
  });
});
