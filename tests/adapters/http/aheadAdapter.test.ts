import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { RepliesAhead } from '@/adapters/browser/RepliesAhead';
import { aheadAdapter } from '@/adapters/http/aheadAdapter';

const URL_OF_MATCHES = 'https://sports.example/bet/matches?inplay=true';
const viaNetwork = vi.hoisted(() => vi.fn(async () => ({ data: 'network', status: 200, headers: {} })));
vi.mock('axios', async (original) => ({ ...(await original<object>()), getAdapter: () => viaNetwork }));

describe('answers that were asked for ahead', () => {
  const clientWith = (reply: Promise<Response>, at = 0) => {
    viaNetwork.mockClear();
    const ahead = new RepliesAhead(new Map([[URL_OF_MATCHES, { at, reply }]]), () => 20_000);
    const client = axios.create({
      adapter: aheadAdapter((url) => ahead.take(url)),
      validateStatus: () => true,
    });
    return (headers: Record<string, string> = {}) =>
      client.get<string>('https://sports.example/bet/matches', {
        params: { inplay: 'true' },
        headers,
        transformResponse: (data: unknown) => data,
      });
  };
  const here = (text: string, status = 200): Promise<Response> =>
    Promise.resolve(new Response(text, { status, headers: { 'Retry-After': '3' } }));

  it('answer one read, whatever their status; the next goes to the network', async () => {
    const get = clientWith(here('ahead', 503), 10_000);
    const first = await get();
    expect([first.data, first.status, first.headers['retry-after']]).toEqual(['ahead', 503, '3']);
    expect((await get()).data).toBe('network');
  });

  it('[SES-03] are never given to a read that carries a token', async () => {
    const get = clientWith(here('of a visitor'), 10_000);
    expect((await get({ token: 'held' })).data).toBe('network');
  });

  it('are asked for again when they failed or waited too long', async () => {
    expect((await clientWith(Promise.reject(new TypeError('no network')), 10_000)()).data).toBe('network');
    expect((await clientWith(here('old'), 1_000)()).data).toBe('network');
  });

  it('[F16] tell where they came from', async () => {
    const server = createServer((_, response) => response.end('ahead')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`;
    const client = axios.create({ adapter: aheadAdapter(() => fetch(url)) });
    const { request } = await client.get<string>(url);
    server.close();
    expect(request).toEqual({ responseURL: url });
  });
});
