import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { signedInSchema } from '@/adapters/http/session/sessionWire';
import { wireUser } from '@tests/support/wire/wireFixtures';

const read = (user: unknown, token: unknown = 'tok-1') => {
  const decoded = v.safeParse(signedInSchema, { token, user });
  return decoded.success ? decoded.output : null;
};

describe('who signed in', () => {
  it('[AUTH-05] is a token and a user', () => {
    expect(read(wireUser)).toEqual({
      token: 'tok-1',
      user: { id: 'PL1001', name: 'Asha', username: 'asha01', mobile: '9876543210' },
    });
  });

  it('[F21] needs no more than an id', () => {
    expect(read({ mstruserid: 1001 })?.user).toEqual({ id: '1001', name: '', username: '', mobile: '' });
  });

  it.each([
    ['9876543210', '9876543210'],
    [9876543210, '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['98765', ''],
    ['449876543210', ''],
    [null, ''],
    [{}, ''],
  ])('[X25] the mobile %j is kept as %j', (mobileno, mobile) => {
    expect(read({ ...wireUser, mobileno })?.user.mobile).toBe(mobile);
  });

  it.each(['', 'a b', 'a\r\nX-Evil: 1', 'é', 'x'.repeat(4_097), 5, null])(
    '[F22] is nobody with the token %j',
    (token) => {
      expect(read(wireUser, token)).toBeNull();
    },
  );
});
