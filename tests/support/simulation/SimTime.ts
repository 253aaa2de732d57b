import type { ManualScheduler } from '@/adapters/node/ManualScheduler';

/** The one time of a simulation. */
export interface SimTime {
  readonly scheduler: ManualScheduler;
  /** Lets time pass; what is due happens at its moment. */
  pass(ms: number): Promise<void>;
}
