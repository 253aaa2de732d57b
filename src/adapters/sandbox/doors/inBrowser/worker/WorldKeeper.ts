import { EngineHost } from '../../EngineHost';
import type { HostClock } from '../../WorldClock';
import { MovableClock } from '../../WorldClock';
import type { ControlledEngine } from './controls';
import type { StoredWorld } from './storedWorld';
import { decodeWorld, encodeWorld } from './storedWorld';

/** Between two writes that nothing but the passing of time asks for. */
const IDLE_SAVE_MS = 10_000;

export type CreateEngine = (options: {
  readonly seed: string;
  readonly startMs: number;
  readonly snapshot?: unknown;
}) => ControlledEngine;

interface KeeperParts {
  readonly createEngine: CreateEngine;
  readonly clock: HostClock;
  readonly seed: string;
  /** As it was saved last; null for a new world. */
  readonly stored: string | null;
  readonly save: (world: string) => void;
  /** What was stored could not be read; a new world has begun. */
  readonly unreadable: () => void;
}

/** The engine of the tab that hosts: wakes the stored world, saves every change before anything tells of it, and the rest from time to time. */
export class WorldKeeper {
  readonly host: EngineHost<ControlledEngine>;
  readonly clock: MovableClock;
  private savedAt: number;

  constructor(private readonly parts: KeeperParts) {
    const stored = parts.stored === null ? null : decodeWorld(parts.stored);
    if (parts.stored !== null && stored === null) parts.unreadable();
    this.clock = new MovableClock(parts.clock);
    this.clock.move(stored?.movedMs ?? 0);
    const engine = stored === null ? this.freshEngine() : this.wakenEngine(stored);
    this.host = new EngineHost(engine, this.clock, () => this.save());
    this.savedAt = this.clock.now();
  }

  /** Lets the world catch up with the clock. */
  tick(): void {
    this.host.advance();
    const since = this.clock.now() - this.savedAt;
    if (since >= IDLE_SAVE_MS || since < 0) this.save();
  }

  save(): void {
    this.savedAt = this.clock.now();
    const { engine } = this.host;
    const { movedMs } = this.clock;
    this.parts.save(encodeWorld({ snapshot: engine.snapshot(), revision: engine.revision(), movedMs }));
  }

  private wakenEngine({ snapshot, revision }: StoredWorld): ControlledEngine {
    const { createEngine, seed, unreadable } = this.parts;
    const engine = createEngine({ seed, startMs: this.clock.now(), snapshot });
    // The engine drops what it cannot read and begins anew; the player should know why the account is gone.
    if (engine.revision() !== revision) unreadable();
    return engine;
  }

  private freshEngine(): ControlledEngine {
    return this.parts.createEngine({ seed: this.parts.seed, startMs: this.clock.now() });
  }
}
