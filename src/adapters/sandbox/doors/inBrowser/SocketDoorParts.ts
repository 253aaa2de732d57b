import type { FaultPlan } from '../../faults/FaultPlan';
import type { SandboxLink } from '../SandboxLink';

/** What the sockets of one door share. */
export interface SocketDoorParts {
  readonly link: SandboxLink;
  readonly plan: FaultPlan;
  /** Each task in a later turn of the event loop, in order. */
  readonly turn: (task: () => void) => void;
  /** 0 <= x < 1. */
  readonly random: () => number;
}
