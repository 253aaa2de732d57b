import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PrefetchedReplies } from '@/adapters/browser/PrefetchedReplies';
import { visitorTransport } from '@/adapters/http/visitorTransport';
import type { Delivery, HttpRequest, Transport } from '@/adapters/http/Transport';
import { ok } from '@/domain/shared/Result';

const WATCH = { signal: new AbortController().signal, onBytes: () => undefined };
const MATCHES: HttpRequest = {
  method: 'GET',
  url: 'https://sports.example/bet/matches',
  query: { inplay: 'true' },
  body: undefined,
  headers: {},
  timeoutMs: 20_000,
};
const NETWORK: Delivery = { status: 200, text: 'network', retryAfter: null, from: null };
const network: Transport = () => Promise.resolve(ok(NETWORK));
const SESSION: Delivery = { ...NETWORK, text: 'of a session' };
const session: Transport = () => Promise.resolve(ok(SESSION));

describe('answers that were asked for ahead', () => {
  const transportWith = (reply: Promise<Response>, at = 10_000) => {
    const url = `${MATCHES.url}?inplay=true`;
    const ahead = new PrefetchedReplies(new Map([[url, { at, reply }]]), () => 20_000);
    const transport = visitorTransport({ ahead: (each) => ahead.take(each), visitor: network, session });
    return (request: Partial<HttpRequest> = {}) => transport({ ...MATCHES, ...request }, WATCH);
  };
  const here = (text: string, status = 200): Promise<Response> =>
    Promise.resolve(new Response(text, { status, headers: { 'Retry-After': '3' } }));

  it('answer one read, whatever their status; the next goes to the network', async () => {
    const ask = transportWith(here('ahead', 503));
    expect(await ask()).toEqual(ok({ status: 503, text: 'ahead', retryAfter: '3', from: null }));
    expect(await ask()).toEqual(ok(NETWORK));
  });

  it('[SES-03] are never given to a read that carries a token, nor to a command', async () => {
    const ask = transportWith(here('of a visitor'));
    expect(await ask({ headers: { token: 'held' } })).toEqual(ok(SESSION));
    expect(await ask({ method: 'POST' })).toEqual(ok(NETWORK));
  });

  it('are given to a read that says no more than a language', async () => {
    const ask = transportWith(here('ahead'));
    expect(await ask({ headers: { 'Accept-Language': 'hi' } })).toMatchObject({ value: { text: 'ahead' } });
  });

  it('are asked for again when they failed or waited too long', async () => {
    expect(await transportWith(Promise.reject(new TypeError('no network')))()).toEqual(ok(NETWORK));
    expect(await transportWith(here('old'), 1_000)()).toEqual(ok(NETWORK));
  });

  it('[F16] tell where they came from', async () => {
    const server = createServer((_, response) => response.end('ahead')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`;
    const transport = visitorTransport({ ahead: () => fetch(url), visitor: network, session });
    const answer = await transport({ ...MATCHES, url, query: {} }, WATCH);
    server.close();
    expect(answer).toEqual(ok({ status: 200, text: 'ahead', retryAfter: null, from: url }));
  });
});
