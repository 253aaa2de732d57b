import { describe, expect, it, vi } from 'vitest';
import { lateTransport } from '@/adapters/http/lateTransport';
import type { HttpRequest, Transport } from '@/adapters/http/Transport';
import { fail, ok } from '@/domain/shared/Result';

const REQUEST: HttpRequest = {
  method: 'POST',
  url: 'https://api.example/place',
  query: {},
  body: {},
  headers: {},
  timeoutMs: 1_000,
};
const reply = ok({ status: 200, text: '{}', retryAfter: null, from: null });
const watch = (signal = new AbortController().signal) => ({ signal, onBytes: () => undefined });

describe('a transport whose script comes later', () => {
  it('is fetched with the first request, and once', async () => {
    const load = vi.fn(() => Promise.resolve<Transport>(() => Promise.resolve(reply)));
    const transport = lateTransport(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([transport(REQUEST, watch()), transport(REQUEST, watch())])).toEqual([
      reply,
      reply,
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[F79] sent nothing when its script does not come, says so, and is fetched again', async () => {
    const load = vi
      .fn<() => Promise<Transport>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(() => Promise.resolve(reply));
    const transport = lateTransport(load);
    expect(await transport(REQUEST, watch())).toEqual(fail({ kind: 'offline', sent: false }));
    expect(await transport(REQUEST, watch())).toEqual(reply);
  });

  it('sends nothing for somebody who has left meanwhile', async () => {
    const left = new AbortController();
    const sent = vi.fn<Transport>(() => Promise.resolve(reply));
    let arrive: (transport: Transport) => void = () => undefined;
    const transport = lateTransport(() => new Promise((resolve) => (arrive = resolve)));
    const answer = transport(REQUEST, watch(left.signal));
    left.abort();
    arrive(sent);
    expect(await answer).toEqual(fail({ kind: 'aborted', sent: false }));
    expect(sent).not.toHaveBeenCalled();
  });
});
