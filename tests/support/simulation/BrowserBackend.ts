import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import { createHttpDoor } from '@/adapters/sandbox/doors/inBrowser/createHttpDoor';
import { createSocketDoor } from '@/adapters/sandbox/doors/inBrowser/createSocketDoor';
import { LinkLost } from '@/adapters/sandbox/doors/SandboxLink';
import type { SandboxLink } from '@/adapters/sandbox/doors/SandboxLink';
import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import { inBetween } from './inBetween';
import type { Counted } from './inBetween';
import type { Line } from './Line';
import { lateFaults, lineFaults, struck } from './lineFaults';
import type { Engine, SimBackend } from './SimBackend';
import { VirtualTime } from './VirtualTime';

const TICK_MS = 250;
const CRASH_AFTER_ACCEPT = 0.01;
/** What makes bets. */
const TAKES: ReadonlySet<string> = new Set(['POST /bets', 'POST /bets/edit', 'POST /bets/cashout']);

/** The engine behind the doors for browsers, each phone with doors and a line of its own, in virtual time. */
export class BrowserBackend implements SimBackend {
  readonly time = new VirtualTime();
  private host: EngineHost<Engine>;
  /** Always to the engine that runs now. */
  private readonly link: SandboxLink = {
    request: async (request) => {
      const reply = this.host.request(request);
      if (!TAKES.has(`${request.method} ${request.path}`) || this.roll() > CRASH_AFTER_ACCEPT) return reply;
      // The process ends between accept and reply, and comes back with its state (F94).
      this.crashesBeforeReply += 1;
      this.crash();
      throw new LinkLost('The process has ended.');
    },
    open: (token, peer) => this.host.open(token, peer),
  };

  crashesBeforeReply = 0;
  private readonly roll: () => number;

  constructor(private readonly seed: number) {
    this.roll = seededRandom(seed + 77);
    this.host = this.hostOf();
    this.time.scheduler.every(TICK_MS, () => this.host.advance());
  }

  get engine(): Engine {
    return this.host.engine;
  }

  run<T>(use: () => T): T {
    return this.host.run(use);
  }

  restart(): void {
    this.host.restart();
  }

  crash(): void {
    const snapshot: unknown = JSON.parse(JSON.stringify(this.engine.snapshot()));
    this.host.stop();
    this.host = this.hostOf(snapshot);
  }

  line(seed: number): Line {
    const plan = new FaultPlan(seed);
    const faults = new Map([...lineFaults(plan), ...lateFaults(plan)]);
    const middle: Counted = new Map();
    const roll = seededRandom(seed + 2);
    let bad = true;
    const open = createSocketDoor(this.link, plan, seededRandom(seed + 1));
    return {
      url: 'http://sandbox.test',
      send: inBetween(createHttpDoor(this.link, plan), this.time, middle, () => (bad ? roll() : 1)),
      open: (url, options) => Promise.resolve(open(url, options)),
      kick: () => plan.kick().occurred(),
      farewell: () => plan.kick('io server disconnect').occurred(),
      freeze: () => plan.freeze().occurred(),
      faults: () => new Map([...struck(faults), ...middle]),
      mend: () => {
        bad = false;
        plan.clear();
      },
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private hostOf(snapshot?: unknown): EngineHost<Engine> {
    const { clock } = this.time.scheduler;
    const more = snapshot === undefined ? {} : { snapshot };
    return new EngineHost(createSandboxEngine({ seed: this.seed, startMs: clock.now(), ...more }), clock);
  }
}
