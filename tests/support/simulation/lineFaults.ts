import type { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import type { FaultHandle } from '@/adapters/sandbox/faults/FaultRule';
import type { HttpFault } from '@/adapters/sandbox/faults/HttpFault';
import type { RealtimeFault } from '@/adapters/sandbox/faults/RealtimeFault';

export type PlannedFaults = ReadonlyMap<string, readonly FaultHandle[]>;

const ALWAYS = Infinity;
/** What puts a bet in another's place, and what cashes out. */
const CHANGES = ['/bets/edit', '/bets/cashout'];

/** A bad line, for as long as the plan is not cleared. */
export function lineFaults(plan: FaultPlan): PlannedFaults {
  const order = (fault: HttpFault, chance: number) => onOrder(plan, fault, chance);
  const read = (path: string, fault: HttpFault, chance: number) => onRead(plan, path, fault, chance);
  const said = (event: string, fault: RealtimeFault, chance: number) =>
    plan.realtime(event, fault, { times: ALWAYS, chance });
  return new Map<string, readonly FaultHandle[]>([
    ['order lost before', [order({ kind: 'dropBefore' }, 0.05)]],
    ['reply lost', [order({ kind: 'dropAfter' }, 0.08)]],
    [
      'reply not ours',
      [order({ kind: 'html', commit: true }, 0.02), order({ kind: 'truncate', bytes: 40 }, 0.02)],
    ],
    ['server error after accept', [order({ kind: 'status', status: 502, commit: true }, 0.03)]],
    [
      'change or reply lost',
      CHANGES.flatMap((path) => [
        onPost(plan, path, { kind: 'dropBefore' }, 0.05),
        onPost(plan, path, { kind: 'dropAfter' }, 0.1),
      ]),
    ],
    [
      'answer by key lost',
      [
        read('/bets/by-key/*', { kind: 'dropAfter' }, 0.15),
        read('/bets/by-key/*', { kind: 'status', status: 503 }, 0.05),
        read('/bets/cashout/by-key/*', { kind: 'dropAfter' }, 0.15),
      ],
    ],
    [
      'reads lost',
      [
        read('/bets', { kind: 'dropBefore' }, 0.05),
        read('/bet/exposure/amount', { kind: 'dropAfter' }, 0.05),
      ],
    ],
    [
      'acknowledgement lost',
      [said('get:balance', { kind: 'loseAck' }, 0.1), said('market:subscribe', { kind: 'loseAck' }, 0.03)],
    ],
    [
      'push doubled',
      [said('bet:update', { kind: 'dup' }, 0.1), said('update_balance', { kind: 'dup' }, 0.1)],
    ],
    [
      'push lost',
      [said('bet:update', { kind: 'dropMsg' }, 0.1), said('update_balance', { kind: 'dropMsg' }, 0.1)],
    ],
    [
      'pushes swapped',
      [said('bet:update', { kind: 'swap' }, 0.05), said('update_balance', { kind: 'swap' }, 0.05)],
    ],
    ['prices lost', [said('market:update', { kind: 'gap' }, 0.005)]],
  ]);
}

/** Slowness, also at the server's own door: an order may wait there for ten minutes, long after its client has given it up (F89). */
export function lateFaults(plan: FaultPlan): PlannedFaults {
  const order = (fault: HttpFault, chance: number) => onOrder(plan, fault, chance);
  return new Map<string, readonly FaultHandle[]>([
    ['order late', [order({ kind: 'delay', ms: 6_000, before: true }, 0.03)]],
    [
      'order too late',
      [20_000, 45_000, 300_000, 600_000].map((ms) => order({ kind: 'delay', ms, before: true }, 0.006)),
    ],
    [
      'change or reply late',
      CHANGES.flatMap((path) => [
        onPost(plan, path, { kind: 'delay', ms: 6_000, before: true }, 0.05),
        onPost(plan, path, { kind: 'delay', ms: 300_000, before: true }, 0.03),
        onPost(plan, path, { kind: 'delay', ms: 40_000 }, 0.05),
      ]),
    ],
    ['reply late', [order({ kind: 'delay', ms: 2_500 }, 0.05), order({ kind: 'delay', ms: 40_000 }, 0.02)]],
    ['reply never', [order({ kind: 'hang', commit: true }, 0.01)]],
    ['answer by key late', [onRead(plan, '/bets/by-key/*', { kind: 'delay', ms: 7_000 }, 0.05)]],
    [
      'reads late',
      [
        onRead(plan, '/bets', { kind: 'delay', ms: 3_000 }, 0.05),
        onRead(plan, '/bet/exposure/amount', { kind: 'delay', ms: 1_500 }, 0.05),
      ],
    ],
    [
      'acknowledgement late',
      [plan.realtime('get:balance', { kind: 'delayAck', ms: 900 }, { times: ALWAYS, chance: 0.1 })],
    ],
  ]);
}

export function struck(faults: PlannedFaults): ReadonlyMap<string, number> {
  return new Map(
    [...faults].map(([name, handles]) => [name, handles.reduce((sum, each) => sum + each.occurred(), 0)]),
  );
}

function onOrder(plan: FaultPlan, fault: HttpFault, chance: number): FaultHandle {
  return onPost(plan, '/bets', fault, chance);
}

function onPost(plan: FaultPlan, path: string, fault: HttpFault, chance: number): FaultHandle {
  return plan.http(path, fault, { times: ALWAYS, method: 'POST', chance });
}

function onRead(plan: FaultPlan, path: string, fault: HttpFault, chance: number): FaultHandle {
  return plan.http(path, fault, { times: ALWAYS, method: 'GET', chance });
}
