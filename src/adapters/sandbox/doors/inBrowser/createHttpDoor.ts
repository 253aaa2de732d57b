import type { Transport } from '@/adapters/http/Transport';
import { fail, ok } from '@/domain/shared/Result';
import type { FaultPlan } from '../../faults/FaultPlan';
import type { HttpOutcome } from '../../faults/httpScript';
import { httpScript } from '../../faults/httpScript';
import type { WireRequest } from '../../wire/SandboxBackend';
import { readForm } from '../readForm';
import type { SandboxLink } from '../SandboxLink';
import { createTurns } from './macrotask';
import type { ReadRequest } from './toWireRequest';
import { needsPreflight, toWireRequest } from './toWireRequest';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A transport without a network: requests go to the sandbox, and each ends as a browser's network would have ended it. Nothing happens before
 * the next turn of the event loop.
 */
export function createHttpDoor(link: SandboxLink, plan: FaultPlan): Transport {
  const turn = createTurns();
  return (request, { signal, onBytes }) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(fail({ kind: 'aborted', sent: false }));
      const read = toWireRequest(request);
      const leave = (): void => {
        plan.noteAbort(read.method, read.path);
        resolve(fail({ kind: 'aborted', sent: true }));
      };
      signal.addEventListener('abort', leave);
      const end = (outcome: HttpOutcome): void => {
        if (outcome.kind === 'hang') return;
        const arrives = outcome.kind === 'reply' && outcome.cors && !('location' in outcome.headers);
        // A client that guards its memory leaves here.
        if (arrives && !signal.aborted) onBytes(new TextEncoder().encode(outcome.text).length);
        signal.removeEventListener('abort', leave);
        if (!arrives) return resolve(fail({ kind: 'offline', sent: true }));
        const { status, text, headers } = outcome;
        resolve(ok({ status, text, retryAfter: headers['retry-after'] ?? null, from: null }));
      };
      turn(() => void perform(read, link, plan).then(end, () => end({ kind: 'cut' })));
    });
}

async function perform(read: ReadRequest, link: SandboxLink, plan: FaultPlan): Promise<HttpOutcome> {
  const faults = plan.takeHttp(read.method, read.path);
  const blocked = read.ok && needsPreflight(read.request) && faults.some((fault) => fault.kind === 'noCors');
  if (blocked) return { kind: 'cut' };
  return httpScript(faults, async () => (read.ok ? link.request(await whole(read)) : read.reply), wait);
}

async function whole({ request, form }: Extract<ReadRequest, { ok: true }>): Promise<WireRequest> {
  return form === null ? request : { ...request, ...(await readForm(form)) };
}
