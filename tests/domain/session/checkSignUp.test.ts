import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignUp } from '@/domain/session/checkSignUp';
import type { SignUpEntries } from '@/domain/session/checkSignUp';
import { say } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { invent } from '@tests/support/mothers/invent';

const GOOD: SignUpEntries = {
  name: 'Asha Rao',
  username: 'asha 22',
  password: 'Monsoon2026',
  confirmPassword: 'Monsoon2026',
  referralCode: '',
};

function errors(change: Partial<SignUpEntries>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkSignUp({ ...GOOD, ...change })).map(([field, message]) => [
      field,
      message.kind === 'key' ? message.key : message.text,
    ]),
  );
}

const bothPasswords = (password: string) => ({ password, confirmPassword: password });

describe('checkSignUp', () => {
  it('[AUTH-15] a good form has no errors', () => {
    expect(checkSignUp(GOOD)).toEqual({});
  });

  it('[AUTH-15] an untouched form asks for everything but the referral code', () => {
    const empty = { name: '', username: '', password: '', confirmPassword: '', referralCode: '' };
    expect(checkSignUp(empty)).toEqual({
      name: say('register.nameEmpty'),
      username: say('register.usernameEmpty'),
      password: say('register.passwordEmpty'),
      confirmPassword: say('register.confirmEmpty'),
    });
  });

  it.each<[string, Partial<SignUpEntries>, string, MessageKey]>([
    ['a name of blanks', { name: '  ' }, 'name', 'register.nameEmpty'],
    ['a name of zero-width characters', { name: '\u200b\u00ad\u2060' }, 'name', 'register.nameEmpty'],
    ['four spaces', { username: '    ' }, 'username', 'register.usernameEmpty'],
    ['invisible characters', { username: '\u200b\u200b\u200b\u200b' }, 'username', 'register.usernameEmpty'],
    ['three characters', { username: 'abc' }, 'username', 'register.usernameLength'],
    ['three characters and blanks around', { username: ' abc ' }, 'username', 'register.usernameLength'],
    ['sixteen characters', { username: 'a'.repeat(16) }, 'username', 'register.usernameLength'],
    ['a special character', { username: 'asha_22' }, 'username', 'register.usernameCharacters'],
    ['a homoglyph', { username: 'аsha' }, 'username', 'register.usernameCharacters'],
    ['a zero-width character inside', { username: 'as\u200bha' }, 'username', 'register.usernameCharacters'],
    ['a non-breaking space inside', { username: 'as\u00a0ha' }, 'username', 'register.usernameCharacters'],
    ['Hindi letters', { username: 'आशा राव' }, 'username', 'register.usernameCharacters'],
    ['seven symbols', bothPasswords('1234567'), 'password', 'register.passwordLength'],
    ['21 symbols', bothPasswords('a'.repeat(21)), 'password', 'register.passwordLength'],
    ['four emoji in eight units', bothPasswords('🏏🏏🏏🏏'), 'password', 'register.passwordLength'],
    [
      'another confirmation',
      { confirmPassword: 'Monsoon2027' },
      'confirmPassword',
      'register.confirmDifferent',
    ],
    ['another case', { confirmPassword: 'monsoon2026' }, 'confirmPassword', 'register.confirmDifferent'],
    ['a code with a blank inside', { referralCode: 'AB C' }, 'referralCode', 'register.referralMalformed'],
    ['markup as a code', { referralCode: '<b>' }, 'referralCode', 'register.referralMalformed'],
    [
      'a code of 33 characters',
      { referralCode: 'A'.repeat(33) },
      'referralCode',
      'register.referralMalformed',
    ],
  ])('[AUTH-15] [X06] %s is refused', (_what, change, field, key) => {
    expect(errors(change)).toEqual({ [field]: key });
  });

  it.each<[string, Partial<SignUpEntries>]>([
    ['four characters', { username: 'asha' }],
    ['fifteen characters', { username: 'abcde fghij 123' }],
    ['blanks around a username', { username: '  asha  ' }],
    ['a Hindi name', { name: 'आशा' }],
    ['eight symbols', bothPasswords('12345678')],
    ['twenty symbols', bothPasswords('a'.repeat(20))],
    ['eight emoji', bothPasswords('🏏'.repeat(8))],
    ['twenty emoji', bothPasswords('🏏'.repeat(20))],
    ['blanks as a password', bothPasswords('        ')],
    ['a code with dash and underscore', { referralCode: 'AB-c_9' }],
    ['blanks around a code', { referralCode: ' ABC ' }],
    ['a code of blanks only', { referralCode: '   ' }],
  ])('[AUTH-15] [X27] %s is accepted', (_what, change) => {
    expect(errors(change)).toEqual({});
  });

  it('[X06] a username is accepted exactly when it is 4 to 15 of the allowed characters, not all blank', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', '_', '\u200b', 'а'), maxLength: 20 }),
    );
    fc.assert(
      fc.property(text, (username) => {
        const trimmed = username.trim();
        const allowed = /^[A-Za-z0-9 ]{4,15}$/.test(trimmed);
        expect(errors({ username })['username'] === undefined).toBe(allowed);
      }),
    );
  });

  it('[AUTH-15] no text makes the check throw', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, text, text, (name, username, password, confirmPassword, referralCode) => {
        const found = checkSignUp({ name, username, password, confirmPassword, referralCode });
        expect(Object.values(found).every((message) => message.kind === 'key')).toBe(true);
      }),
    );
  });

  it('[AUTH-15] takes every person whom a sign-up form could meet, and their long names', () => {
    const from = invent('sign-ups');
    for (let each = 0; each < 100; each += 1) {
      const { name, username, password } = from.person();
      expect(errors({ name, username, ...bothPasswords(password) })).toEqual({});
      expect(errors({ name: from.longName() })).toEqual({});
    }
  });
});
