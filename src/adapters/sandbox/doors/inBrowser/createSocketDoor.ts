import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { FaultPlan } from '../../faults/FaultPlan';
import { faultyLink } from '../../faults/faultyLink';
import type { SandboxLink } from '../SandboxLink';
import { createTurns } from './macrotask';
import type { SocketDoorOptions } from './SocketDoorOptions';
import { SocketDouble } from './SocketDouble';

export type OpenSocket = (url: string, options?: SocketDoorOptions) => SocketLike;

/** Stands in for socket.io-client's `io`. The address is of no interest: there is one sandbox. */
export function createSocketDoor(
  link: SandboxLink,
  plan: FaultPlan,
  random: () => number = Math.random,
): OpenSocket {
  const parts = { link: faultyLink(link, plan), plan, turn: createTurns(), random };
  return (_url, options = {}) => new SocketDouble(parts, options);
}
