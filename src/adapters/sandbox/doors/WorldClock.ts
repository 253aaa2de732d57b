/** World time per step while catching up. */
const STEP_MS = 1_000;
/** Beyond this the engine skips what nobody can have watched, and is faster in one leap than in steps. */
const LEAP_MS = 300_000;
/** Real time that catching up may take in one turn, so that a page that slept stays usable while its world wakes. */
const BUDGET_MS = 20;

export interface HostClock {
  /** Epoch milliseconds; may jump. */
  now(): number;
}

export interface World {
  now(): number;
  advanceTo(nowMs: number): void;
}

/**
 * Moves a world towards the clock in bounded steps, so that nothing hangs after a hidden tab or a sleeping machine. A clock that
 * jumps back holds the world still until time has passed it again.
 */
export class WorldClock {
  constructor(
    private readonly clock: HostClock,
    private readonly realNow: () => number = () => performance.now(),
  ) {}

  /** True when the world has arrived at now; false when it needs another turn. */
  advance(world: World, budgetMs = BUDGET_MS): boolean {
    const target = this.clock.now();
    const begun = this.realNow();
    for (let at = world.now(); at < target;) {
      const lag = target - at;
      if (lag > STEP_MS && this.realNow() - begun >= budgetMs) return false;
      at = lag > LEAP_MS ? target : Math.min(target, at + STEP_MS);
      world.advanceTo(at);
    }
    return true;
  }
}

/** The time of this machine, moved on by hand: how a test or a developer lets an hour pass. */
export class MovableClock implements HostClock {
  private moved = 0;

  constructor(private readonly base: HostClock) {}

  now(): number {
    return this.base.now() + this.moved;
  }

  get movedMs(): number {
    return this.moved;
  }

  move(ms: number): void {
    this.moved += ms;
  }
}
