import { AxiosError } from 'axios';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEnvelope, readEnvelope } from '@/adapters/http/envelope';
import { failureOfError } from '@/adapters/http/axiosTransport';
import { openReply } from '@/adapters/http/failure';
import { retryAfterSeconds } from '@/adapters/http/retryAfter';
import { fateOf } from '@/domain/shared/fateOf';

const NOW = Date.UTC(2026, 0, 15, 12);
const reply = (status: number, body: unknown, retryAfter: string | null = null) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter,
});
const UNEXPECTED = { ok: false, error: { kind: 'unexpected', sent: true } };

describe('the envelope', () => {
  it('[API-01] error false is success, error true is a refusal in the server’s words', () => {
    expect(openEnvelope('{"error":false,"data":{"a":1},"message":"fine"}')).toEqual({
      ok: true,
      value: { a: 1 },
    });
    expect(openEnvelope('{"error":true,"data":null,"message":"No such user","code":"NO_USER"}')).toEqual({
      ok: false,
      error: { kind: 'refused', sent: true, message: 'No such user', code: 'NO_USER' },
    });
  });

  it('[F27] nothing but false is success', () => {
    const flags = ['"false"', '0', 'null', '""', '[]', '{}', '"true"', '1'];
    for (const flag of flags)
      expect(openEnvelope(`{"error":${flag},"data":{"token":"t"}}`)).toEqual(UNEXPECTED);
    expect(openEnvelope('{"data":{"token":"t"}}')).toEqual(UNEXPECTED);
    fc.assert(
      fc.property(fc.jsonValue(), (flag) => {
        fc.pre(flag !== false);
        expect(openEnvelope(JSON.stringify({ error: flag, data: {} })).ok).toBe(false);
      }),
    );
  });

  it.each(['', '<!doctype html><title>Wi-Fi</title>', '[]', '"ok"', 'null', 'false', '{"error":fal'])(
    '[F08] %j is not an answer',
    (text) => {
      expect(readEnvelope(text)).toBeNull();
      expect(openEnvelope(text)).toEqual(UNEXPECTED);
    },
  );

  it('[X19] an own __proto__ in the reply neither is the envelope nor pollutes anything', () => {
    expect(openEnvelope('{"__proto__":{"error":false,"data":{"token":"t"}}}')).toEqual(UNEXPECTED);
    expect(Reflect.get({}, 'error')).toBeUndefined();
  });

  it('[AUTH-17] takes the message, else errorMessage, as text of a sane length', () => {
    const said = (fields: object) => readEnvelope(JSON.stringify({ error: true, ...fields }))?.message;
    expect(said({ message: 'one', errorMessage: 'two' })).toBe('one');
    expect(said({ message: '  ', errorMessage: 'two' })).toBe('two');
    expect(said({ message: { $$typeof: 'x' }, errorMessage: ['y'] })).toBeUndefined();
    expect(said({ message: 'x'.repeat(5_000) })).toHaveLength(301);
  });

  it('[TOAST-04] markup in a message stays the text that it is', () => {
    const failure = openEnvelope('{"error":true,"message":"<img src=x onerror=alert(1)>"}');
    expect(failure).toMatchObject({ error: { message: '<img src=x onerror=alert(1)>' } });
  });

  it.each([['lower_case'], [42], ['X'.repeat(65)], [null], ['A B']])('takes no code from %j', (code) => {
    expect(readEnvelope(JSON.stringify({ error: true, code }))?.code).toBeUndefined();
  });
});

describe('the status', () => {
  const HTML = '<html><body>Bad gateway</body></html>';

  it.each([500, 502, 503, 504])(
    '[F07] %i with HTML is trouble at the server, and none of the HTML is kept',
    (status) => {
      expect(openReply(reply(status, HTML), true, NOW)).toEqual({
        ok: false,
        error: { kind: 'server', sent: true },
      });
    },
  );

  it.each([500, 502, 503, 504, 599])(
    '[TOAST-04] [F90] %i in an envelope keeps the server’s words, and no code: it proves nothing',
    (status) => {
      const said = { error: true, message: ' Closed <b>until</b> 6 pm ', code: 'INSUFFICIENT_FUNDS' };
      const error = { kind: 'server', sent: true, message: 'Closed <b>until</b> 6 pm' };
      const answer = openReply(reply(status, said), true, NOW);
      expect(answer).toEqual({ ok: false, error });
      expect(!answer.ok && fateOf(answer.error)).toBe('unknown');
    },
  );

  it.each([
    [503, 'Status 503'],
    [503, 'Service Unavailable'],
    [503, 'HTTP/1.1 503 Service Temporarily Unavailable'],
    [500, 'Internal Server Error'],
    [502, '502 Bad Gateway.'],
    [504, 'Request failed with status code 504'],
    [500, 'Error'],
  ])('[TOAST-04] %i whose words only repeat the status, %j, has said nothing', (status, message) => {
    expect(openReply(reply(status, { error: true, message }), true, NOW)).toEqual({
      ok: false,
      error: { kind: 'server', sent: true },
    });
  });

  it.each([
    [404, 'Not Found', 'refused'],
    [403, 'HTTP error 403: Forbidden', 'refused'],
    [429, 'Too Many Requests', 'coolDown'],
    [401, 'Unauthorized', 'unauthorised'],
  ])('[TOAST-04] nor has %i %j', (status, message, kind) => {
    const answer = openReply(reply(status, { error: true, message, code: 'A_CODE' }), true, NOW);
    expect(answer).toMatchObject({ ok: false, error: { kind } });
    expect(!answer.ok && 'message' in answer.error).toBe(false);
  });

  it.each(['Match 503 is closed', 'Service closed until 6 pm', 'सर्वर 503', '!!!', 'Error 42'])(
    '[TOAST-04] %j says more than a status does',
    (message) => {
      expect(openReply(reply(503, { error: true, message }), true, NOW)).toMatchObject({
        error: { message },
      });
    },
  );

  it('[TOAST-04] [AUTH-17] a 500 may say it as errorMessage, at any length', () => {
    const said = { error: true, errorMessage: 'x'.repeat(5_000) };
    expect(openReply(reply(500, said), true, NOW)).toMatchObject({
      error: { kind: 'server', message: `${'x'.repeat(300)}…` },
    });
  });

  it('[SES-03] only a 401 ends a session, whatever a 500 says', () => {
    const said = { error: true, message: 'Unauthorized action.' };
    expect(openReply(reply(500, said), true, NOW)).toMatchObject({ error: { kind: 'server' } });
  });

  it('[F07] a 500 that calls itself a success is none', () => {
    expect(openReply(reply(500, { error: false, data: {} }), true, NOW).ok).toBe(false);
  });

  it.each([100, 204, 301, 302, 304])('[F10] %i without a body is not an answer', (status) => {
    expect(openReply(reply(status, ''), true, NOW)).toEqual(UNEXPECTED);
  });

  it.each([
    ['Unauthorized action.', true, true],
    ['Unauthorized action.', false, false],
    ['Wrong password', true, false],
    ['Wrong password', false, false],
    ['unauthorized action.', true, false],
    ['Unauthorized action. ', true, true],
  ])('[SES-03] [F12] 401 %j, with a token: %s, ends the session: %s', (message, withToken, ended) => {
    expect(openReply(reply(401, { error: true, message }), withToken, NOW)).toEqual({
      ok: false,
      error: { kind: 'unauthorised', sent: true, ended, message: message.trim() },
    });
  });

  it('[SES-03] a 401 with HTML ends nothing', () => {
    expect(openReply(reply(401, 'Unauthorized action.'), true, NOW)).toEqual({
      ok: false,
      error: { kind: 'unauthorised', sent: true, ended: false },
    });
  });

  it.each([400, 403, 404, 409, 422])(
    '[F13] %i is the server’s refusal, in its words and with its code',
    (status) => {
      expect(openReply(reply(status, { error: true, message: 'No', code: 'WHY' }), true, NOW)).toEqual({
        ok: false,
        error: { kind: 'refused', sent: true, message: 'No', code: 'WHY' },
      });
      expect(openReply(reply(status, HTML), true, NOW)).toEqual(UNEXPECTED);
    },
  );

  it('[F14] 429 tells how long to wait', () => {
    expect(openReply(reply(429, { error: true, message: 'Slow down' }, '17'), false, NOW)).toEqual({
      ok: false,
      error: { kind: 'coolDown', sent: true, seconds: 17, message: 'Slow down' },
    });
    expect(openReply(reply(429, HTML), false, NOW)).toEqual({
      ok: false,
      error: { kind: 'coolDown', sent: true, seconds: 30 },
    });
  });

  it.each([
    ['0', 1],
    ['17', 17],
    [' 17 ', 17],
    ['99999', 120],
    ['Thu, 15 Jan 2026 12:00:45 GMT', 45],
    ['Thu, 15 Jan 2026 11:00:00 GMT', 1],
    ['Fri, 16 Jan 2026 12:00:00 GMT', 120],
    ['soon', 30],
    ['-5', 30],
    ['1e9', 30],
    ['', 30],
    [null, 30],
  ])('[F14] Retry-After %j means %i seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  it('[F14] stays between 1 and 120 seconds whatever the header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String)), (header) => {
        const seconds = retryAfterSeconds(header, NOW);
        expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 120).toBe(true);
      }),
    );
  });
});

describe('an exchange without a reply', () => {
  it.each([
    ['ERR_NETWORK', 'offline', true],
    ['ECONNRESET', 'offline', true],
    ['ECONNREFUSED', 'offline', true],
    ['ENOTFOUND', 'offline', true],
    ['EAI_AGAIN', 'offline', true],
    ['ETIMEDOUT', 'timedOut', true],
    ['ECONNABORTED', 'aborted', true],
    ['ERR_CANCELED', 'aborted', true],
    ['ERR_BAD_RESPONSE', 'unexpected', true],
    ['ERR_INVALID_URL', 'unexpected', false],
    [undefined, 'offline', true],
  ])('[F15] %s is %s, and may have been sent: %s', (code, kind, sent) => {
    expect(failureOfError(new AxiosError('<b>secret</b>', code))).toEqual({ kind, sent });
  });

  it('an error that is not the transport’s is not taken for one', () => {
    expect(failureOfError(new TypeError('bug'))).toEqual({ kind: 'unexpected', sent: true });
  });
});
