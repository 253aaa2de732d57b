import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import { createAxiosDoor } from '@/adapters/sandbox/doors/inBrowser/createAxiosDoor';
import { createSocketDoor } from '@/adapters/sandbox/doors/inBrowser/createSocketDoor';
import type { SandboxLink } from '@/adapters/sandbox/doors/SandboxLink';
import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import type { Line } from './Line';
import { lateFaults, lineFaults, struck } from './lineFaults';
import type { Engine, SimBackend } from './SimBackend';
import { VirtualTime } from './VirtualTime';

const TICK_MS = 250;

/** The engine behind the doors for browsers, each phone with doors and a line of its own, in virtual time. */
export class BrowserBackend implements SimBackend {
  readonly time = new VirtualTime();
  private host: EngineHost<Engine>;
  /** Always to the engine that runs now. */
  private readonly link: SandboxLink = {
    request: (request) => this.host.request(request),
    open: (token, peer) => this.host.open(token, peer),
  };

  constructor(private readonly seed: number) {
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
    const open = createSocketDoor(this.link, plan, seededRandom(seed + 1));
    return {
      url: 'http://sandbox.test',
      send: createAxiosDoor(this.link, plan),
      open: (url, options) => Promise.resolve(open(url, options)),
      kick: () => plan.kick().occurred(),
      farewell: () => plan.kick('io server disconnect').occurred(),
      freeze: () => plan.freeze().occurred(),
      faults: () => struck(faults),
      mend: () => plan.clear(),
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
