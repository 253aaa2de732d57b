import { describe, expect, it } from 'vitest';
import { checkCredentials } from '@/domain/session/checkCredentials';
import { say } from '@/domain/shared/Message';

describe('checkCredentials', () => {
  it('[AUTH-04] both fields are asked for', () => {
    expect(checkCredentials({ username: '', password: '' })).toEqual({
      username: say('login.usernameEmpty'),
      password: say('login.passwordEmpty'),
    });
  });

  it('[AUTH-04] a username of blanks is empty', () => {
    expect(checkCredentials({ username: ' \u00a0', password: 'x' })).toEqual({
      username: say('login.usernameEmpty'),
    });
  });

  it('[X27] a password of blanks is a password', () => {
    expect(checkCredentials({ username: 'asha', password: '        ' })).toEqual({});
  });
});
