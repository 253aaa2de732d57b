import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type { FaultPlan } from '../../faults/FaultPlan';
import type { HttpOutcome } from '../../faults/httpScript';
import { httpScript } from '../../faults/httpScript';
import type { WireRequest } from '../../wire/SandboxBackend';
import { readForm } from '../readForm';
import type { SandboxLink } from '../SandboxLink';
import { cancelFailure, networkFailure, statusFailure, timeoutFailure } from './axiosFailure';
import { createTurns } from './macrotask';
import { reportDownload } from './reportDownload';
import type { ReadRequest } from './toWireRequest';
import { needsPreflight, toWireRequest } from './toWireRequest';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * An axios adapter without a network: requests go to the sandbox, and every promise settles as axios' own adapter for browsers would have
 * settled it. Nothing happens before the next turn of the event loop.
 */
export function createAxiosDoor(link: SandboxLink, plan: FaultPlan): AxiosAdapter {
  const turn = createTurns();
  return (config) =>
    new Promise((resolve, reject) => {
      const request = { responseURL: '' };
      const read = toWireRequest(config);
      let settled = false;
      const settle = (act: () => void): void => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        config.signal?.removeEventListener?.('abort', abort);
        act();
      };
      const fail = (error: Error, clientLeft = false): void =>
        settle(() => {
          if (clientLeft) plan.noteAbort(read.method, read.path);
          reject(error);
        });
      const abort = (): void => fail(cancelFailure(config, request), true);
      const ms = config.timeout ?? 0;
      const timer = ms > 0 ? setTimeout(() => fail(timeoutFailure(config, request), true), ms) : undefined;
      if (config.signal?.aborted === true) return abort();
      config.signal?.addEventListener?.('abort', abort);

      const finish = (outcome: HttpOutcome): void => {
        if (settled || outcome.kind === 'hang') return;
        if (outcome.kind === 'cut' || !outcome.cors || 'location' in outcome.headers) {
          return fail(networkFailure(config, request));
        }
        if (config.onDownloadProgress) reportDownload(config.onDownloadProgress, outcome.text, () => settled);
        if (settled) return;
        const response = toResponse(outcome, config, request);
        const failure = statusFailure(response, request);
        if (failure === null) settle(() => resolve(response));
        else fail(failure);
      };
      turn(() => {
        perform(read, link, plan).then(finish, () => fail(networkFailure(config, request)));
      });
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

function toResponse(
  outcome: Extract<HttpOutcome, { kind: 'reply' }>,
  config: InternalAxiosRequestConfig,
  request: unknown,
): AxiosResponse {
  return {
    // Text, as it comes: our client parses by itself.
    data: outcome.text,
    status: outcome.status,
    statusText: '',
    headers: { ...outcome.headers, 'cache-control': 'no-store' },
    config,
    request,
  };
}
