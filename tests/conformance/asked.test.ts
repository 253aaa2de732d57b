import { createServer, type RequestListener } from 'node:http';
import { createServer as createLine } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { asked, reasonOf } from '@scripts/conformance/asked';
import { loadConfig } from '@scripts/conformance/loadConfig';

const servers: Server[] = [];

async function started(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const site = (listener: RequestListener): Promise<string> => started(createServer(listener));

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('asking a backend', () => {
  it('ends, also where every connection is dropped without a word', async () => {
    const url = await started(createLine((line) => void line.destroy()));
    await expect(asked(url, {}, 200)).rejects.toThrow();
  });

  it('ends in the middle of an answer that never does', async () => {
    const url = await site((_request, response) => void response.write('{'));
    await expect(asked(url, {}, 200)).rejects.toThrow(/no whole answer within 0.2 s/);
  });

  it.each([
    [
      new TypeError('fetch failed', { cause: new Error('self-signed certificate') }),
      'self-signed certificate',
    ],
    [
      new TypeError('fetch failed', {
        cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
      }),
      'ECONNREFUSED',
    ],
    [new Error('no whole answer'), 'no whole answer'],
    ['odd', 'odd'],
  ])('says why nothing came: %s', (error, words) => {
    expect(reasonOf(error)).toBe(words);
  });
});

describe('the address of a site', () => {
  const config = JSON.stringify({ backend: 'remote', apiUrl: 'https://api.example.com' });

  it('that leads on to another: players are at the second, and CORS is judged for that one', async () => {
    const second = await site((_request, response) => void response.end(config));
    const first = await site(
      (request, response) =>
        void response.writeHead(301, { location: `${second}${request.url ?? ''}` }).end(),
    );
    const loaded = await loadConfig(first, false);
    expect(loaded.ok && loaded.value.origin).toBe(second);
  });

  it('that is wrong is named, with the reason', async () => {
    const loaded = await loadConfig('http://127.0.0.1:9', false);
    expect(!loaded.ok && loaded.error).toMatch(/nothing answers \(.+\)/);
  });
});
