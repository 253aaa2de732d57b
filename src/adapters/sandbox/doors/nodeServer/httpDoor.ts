import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';
import type { FaultPlan } from '../../faults/FaultPlan';
import type { HttpOutcome } from '../../faults/httpScript';
import { httpScript } from '../../faults/httpScript';
import { FORM_LIMIT_BYTES, readForm } from '../readForm';
import type { ReadForm } from '../readForm';
import type { SandboxLink } from '../SandboxLink';
import { BODY_LIMIT_BYTES, parseBody, parseQuery, refusal } from '../wireBody';
import type { WireReply, WireRequest } from '../../wire/SandboxBackend';
import { mayCall } from './originPolicy';
import { reportFailure } from './reportFailure';

const ALLOWED_HEADERS = 'Authorization, token, Content-Type';

/** Origin check and CORS headers for every path (X33). */
export function guardOrigin(origins: readonly string[], plan: FaultPlan) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    response.set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin, Accept-Language',
    });
    if (!mayCall(origins, origin)) {
      send(response, refusal(403, 'This page may not call the sandbox.', 'ORIGIN_REFUSED'));
      return;
    }
    if (origin !== undefined) allowOrigin(response, origin);
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    const asked = request.headers['access-control-request-method'] ?? '';
    if (plan.takeHttp(asked, request.path, 'noCors').length > 0) forbidOrigin(response);
    response.status(204).end();
  };
}

/** Bodies arrive as text, whatever they call themselves: the door reads them as the other door does. */
export function readText(): RequestHandler {
  return express.text({ type: (request) => !isForm(request.headers), limit: BODY_LIMIT_BYTES });
}

/** A form with files arrives as bytes. */
export function readBytes(): RequestHandler {
  return express.raw({ type: (request) => isForm(request.headers), limit: FORM_LIMIT_BYTES });
}

function isForm(headers: IncomingHttpHeaders): boolean {
  return (headers['content-type'] ?? '').startsWith('multipart/form-data');
}

/** Every path of the wire: into the engine, and out of it through the faults that were planned. */
export function serveWire(app: Express, link: SandboxLink, plan: FaultPlan): void {
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else send(response, refusal(422, 'The request could not be read.', 'MALFORMED'));
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    answer(request, response, link, plan).catch(next);
  });
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    reportFailure(error);
    if (response.headersSent) next(error);
    else send(response, refusal(500, 'The sandbox failed.', 'SANDBOX_FAILED'));
  });
}

async function answer(
  request: Request,
  response: Response,
  link: SandboxLink,
  plan: FaultPlan,
): Promise<void> {
  const perform = async (): Promise<WireReply> => {
    const parsed = await toWireRequest(request);
    return 'status' in parsed ? parsed : link.request(parsed);
  };
  const faults = plan.takeHttp(request.method, request.path);
  let clientLeft = false;
  const left = (): void => {
    clientLeft = true;
    plan.noteAbort(request.method, request.path);
  };
  response.once('close', left);
  const outcome = await httpScript(
    faults,
    perform,
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  );
  if (clientLeft) return;
  if (outcome.kind === 'hang') return;
  response.removeListener('close', left);
  play(outcome, request, response);
}

async function toWireRequest(request: Request): Promise<WireRequest | WireReply> {
  const { method } = request;
  if (method !== 'GET' && method !== 'POST') return refusal(404, 'Not found.', 'NOT_FOUND');
  const parsed = parseBody(typeof request.body === 'string' ? request.body : undefined);
  if (!parsed.ok) return parsed.reply;
  const form = await formOf(request);
  if (form === 'malformed') return refusal(422, 'The request could not be read.', 'MALFORMED');
  const [, search = ''] = request.originalUrl.split('?', 2);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    method,
    path: request.path,
    query: parseQuery(search),
    headers: Object.fromEntries(headers),
    body: parsed.body,
    ...form,
    client: request.socket.remoteAddress ?? '',
  };
}

async function formOf({ headers, body }: Request): Promise<ReadForm | 'malformed' | null> {
  if (!isForm(headers)) return null;
  if (!Buffer.isBuffer(body)) return 'malformed';
  const { ['content-type']: type = '' } = headers;
  try {
    return await readForm(
      await new globalThis.Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData(),
    );
  } catch {
    return 'malformed';
  }
}

function play(outcome: Exclude<HttpOutcome, { kind: 'hang' }>, request: Request, response: Response): void {
  if (outcome.kind === 'cut') {
    cut(request, response);
    return;
  }
  if (!outcome.cors) forbidOrigin(response);
  response.status(outcome.status).set(outcome.headers);
  const body = Buffer.from(outcome.text);
  if (!isWorthCompressing(request, body)) return void response.send(body);
  response.set('Content-Encoding', 'gzip').vary('Accept-Encoding').send(gzipSync(body));
}

/** As any backend does. What is huge is a fault that somebody planned, and stays as large as it is. */
function isWorthCompressing({ headers }: Request, { length }: Buffer): boolean {
  return length > 1_000 && length < 200_000 && (headers['accept-encoding'] ?? '').includes('gzip');
}

/**
 * Breaks the connection. Browsers repeat a request by themselves, a POST too, when a kept connection ends before the first byte of the
 * answer; so a browser gets a head without its body.
 */
function cut(request: Request, response: Response): void {
  if (request.headers.origin === undefined) {
    request.socket.destroy();
    return;
  }
  response.writeHead(200, { 'Content-Length': '2' });
  response.flushHeaders();
  request.socket.end();
}

function send(response: Response, reply: WireReply): void {
  response.status(reply.status).json(reply.body);
}

function allowOrigin(response: Response, origin: string): void {
  response.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Expose-Headers': 'Retry-After',
    // Asked before every call: whether a fault of CORS keeps a request away must not depend on what a browser remembers.
    'Access-Control-Max-Age': '0',
  });
}

function forbidOrigin(response: Response): void {
  response.removeHeader('Access-Control-Allow-Origin');
}
