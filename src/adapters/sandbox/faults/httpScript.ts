import type { WireReply } from '../wire/SandboxBackend';
import { drift } from './drift';
import type { HttpFault } from './HttpFault';

/** What becomes of one call; each door plays it in its own medium. */
export type HttpOutcome =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
      readonly cors: boolean;
    }
  | { readonly kind: 'hang' }
  | { readonly kind: 'cut' };

const JSON_TYPE = 'application/json; charset=utf-8';
const PORTAL =
  '<!doctype html><html><head><title>Welcome</title></head><body><h1>Sign in to the network</h1></body></html>';

const preventsWork = (fault: HttpFault): boolean => {
  switch (fault.kind) {
    case 'dropBefore':
    case 'redirect':
      return true;
    case 'hang':
    case 'status':
    case 'body':
    case 'html':
      return fault.commit !== true;
    default:
      return false;
  }
};

/**
 * Lets the faults that struck one call have their way.
 * @param perform the engine's work, done unless a fault keeps the request from it
 * @param wait resolves after so many milliseconds, or never once nobody waits for the answer
 */
export async function httpScript(
  faults: readonly HttpFault[],
  perform: () => Promise<WireReply>,
  wait: (ms: number) => Promise<void>,
): Promise<HttpOutcome> {
  for (const fault of faults) if (fault.kind === 'delay' && fault.before === true) await wait(fault.ms);
  const reply = faults.some(preventsWork) ? { status: 200, body: '' } : await perform();
  for (const fault of faults) if (fault.kind === 'delay' && fault.before !== true) await wait(fault.ms);
  if (faults.some((fault) => fault.kind === 'dropBefore' || fault.kind === 'dropAfter'))
    return { kind: 'cut' };
  if (faults.some((fault) => fault.kind === 'hang')) return { kind: 'hang' };
  return spoil(faults, reply);
}

function spoil(faults: readonly HttpFault[], reply: WireReply): HttpOutcome {
  let { status, body } = reply;
  let raw: string | null = null;
  let headers: Record<string, string> = { 'content-type': JSON_TYPE, ...reply.headers };
  let saved = Infinity;
  for (const fault of faults) {
    if (fault.kind === 'status') {
      status = fault.status;
      if (fault.commit !== true) body = { error: true, data: null, message: `Status ${fault.status}` };
    } else if (fault.kind === 'body') {
      raw = fault.raw;
      headers = { ...headers, 'content-type': fault.contentType ?? JSON_TYPE };
    } else if (fault.kind === 'html') {
      raw = PORTAL;
      headers = { ...headers, 'content-type': 'text/html; charset=utf-8' };
    } else if (fault.kind === 'redirect') {
      status = 302;
      raw = '';
      headers = { ...headers, location: fault.to };
    } else if (fault.kind === 'drift') body = drift(body, fault.path, fault.value);
    else if (fault.kind === 'truncate') saved = Math.min(saved, fault.bytes);
  }
  const cors = !faults.some((fault) => fault.kind === 'noCors');
  return { kind: 'reply', status, headers, text: firstBytes(raw ?? JSON.stringify(body), saved), cors };
}

/** Cut by bytes, as a network does; a character cut in half reads as U+FFFD. */
function firstBytes(text: string, bytes: number): string {
  if (bytes === Infinity) return text;
  return new TextDecoder().decode(new TextEncoder().encode(text).slice(0, Math.max(0, bytes)));
}
