import { describe, expect, it } from 'vitest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { machineTime } from '@/adapters/node/machineTime';
import { mockBackend } from '../../examples/mock-backend/mockBackend';
import type { Verdict } from '../../player-core/contract/ContractCase';
import { wireContract } from '../../player-core/contract/wireContract';

async function judge(apiUrl: string, origin: string): Promise<Verdict | undefined> {
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'Authorization, token, Content-Type',
  };
  const cases = wireContract(() => ({
    ...{ backend: mockBackend(), config: configurationFrom({}).app, time: machineTime, origin },
    powers: ['reads', 'asksRaw', 'knowsOrigin'],
    ask: async ({ path }) => ({ url: `${apiUrl}${path}`, status: 200, headers, text: '' }),
  }));
  return cases.find(({ title }) => title.startsWith('a page of the app may ask'))?.judge();
}

describe('a page that came over TLS', () => {
  it('may not ask a host without TLS, whatever that allows: no browser lets it', async () => {
    expect(await judge('http://api.example.com', 'https://play.example.com')).toMatchObject({
      outcome: 'broken',
      why: expect.stringMatching(/http:\/\/api\.example\.com is without TLS/),
    });
  });

  it.each([
    ['https://api.example.com', 'https://play.example.com'],
    ['http://127.0.0.1:5055', 'https://play.example.com'],
    ['http://api.example.com', 'http://play.example.com'],
  ])('%s may be asked from %s', async (apiUrl, origin) => {
    expect(await judge(apiUrl, origin)).toMatchObject({ outcome: 'passed' });
  });
});
