import type { FaultPlan } from './FaultPlan';
import type { FaultHandle, FaultOptions } from './FaultRule';
import type { HttpFault } from './HttpFault';
import type { RealtimeFault } from './RealtimeFault';

/** A fault as JSON: what `POST /__sandbox/fault` and a browser test send. */
export type FaultRequest =
  | ({ readonly action: 'http'; readonly path: string; readonly fault: HttpFault } & FaultOptions)
  | ({ readonly action: 'realtime'; readonly event: string; readonly fault: RealtimeFault } & FaultOptions)
  | ({ readonly action: 'refuse'; readonly message: string } & FaultOptions)
  | { readonly action: 'push'; readonly event: string; readonly payload: unknown }
  | { readonly action: 'kick' | 'kickForGood' | 'freeze' | 'restart' | 'pollingOnly' };

const HTTP_KINDS: readonly string[] = [
  'delay',
  'hang',
  'status',
  'body',
  'html',
  'truncate',
  'dropBefore',
  'dropAfter',
  'noCors',
  'drift',
  'redirect',
] satisfies HttpFault['kind'][];
const REALTIME_KINDS: readonly string[] = [
  'loseAck',
  'delayAck',
  'dropMsg',
  'dup',
  'swap',
  'gap',
] satisfies RealtimeFault['kind'][];

/** Null when it is not a fault that we know. The numbers inside are trusted: only tests and developers speak to this. */
export function readFaultRequest(input: unknown): FaultRequest | null {
  if (typeof input !== 'object' || input === null || !('action' in input)) return null;
  const request = input as FaultRequest; // decoded below, word by word
  switch (request.action) {
    case 'http':
      return typeof request.path === 'string' && HTTP_KINDS.includes(request.fault?.kind) ? request : null;
    case 'realtime':
      return typeof request.event === 'string' && REALTIME_KINDS.includes(request.fault?.kind)
        ? request
        : null;
    case 'refuse':
      return typeof request.message === 'string' ? request : null;
    case 'push':
      return typeof request.event === 'string' ? request : null;
    case 'kick':
    case 'kickForGood':
    case 'freeze':
    case 'restart':
    case 'pollingOnly':
      return request;
    default:
      return null;
  }
}

export function planFault(plan: FaultPlan, request: FaultRequest): FaultHandle {
  switch (request.action) {
    case 'http':
      return plan.http(request.path, request.fault, request);
    case 'realtime':
      return plan.realtime(request.event, request.fault, request);
    case 'refuse':
      return plan.refuse(request.message, request);
    case 'push':
      return plan.push(request.event, request.payload);
    case 'kick':
      return plan.kick();
    case 'kickForGood':
      return plan.kick('io server disconnect');
    case 'freeze':
      return plan.freeze();
    case 'restart':
      return plan.restart();
    case 'pollingOnly':
      return plan.pollingOnly();
  }
}
