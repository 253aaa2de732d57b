import { describe, expect, it } from 'vitest';
import { offlineTransport } from '@/adapters/http/offlineTransport';
import type { HttpRequest, Transport } from '@/adapters/http/Transport';
import { fail, ok } from '@/domain/shared/Result';

const REPLY = ok({ status: 200, text: '{}', retryAfter: null, from: null });
const WATCH = { signal: new AbortController().signal, onBytes: () => undefined };

function aRequest(changes: Partial<HttpRequest> = {}): HttpRequest {
  const url = 'https://sports.example/bets';
  return { method: 'POST', url, query: {}, body: {}, headers: {}, timeoutMs: 1_000, ...changes };
}

function device(online: boolean) {
  const sent: HttpRequest[] = [];
  const next: Transport = (request) => {
    sent.push(request);
    return Promise.resolve(REPLY);
  };
  return { sent, send: offlineTransport(next, { online }) };
}

describe('what a browser can know of a request that did not leave', () => {
  it('[F56][F89] without a network nothing that changes something is sent, and that is proven', async () => {
    const { sent, send } = device(false);
    expect(await send(aRequest(), WATCH)).toEqual(fail({ kind: 'offline', sent: false }));
    expect(sent).toEqual([]);
  });

  it('with one everything is sent', async () => {
    const { sent, send } = device(true);
    expect(await send(aRequest(), WATCH)).toEqual(REPLY);
    expect(sent).toEqual([aRequest()]);
  });

  it('a question is asked all the same: it proves nothing either way', async () => {
    const { sent, send } = device(false);
    expect(await send(aRequest({ method: 'GET' }), WATCH)).toEqual(REPLY);
    expect(sent).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1:5055/bets',
    'http://localhost/bets',
    'http://[::1]:1/bets',
    'http://a.localhost/',
  ])('a server on the device itself is reached without a network: %s', async (url) => {
    const { sent, send } = device(false);
    expect(await send(aRequest({ url }), WATCH)).toEqual(REPLY);
    expect(sent).toHaveLength(1);
  });

  it.each(['https://127.0.0.1.example/bets', 'https://localhost.example/', 'https://128.0.0.1/', '/bets'])(
    '%s is not one',
    async (url) => {
      const { sent, send } = device(false);
      expect(await send(aRequest({ url }), WATCH)).toEqual(fail({ kind: 'offline', sent: false }));
      expect(sent).toEqual([]);
    },
  );
});
