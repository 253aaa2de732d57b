import type { AxiosAdapter } from 'axios';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import type { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';

/** One phone's way to a backend, and what goes wrong on it. */
export interface Line {
  readonly url: string;
  readonly send: AxiosAdapter;
  readonly open: SocketOpener;
  readonly plan: FaultPlan;
  /** How often each kind of fault has struck. */
  faults(): ReadonlyMap<string, number>;
  /** From here on it is a good line. */
  mend(): void;
}
