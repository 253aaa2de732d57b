import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench } from '../Bench';

const INDIA = '+91';
const MOBILE = '9876543210';

function wrongCode(bench: Bench): string {
  return bench.code(MOBILE) === '000000' ? '000001' : '000000';
}

describe('one-time codes', () => {
  const send = (bench: Bench): ReturnType<Bench['post']> =>
    bench.post('/sendOtpToMobile', { mobile: MOBILE, country_code: INDIA });
  const verify = (bench: Bench, otp: string, mobile = MOBILE): string | undefined =>
    bench.post('/mobileVerification', { mobile, country_code: INDIA, otp }).body.code;

  it('[F67] cools down for thirty seconds between two codes', () => {
    const bench = Bench.again();
    send(bench);
    bench.engine.advance(10_000);
    const early = send(bench);
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([429, 'COOL_DOWN', '20']);
    bench.engine.advance(20_000);
    expect(send(bench).body.error).toBe(false);
    expect(bench.engine.inbox()).toHaveLength(2);
  });

  it.each([
    ['/login/otp/send', { mobile: MOBILE, country_code: INDIA }],
    ['/forgot-password', { phone: MOBILE, countryCode: INDIA }],
  ])('[X35] %s: the same answer for a number without an account, and no message to it', (path, body) => {
    const stranger = Bench.again();
    const known = Bench.again();
    known.player('asha', MOBILE);
    known.engine.advance(60_000);
    const before = known.engine.inbox().length;
    const replies = [stranger, known].map((bench) => bench.post(path, body));
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([stranger.engine.inbox().length, known.engine.inbox().length - before]).toEqual([0, 1]);
  });

  it('[F67] [P22] locks a code after five wrong tries, even for the right one; a new code works', () => {
    const bench = Bench.again();
    send(bench);
    for (let tries = 0; tries < 5; tries += 1) expect(verify(bench, wrongCode(bench))).toBe('OTP_WRONG');
    expect(verify(bench, bench.code(MOBILE))).toBe('OTP_LOCKED');
    bench.engine.advance(30_000);
    send(bench);
    expect(verify(bench, bench.code(MOBILE))).toBeUndefined();
  });

  it('[F67] [P22] works once', () => {
    const bench = Bench.again();
    send(bench);
    expect(verify(bench, bench.code(MOBILE))).toBeUndefined();
    expect(verify(bench, bench.code(MOBILE))).toBe('OTP_WRONG');
  });

  it('[P22] dies after ten minutes of the engine clock', () => {
    const bench = Bench.again();
    send(bench);
    bench.engine.advance(599_999);
    const living = new Bench({ snapshot: bench.engine.snapshot() });
    expect(verify(living, bench.code(MOBILE))).toBeUndefined();
    bench.engine.advance(1);
    expect(verify(bench, bench.code(MOBILE))).toBe('OTP_EXPIRED');
  });

  it('[P22] a new code kills the old one', () => {
    const bench = Bench.again();
    send(bench);
    const old = bench.code(MOBILE);
    bench.engine.advance(30_000);
    send(bench);
    expect(bench.code(MOBILE)).not.toBe(old);
    expect(verify(bench, old)).toBe('OTP_WRONG');
  });

  it('[P22] is bound to its number and purpose', () => {
    const bench = Bench.again();
    bench.player('asha', '9876543299');
    send(bench);
    bench.post('/sendOtpToMobile', { mobile: '9876543211', country_code: INDIA });
    expect(verify(bench, bench.code(MOBILE), '9876543211')).toBe('OTP_WRONG');
    const reset = bench.post('/reset-password', { otp: bench.code(MOBILE), password: 'Another123' });
    expect(reset.body.code).toBe('OTP_WRONG');
    bench.post('/forgot-password', { phone: '9876543299', countryCode: INDIA });
    expect(verify(bench, bench.code('9876543299'), '9876543299')).toBe('OTP_WRONG');
  });

  it('[P22] never accepts a code that a simple model of codes would not', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('send' as const) }),
      fc.record({ do: fc.constant('right' as const) }),
      fc.record({ do: fc.constant('wrong' as const) }),
      fc.record({
        do: fc.constant('wait' as const),
        ms: fc.constantFrom(1_000, 29_000, 31_000, 300_000, 600_000),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const bench = Bench.again();
        let model: { sentAt: number; wrong: number; used: boolean } | null = null;
        for (const each of steps) {
          const now = bench.engine.now();
          if (each.do === 'wait') bench.engine.advance(each.ms);
          else if (each.do === 'send') {
            const free: boolean = model === null || model.used || now - model.sentAt >= 30_000;
            expect(send(bench).body.error).toBe(!free);
            if (free) model = { sentAt: now, wrong: 0, used: false };
          } else {
            const right = each.do === 'right';
            const answer = verify(bench, right && model !== null ? bench.code(MOBILE) : wrongCode(bench));
            const valid = model !== null && !model.used && now - model.sentAt < 600_000 && model.wrong < 5;
            expect(answer === undefined).toBe(valid && right);
            if (model !== null && valid) {
              if (right) model.used = true;
              else model.wrong += 1;
            }
          }
        }
      }),
      { numRuns: runs(30, 20_000) },
    );
  });
});

describe('a forgotten password', () => {
  const forget = (bench: Bench, phone: string, client = 'client-1'): ReturnType<Bench['post']> =>
    bench.post('/forgot-password', { phone, countryCode: INDIA }, undefined, client);
  const reset = (bench: Bench, otp: string, client = 'client-1'): ReturnType<Bench['post']> =>
    bench.post('/reset-password', { otp, password: 'Another123' }, undefined, client);

  it('[AUTH-09] changes the password and ends every session of the account', () => {
    const bench = Bench.again();
    const player = bench.player('asha', MOBILE);
    expect(forget(bench, MOBILE).body.error).toBe(false);
    expect(reset(bench, bench.code(MOBILE)).body.error).toBe(false);
    expect(bench.get('/bets', {}, player.token).status).toBe(401);
    expect(bench.post('/login', { username: 'asha', password: 'Secret123' }).status).toBe(401);
    expect(bench.post('/login', { username: 'asha', password: 'Another123' }).status).toBe(200);
  });

  it('[X35] answers the same for a number that nobody has, also when asked twice and when guessing', () => {
    const history = (phone: string): readonly unknown[] => {
      const bench = Bench.again();
      bench.player('asha', MOBILE);
      const first = forget(bench, phone);
      const second = forget(bench, phone);
      return [first, second, ...Array.from({ length: 6 }, () => reset(bench, '!'))];
    };
    expect(history('9111111111')).toEqual(history(MOBILE));
  });

  it('[P22] is bound to the client that asked', () => {
    const bench = Bench.again();
    bench.player('asha', MOBILE);
    forget(bench, MOBILE, 'phone-of-asha');
    expect(reset(bench, bench.code(MOBILE), 'somebody-else').body.code).toBe('OTP_WRONG');
    expect(reset(bench, bench.code(MOBILE), 'phone-of-asha').body.error).toBe(false);
  });

  it('[X35] sends no message to a number that nobody has', () => {
    const bench = Bench.again();
    forget(bench, '9111111111');
    expect(bench.engine.inbox()).toEqual([]);
  });

  it('[P22] a code for the same number dies with the next one, whoever asked for it', () => {
    const bench = Bench.again();
    bench.player('asha', MOBILE);
    forget(bench, MOBILE, 'one');
    const old = bench.code(MOBILE);
    bench.engine.advance(30_000);
    forget(bench, MOBILE, 'two');
    expect(reset(bench, old, 'one').body.code).toBe('OTP_WRONG');
    expect(reset(bench, bench.code(MOBILE), 'two').body.error).toBe(false);
  });

  it('[P22] a client that asks for another number forgets the first', () => {
    const bench = Bench.again();
    bench.player('asha', MOBILE);
    bench.player('bela', '9876543211');
    forget(bench, MOBILE);
    forget(bench, '9876543211');
    expect(reset(bench, bench.code(MOBILE)).body.code).toBe('OTP_WRONG');
    expect(reset(bench, bench.code('9876543211')).body.error).toBe(false);
    expect(bench.post('/login', { username: 'bela', password: 'Another123' }).status).toBe(200);
    expect(bench.post('/login', { username: 'asha', password: 'Secret123' }).status).toBe(200);
  });

  it('checks the new password before it uses the code up', () => {
    const bench = Bench.again();
    bench.player('asha', MOBILE);
    forget(bench, MOBILE);
    expect(bench.post('/reset-password', { otp: bench.code(MOBILE), password: 'short' }).status).toBe(422);
    expect(reset(bench, bench.code(MOBILE)).body.error).toBe(false);
  });
});
