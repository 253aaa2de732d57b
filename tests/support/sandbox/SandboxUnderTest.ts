import type { Transport } from '@/adapters/http/Transport';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { SocketDoorOptions } from '@/adapters/sandbox/doors/inBrowser/SocketDoorOptions';
import type { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import type { SandboxBackend } from '@/adapters/sandbox/wire/SandboxBackend';
import type { SandboxControls } from '@/adapters/sandbox/wire/SandboxControls';

export interface SandboxOptions {
  readonly seed?: string;
  /** World time at the start, epoch milliseconds. */
  readonly startMs?: number;
  readonly faultSeed?: number;
  /** `manual` (the default): time passes by `advance` alone. `real`: the machine's time. */
  readonly clock?: 'manual' | 'real';
  /** Requests are held against the contract too: it is the app's own adapters that ask. */
  readonly judgesRequests?: boolean;
}

/** One running sandbox behind one of its doors. */
export interface SandboxUnderTest {
  /** Base address for `transport` and for `openSocket`. */
  readonly url: string;
  /** Over a real network, or the double of one. */
  readonly transport: Transport;
  /** A new socket each time; closed with the sandbox. */
  openSocket(options?: SocketDoorOptions): SocketLike;
  readonly faults: FaultPlan;
  /** For looking and for controls. Time goes through `advance`. */
  readonly engine: SandboxBackend & SandboxControls;
  /** Lets the world run on; what it sends arrives in later turns of the event loop. */
  advance(ms: number): void;
  /** The code in the latest message to this number; throws when there is none. */
  otpFor(mobile: string): string;
  close(): Promise<void>;
}

export const START_MS = Date.UTC(2026, 0, 15, 12, 0, 0);

export function otpIn(engine: SandboxBackend, mobile: string): string {
  const message = engine.inbox().findLast((each) => each.to.endsWith(mobile));
  const code = message && /\b\d{6}\b/.exec(message.text)?.[0];
  if (!code) throw new Error(`no code has been sent to ${mobile}`);
  return code;
}
