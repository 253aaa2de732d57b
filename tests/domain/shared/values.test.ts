import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertNever } from '@/domain/shared/assertNever';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say, serverWords } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { addMoney, negateMoney, NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, betKey, marketId, matchId, runnerId, token, userId } from '@/domain/shared/ids';
import { fail, ok } from '@/domain/shared/Result';

describe('Money', () => {
  it('[P30] an amount is whole paise, and no minus zero', () => {
    expect(rupees(12)).toBe(1200);
    expect(Object.is(paise(-0), 0)).toBe(true);
    expect(Object.is(negateMoney(NO_MONEY), 0)).toBe(true);
    expect(addMoney(paise(1), paise(-3), paise(7))).toBe(5);
    expect(addMoney()).toBe(0);
  });

  it.each([[0.5], [NaN], [Infinity], [-Infinity], [2 ** 53], [1e14]])(
    '[X24] %d is no amount: a bug of the caller',
    (amount) => {
      expect(() => paise(amount)).toThrow('not an amount');
    },
  );

  it('[P30] sums are exact', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 50 }), (amounts) => {
        const sum = amounts.reduce((total, each) => total + BigInt(each), 0n);
        expect(BigInt(addMoney(...amounts.map(paise)))).toBe(sum);
      }),
    );
  });
});

describe('Odds', () => {
  it('[P30] odds are whole hundredths above 1.00', () => {
    expect(odds(101)).toBe(101);
    for (const wrong of [100, 0, -5, 150.5, NaN, Infinity]) expect(() => odds(wrong)).toThrow('not odds');
  });
});

describe('Message', () => {
  it('[TOAST-04] a server’s words win when there are any', () => {
    expect(serverWords(' No. ', 'login.failed')).toEqual({ kind: 'server', text: 'No.' });
    expect(serverWords('  ', 'login.failed')).toEqual(say('login.failed'));
    expect(serverWords(undefined, 'login.failed')).toEqual({ kind: 'key', key: 'login.failed' });
    expect(say('wire.coolDown', { seconds: 2 })).toEqual({
      kind: 'key',
      key: 'wire.coolDown',
      values: { seconds: 2 },
    });
  });
});

describe('describeFailure', () => {
  it.each<[Failure, Message]>([
    [{ kind: 'offline', sent: false }, say('wire.offline')],
    [{ kind: 'timedOut', sent: true }, say('wire.timedOut')],
    [{ kind: 'unexpected', sent: true }, say('wire.unexpectedReply')],
    [{ kind: 'server', sent: true }, say('wire.serverTrouble')],
    [
      { kind: 'server', sent: true, message: 'Closed until 6 pm' },
      { kind: 'server', text: 'Closed until 6 pm' },
    ],
    [{ kind: 'coolDown', sent: true, seconds: 9 }, say('wire.coolDown', { seconds: 9 })],
    [
      { kind: 'coolDown', sent: true, seconds: 9, message: 'Later' },
      { kind: 'server', text: 'Later' },
    ],
    [{ kind: 'refused', sent: true }, say('login.failed')],
    [
      { kind: 'refused', sent: true, message: 'No' },
      { kind: 'server', text: 'No' },
    ],
    [
      { kind: 'unauthorised', sent: true, ended: false, message: 'Wrong' },
      { kind: 'server', text: 'Wrong' },
    ],
    [{ kind: 'aborted', sent: false }, say('login.failed')],
  ])('[AUTH-06] [F07] [F14] %j', (failure, message) => {
    expect(describeFailure(failure, 'login.failed')).toEqual(message);
  });

  it('[AUTH-06] a kind of failure without words is a bug', () => {
    expect(() => describeFailure({ kind: 'new' } as never, 'login.failed')).toThrow('new');
  });
});

describe('ids', () => {
  it('[F26] an id is kept as the text that it is', () => {
    for (const make of [matchId, marketId, runnerId, betId, betKey, userId, token])
      expect(make('9007199254740993')).toBe('9007199254740993');
  });
});

describe('Result and assertNever', () => {
  it('[API-01] a failure is a value', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(ok()).toEqual({ ok: true, value: undefined });
    expect(fail('no')).toEqual({ ok: false, error: 'no' });
  });

  it('[API-01] a forgotten variant is a bug that names itself', () => {
    expect(() => assertNever({ kind: 'new' } as never)).toThrow('{"kind":"new"}');
  });
});
