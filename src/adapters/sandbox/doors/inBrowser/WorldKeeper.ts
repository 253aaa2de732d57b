import { EngineHost } from '../EngineHost';
import type { HostClock } from '../WorldClock';
import { MovableClock } from '../WorldClock';
import type { ControlledEngine } from './controls';
import type { SnapshotStore, StoredWorld } from './SnapshotStore';

/** Between two writes that nothing but the passing of time asks for. */
const IDLE_SAVE_MS = 10_000;

export type CreateEngine = (options: {
  readonly seed: string;
  readonly startMs: number;
  readonly snapshot?: unknown;
}) => ControlledEngine;

interface KeeperParts {
  readonly store: SnapshotStore;
  readonly createEngine: CreateEngine;
  readonly clock: HostClock;
  readonly seed: string;
  /** Another tab hosts by now: this world must not go on. */
  readonly outdated: () => void;
}

/** The engine of a tab that hosts: wakes the stored world, keeps every change before it is told, and the rest from time to time. */
export class WorldKeeper {
  readonly host: EngineHost<ControlledEngine>;
  readonly clock: MovableClock;
  private savedAt: number;

  constructor(private readonly parts: KeeperParts) {
    const stored = parts.store.load();
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
    const world = { snapshot: engine.snapshot(), revision: engine.revision(), movedMs: this.clock.movedMs };
    if (!this.parts.store.save(world)) this.parts.outdated();
  }

  private wakenEngine({ snapshot, revision }: StoredWorld): ControlledEngine {
    const { createEngine, seed, store } = this.parts;
    const engine = createEngine({ seed, startMs: this.clock.now(), snapshot });
    // The engine drops what it cannot read and begins anew; the player should know why the account is gone.
    if (engine.revision() !== revision) store.unreadable();
    return engine;
  }

  private freshEngine(): ControlledEngine {
    return this.parts.createEngine({ seed: this.parts.seed, startMs: this.clock.now() });
  }
}
