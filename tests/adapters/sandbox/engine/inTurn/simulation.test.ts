import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench, Player } from '../Bench';
import type { WireBet, WirePrices } from '../Bench';

/** mulberry32 of the test itself. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Intent {
  readonly who: number;
  readonly order: Record<string, unknown>;
  /** Whether any copy of the request came through. */
  arrived: boolean;
  /** The first answer that got back. */
  received: WireBet | null;
}

const PLAYERS = 8;
const START_CASH = 50_000_000;
const FINAL = new Set(['rejected', 'lapsed', 'settled', 'void']);

/** A lossy link: requests vanish, arrive twice, late, or after a restart of the engine from its snapshot; replies vanish too. */
class Simulation {
  bench: Bench;
  players: Player[];
  readonly intents: Intent[] = [];
  readonly late: Intent[] = [];
  counted = { dropped: 0, doubled: 0, late: 0, restarts: 0, conflicts: 0 };
  private readonly roll: () => number;
  private market: WirePrices | undefined;

  constructor(seed: number) {
    this.roll = chance(seed);
    this.bench = new Bench({ seed });
    this.players = Array.from({ length: PLAYERS }, (_, at) => {
      const player = this.bench.player(`player${at}`, `900000000${at}`);
      this.bench.engine.setBalance(player.id, { cash: START_CASH / 100 });
      return player;
    });
  }

  run(placements: number): void {
    for (let sent = 0; sent < placements; sent += 1) {
      if (sent % 3 === 0) this.pass();
      this.send(this.intend());
      if (this.roll() < 0.3) this.sendLate();
      if (this.roll() < 0.002) this.restart();
    }
    while (this.late.length > 0) this.sendLate();
  }

  private pass(): void {
    this.bench.engine.advance(Math.floor(this.roll() * 900));
    const matches = this.bench.matches({ inplay: 'true' });
    const match = matches[Math.floor(this.roll() * matches.length)];
    if (match !== undefined) this.market = this.bench.prices(match.id);
  }

  private intend(): Intent {
    const runners = this.market?.runners ?? [];
    const runner = runners[Math.floor(this.roll() * runners.length)];
    const side = this.roll() < 0.5 ? 'back' : 'lay';
    const order = {
      key: this.bench.nextKey(),
      marketId: this.market?.id,
      runnerId: runner?.id,
      side,
      odds: runner?.[side][0]?.[1] ?? 2,
      stake: (10_000 + Math.floor(this.roll() * 20_000)) / 100,
      marketVersion: this.market?.version,
      acceptOdds: ['none', 'better', 'any'][Math.floor(this.roll() * 3)],
    };
    const intent = { who: Math.floor(this.roll() * PLAYERS), order, arrived: false, received: null };
    this.intents.push(intent);
    return intent;
  }

  private send(intent: Intent): void {
    const fate = this.roll();
    if (fate < 0.15) {
      this.counted.dropped += 1;
      if (this.roll() < 0.7) this.late.push(intent);
      return;
    }
    this.deliver(intent, this.roll() < 0.8);
    if (fate < 0.35) {
      this.counted.doubled += 1;
      this.deliver(intent, false);
    }
    if (fate < 0.5) this.late.push(intent);
  }

  private sendLate(): void {
    const [intent] = this.late.splice(Math.floor(this.roll() * this.late.length), 1);
    if (intent === undefined) return;
    this.counted.late += 1;
    this.deliver(intent, true);
  }

  private deliver(intent: Intent, replyArrives: boolean): void {
    const { token } = this.players[intent.who] ?? {};
    const reply = this.bench.post<{ bet: WireBet }>('/bets', intent.order, token);
    if (reply.status === 404) return; // the match is over and forgotten
    intent.arrived = true;
    expect(reply.status).toBe(200);
    expect(reply.body.data.bet.key).toBe(intent.order['key']);
    if (intent.received !== null) expect(reply.body.data.bet.id).toBe(intent.received.id);
    if (replyArrives) intent.received ??= reply.body.data.bet;
    if (this.roll() > 0.02) return;
    this.counted.conflicts += 1;
    expect(this.bench.post('/bets', { ...intent.order, stake: 123.45 }, token).body.code).toBe('KEY_REUSED');
  }

  /** As a reload or a crash: only the snapshot survives. */
  private restart(): void {
    this.counted.restarts += 1;
    const snapshot: unknown = JSON.parse(JSON.stringify(this.bench.engine.snapshot()));
    const bench = new Bench({ startMs: this.bench.engine.now(), snapshot });
    for (let used = 0; used < this.intents.length; used += 1) bench.nextKey();
    this.bench = bench;
    this.players = this.players.map((player) => new Player(bench, player.token, player.id));
  }
}

/** Each meets every fault: one in every run, all at night. */
const SEEDS = [1, 2, 3].slice(0, runs(1, 3));

describe('thousands of placements over a bad line', () => {
  it.each(SEEDS)(
    '[P14] [P15] [F53] [F54] [F56] seed %i: none lost, none doubled, and the books right at every look',
    (seed) => {
      const simulation = new Simulation(seed);
      for (let rounds = 0; rounds < 10; rounds += 1) {
        simulation.run(400);
        const audit = simulation.bench.engine.audit();
        expect(audit.ledgerSum).toBe(0);
        for (const user of audit.users) expect(user.hold).toBe(user.exposure);
      }
      const { bench, players, intents, counted } = simulation;
      for (const [fault, times] of Object.entries(counted)) expect([fault, times > 3]).toEqual([fault, true]);
      const bets = new Set<string>();
      const results = players.map(() => 0);
      for (const intent of intents) {
        const reply = players[intent.who]?.byKey(String(intent.order['key']));
        expect(reply?.status).toBe(intent.arrived ? 200 : 404);
        if (!intent.arrived || reply === undefined) continue;
        const { bet } = reply.body.data;
        expect(bet).toMatchObject({ stack: intent.order['stake'], requestedOdds: intent.order['odds'] });
        if (intent.received !== null) expect(bet.id).toBe(intent.received.id);
        expect(bets.has(bet.id)).toBe(false);
        bets.add(bet.id);
        results[intent.who] = (results[intent.who] ?? 0) + Math.round((bet.profitLoss ?? 0) * 100);
        if (bet.status === 'rejected' || bet.status === 'lapsed') expect(bet.matched).toBe(0);
        if (FINAL.has(bet.status)) expect(bet.settledAt).not.toBeNull();
      }
      expect(bench.engine.audit().bets).toBe(bets.size);
      expect(bets.size).toBeGreaterThan(3_400);
      bench.engine.audit().users.forEach((user, who) => {
        expect(user.cash + user.hold).toBe(START_CASH + (results[who] ?? 0));
      });
    },
  );
});
