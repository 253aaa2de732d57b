import { axiosTransport } from '@/adapters/http/axiosTransport';
import type { Transport } from '@/adapters/http/Transport';
import { openSocket } from '@/adapters/realtime/openSocket';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import { createSandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import { freePort } from '@tests/support/freePort';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { inBetween } from './inBetween';
import { isOrder } from './isOrder';
import type { Line } from './Line';
import { lineFaults, struck } from './lineFaults';
import type { PlannedFaults } from './lineFaults';
import type { Engine, SimBackend } from './SimBackend';
import type { SimTime } from './SimTime';

const STEP_MS = 100;
/** Steps that a dead server stays away. */
const AWAY_STEPS = 8;
/** Turns of the event loop after each step, for what sockets have to say. */
const TURNS = 12;

/**
 * The engine behind real HTTP and socket.io. Time is manual, and stands still while a call is on the network; how long that really takes is left
 * to the machine, so no two runs are alike.
 */
export class NodeBackend implements SimBackend {
  readonly time: SimTime = { scheduler: new ManualScheduler(), pass: (ms) => this.pass(ms) };
  engine: Engine;
  /** Between accept and reply: met by the thousands of placements in virtual time. */
  readonly crashesBeforeReply = 0;
  private readonly plan: FaultPlan;
  private planned: PlannedFaults | null;
  private server: SandboxServer | null = null;
  private closed: Promise<void> = Promise.resolve();
  private awaySteps = 0;
  private port = 0;
  private onNetwork = 0;
  /** Questions over a socket that nobody has answered: their time limit is the library's, in real time. */
  private unanswered = 0;
  /** Some phones still have a bad line: what their sockets wait for does not stop the others' time. */
  private badLines = 0;
  private readonly sockets: SocketLike[] = [];

  private constructor(private readonly seed: number) {
    this.plan = new FaultPlan(seed);
    this.planned = lineFaults(this.plan);
    this.engine = this.engineOf();
  }

  static async start(seed: number): Promise<NodeBackend> {
    const backend = new NodeBackend(seed);
    await backend.serve();
    return backend;
  }

  run<T>(deed: () => T): T {
    return this.server === null ? deed() : this.server.host.run(deed);
  }

  restart(): void {
    this.server?.host.restart();
  }

  crash(): void {
    if (this.server === null) return;
    const snapshot: unknown = JSON.parse(JSON.stringify(this.engine.snapshot()));
    this.closed = this.server.close();
    this.server = null;
    this.awaySteps = AWAY_STEPS;
    this.engine = this.engineOf(snapshot);
  }

  line(seed: number): Line {
    const roll = seededRandom(seed);
    const late = new Map<string, number>();
    const sockets: SocketLike[] = [];
    let bad = true;
    this.badLines += 1;
    // The plan is the server's: its faults are everybody's, and counted once.
    const planned = this.planned;
    this.planned = null;
    const { plan } = this;
    return {
      url: `http://127.0.0.1:${this.port}`,
      send: inBetween(
        this.slow(this.counting(axiosTransport()), late, () => (bad ? roll() : 1)),
        this.time,
        late,
        () => (bad ? roll() : 1),
      ),
      open: async (url, options) => {
        // What a client waits before it comes back is real time here: not the 1 to 5 s that its own test is about.
        const soon = { reconnectionDelay: 10, reconnectionDelayMax: 40 };
        const socket = this.countingAnswers(await openSocket(url, { ...options, ...soon }));
        sockets.push(socket);
        this.sockets.push(socket);
        return socket;
      },
      kick: () => {
        const live = sockets.filter(({ connected }) => connected);
        for (const { io } of live) closeTransport(io);
        return live.length;
      },
      farewell: () => (roll() < 0.3 ? plan.kick('io server disconnect').occurred() : 0),
      // A half-open link is noticed after ten real seconds: too long to wait for here.
      freeze: () => 0,
      faults: () => new Map([...(planned === null ? [] : struck(planned)), ...late]),
      mend: () => {
        if (bad) this.badLines -= 1;
        bad = false;
        plan.clear();
      },
    };
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.disconnect();
    await this.closed;
    await this.server?.close();
  }

  private async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await this.time.scheduler.pass(Math.min(STEP_MS, left));
      this.server?.host.advance(Infinity);
      this.awaySteps -= 1;
      if (this.server === null && this.awaySteps <= 0) await this.serve();
      await this.idle();
    }
  }

  private async idle(): Promise<void> {
    for (let turn = 0; turn < TURNS || this.isTravelling(); turn += 1)
      await new Promise<void>((resolve) => setImmediate(resolve));
  }

  /**
   * In the end manual time must not run out while a socket is still on its way back or a question to it has not come to its real time limit: a
   * minute of manual time is less than a second here.
   */
  private isTravelling(): boolean {
    if (this.onNetwork > 0) return true;
    const mended = this.badLines === 0 && this.server !== null;
    return (
      mended && (this.unanswered > 0 || this.sockets.some(({ active, connected }) => active && !connected))
    );
  }

  private countingAnswers(socket: SocketLike): SocketLike {
    const limited = socket.timeout.bind(socket);
    socket.timeout = (ms) => {
      const emitter = limited(ms);
      const ask = emitter.emitWithAck.bind(emitter);
      return {
        emitWithAck: async (event, ...args) => {
          this.unanswered += 1;
          try {
            return await ask(event, ...args);
          } finally {
            this.unanswered -= 1;
          }
        },
      };
    };
    return socket;
  }

  private async serve(): Promise<void> {
    await this.closed;
    this.port ||= await freePort();
    this.server = await createSandboxServer({
      engine: this.engine,
      port: this.port,
      faults: this.plan,
      clock: this.time.scheduler.clock,
      tickMs: null,
    });
  }

  private counting(send: Transport): Transport {
    return async (...call) => {
      this.onNetwork += 1;
      try {
        return await send(...call);
      } finally {
        this.onNetwork -= 1;
      }
    };
  }

  /** Slowness in manual time: on the way there, on the way back, or for ever. */
  private slow(send: Transport, late: Map<string, number>, roll: () => number): Transport {
    const wait = (ms: number) => new Promise<void>((resolve) => this.time.scheduler.after(ms, resolve));
    const strikes = (name: string, chance: number): boolean => {
      const struckNow = roll() < chance;
      late.set(name, (late.get(name) ?? 0) + (struckNow ? 1 : 0));
      return struckNow;
    };
    return async (request, watch) => {
      if (!isOrder(request)) return send(request, watch);
      if (strikes('order late', 0.05)) await wait(6_000);
      const reply = await send(request, watch);
      if (strikes('reply late', 0.07)) await wait(2_500);
      if (strikes('reply too late', 0.03)) await wait(40_000);
      return strikes('reply never', 0.02) ? new Promise(() => undefined) : reply;
    };
  }

  private engineOf(snapshot?: unknown): Engine {
    const startMs = this.time.scheduler.clock.now();
    const more = snapshot === undefined ? {} : { snapshot };
    return createSandboxEngine({ seed: this.seed, startMs, ...more });
  }
}

/** The phone's own network goes: engine.io closes below socket.io, which then comes back by itself. */
function closeTransport(io: object): void {
  const engine: unknown = Reflect.get(io, 'engine');
  if (
    typeof engine === 'object' &&
    engine !== null &&
    'close' in engine &&
    typeof engine.close === 'function'
  )
    engine.close();
}
