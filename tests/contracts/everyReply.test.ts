import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { EVERY_CALL, without } from '@tests/support/wire/everyCall';
import type { CallCase } from '@tests/support/wire/everyCall';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { memoryTransport, okText } from '@tests/support/wire/memoryTransport';
import type { MemoryReply } from '@tests/support/wire/memoryTransport';
import { runs } from '@tests/support/runs';

/** One call against one reply, for a session that holds a token. */
async function answeredWith(each: CallCase, reply: MemoryReply) {
  let asked = 0;
  const transport = memoryTransport(() => {
    asked += 1;
    return reply;
  });
  const scheduler = new ManualScheduler();
  const world = httpWorld({ transport, scheduler, clock: scheduler.clock });
  world.held = token('tok-1');
  const answer = await each.run(world);
  expect(asked).toBe(1);
  return { answer, ended: world.ended, logger: world.logger };
}

const refusalText = (message?: string, code?: string) =>
  JSON.stringify({ error: true, data: null, message, code });
const UNEXPECTED = { ok: false, error: { kind: 'unexpected', sent: true } };

describe.each(EVERY_CALL.map((each) => [each.name, each] as const))('%s', (_, each) => {
  const carriesToken = each.endpoint.token === 'held';

  it('[API-01] error false and its data is success', async () => {
    const { answer, logger } = await answeredWith(each, { text: okText(each.data) });
    expect(answer.ok).toBe(true);
    expect(logger.lines).toEqual([]);
  });

  it('[API-01] [TOAST-04] error true is a refusal in the server’s words, whatever else it carries', async () => {
    const text = JSON.stringify({ error: true, data: each.data, message: 'No <b>way</b>', code: 'WHY' });
    const { answer } = await answeredWith(each, { text });
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'refused', sent: true, message: 'No <b>way</b>', code: 'WHY' },
    });
  });

  it.each(['"false"', '0', 'null', '"true"', '1', '{}'])('[F27] the flag %s is not success', async (flag) => {
    const text = `{"error":${flag},"data":${JSON.stringify(each.data)}}`;
    expect((await answeredWith(each, { text })).answer).toEqual(UNEXPECTED);
  });

  it('[SES-03] [F12] a 401 ends the session with those words and a token, and only then', async () => {
    const over = await answeredWith(each, { status: 401, text: refusalText('Unauthorized action.') });
    expect(over.answer).toMatchObject({ error: { kind: 'unauthorised', ended: carriesToken } });
    expect(over.ended).toHaveLength(carriesToken ? 1 : 0);
    const other = await answeredWith(each, { status: 401, text: refusalText('Wrong password') });
    expect(other.answer).toEqual({
      ok: false,
      error: { kind: 'unauthorised', sent: true, ended: false, message: 'Wrong password' },
    });
    expect(other.ended).toEqual([]);
  });

  it.each([403, 404, 409, 422])('[F13] %i is the server’s refusal, clipped', async (status) => {
    const { answer } = await answeredWith(each, { status, text: refusalText('x'.repeat(9_999), 'WHY') });
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'refused', sent: true, message: `${'x'.repeat(300)}…`, code: 'WHY' },
    });
  });

  it('[F14] 429 is a cool-down', async () => {
    const { answer } = await answeredWith(each, {
      status: 429,
      text: refusalText('Slow down'),
      retryAfter: '7',
    });
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'coolDown', sent: true, seconds: 7, message: 'Slow down' },
    });
  });

  it.each([500, 502, 503, 504])('[F07] %i with HTML shows nothing of it', async (status) => {
    const { answer, ended } = await answeredWith(each, { status, text: '<html>Unauthorized action.</html>' });
    expect(answer).toEqual({ ok: false, error: { kind: 'server', sent: true } });
    expect(ended).toEqual([]);
  });

  it.each([500, 503])(
    '[TOAST-04] %i in our envelope is told in the server’s words, clipped',
    async (status) => {
      const said = { status, text: refusalText('x'.repeat(9_999), 'WHY') };
      const { answer, ended } = await answeredWith(each, said);
      expect(answer).toEqual({
        ok: false,
        error: { kind: 'server', sent: true, message: `${'x'.repeat(300)}…` },
      });
      expect(ended).toEqual([]);
    },
  );

  it('[F08] [F10] a page, an empty body, no content: not an answer', async () => {
    for (const text of ['<!doctype html><title>Wi-Fi</title>', '', '   ', 'null', '[]', '"ok"']) {
      expect((await answeredWith(each, { text })).answer).toEqual(UNEXPECTED);
    }
    expect((await answeredWith(each, { status: 204, text: '' })).answer).toEqual(UNEXPECTED);
  });

  it('[F09] cut short at any byte it is never success and never throws', async () => {
    const whole = okText(each.data);
    for (let bytes = 0; bytes < whole.length; bytes += 1) {
      expect((await answeredWith(each, { text: whole.slice(0, bytes) })).answer, `${bytes} bytes`).toEqual(
        UNEXPECTED,
      );
    }
  });

  if (each.required.length > 0) {
    it.each(each.required)('[F22] without data.%s it is no answer', async (path) => {
      const { answer, logger } = await answeredWith(each, { text: okText(without(each.data, path)) });
      expect(answer).toEqual(UNEXPECTED);
      expect(logger.lines.length).toBeGreaterThan(0);
    });
  }

  it('[F21] [F25] unknown fields are ignored everywhere', async () => {
    const surprise = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(surprise);
      if (typeof value !== 'object' || value === null) return value;
      return {
        ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, surprise(item)])),
        surprise: 'x',
      };
    };
    const plain = await answeredWith(each, { text: okText(each.data) });
    const more = await answeredWith(each, { text: okText(surprise(each.data)) });
    expect(more.answer).toEqual(plain.answer);
  });

  it('[F23] [X04] [X19] whatever stands in its data: a Result, no throw, no pollution, no log of values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (data) => {
        const text = `{"error":false,"__proto__":{"polluted":1},"data":${data}}`;
        const { answer } = await answeredWith(each, { text });
        expect(typeof answer.ok).toBe('boolean');
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: runs(60) },
    );
  });

  it('[F22] [X04] any one of its values replaced by another kind: a Result of clean values', async () => {
    const paths = leaves(each.data);
    if (paths.length === 0) return;
    const strange = fc.constantFrom<unknown>(null, true, -1, 1.005, 'x', '', [], {}, [[]], {
      $$typeof: 'x',
      props: {},
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), strange, async (path, value) => {
        const { answer } = await answeredWith(each, { text: okText(withValue(each.data, path, value)) });
        expect(JSON.stringify(answer)).not.toContain('$$typeof');
      }),
      { numRuns: runs(60) },
    );
  });
});

function leaves(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return at.length === 0 ? [] : [at];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...at, key]));
}

function withValue(data: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  let holder = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[path.at(-1) ?? ''] = value;
  return copy;
}
