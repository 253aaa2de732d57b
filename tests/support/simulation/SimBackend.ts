import type { SandboxBackend } from '@/adapters/sandbox/wire/SandboxBackend';
import type { SandboxControls } from '@/adapters/sandbox/wire/SandboxControls';
import type { SimTime } from './SimTime';
import type { Line } from './Line';

export type Engine = SandboxBackend & SandboxControls;

/** An engine that runs behind one of its doors, and can be killed. */
export interface SimBackend {
  readonly time: SimTime;
  readonly engine: Engine;
  /** How often the process ended between an accept and its reply (F94). */
  readonly crashesBeforeReply: number;
  /** Any use of the engine, at the present moment; what it causes goes out afterwards. */
  run<T>(use: () => T): T;
  /** Sockets drop and the stream begins a new epoch; accounts and bets stay. */
  restart(): void;
  /** The process dies; another goes on from what was stored. */
  crash(): void;
  /** A phone's way here. */
  line(seed: number): Line;
  close(): Promise<void>;
}
