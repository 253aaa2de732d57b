import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from 'virtual:messages/en';
import { englishTexts } from '@/texts/englishTexts';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { compileIcu } from '@scripts/lib/icuCatalogue.mjs';

const quoted = (text: string) => [...text.matchAll(/'([\w.]+)'/g)].map(([, word = '']) => word);

/** `bet.${'placed' | 'matched'}` names one key an entry; a key of its own stands in quotes. */
const coreKeys = ['shared/MessageKey', 'betting/CashOutKey', 'sports/score/ScoreKey'].flatMap((file) => {
  const types = readFileSync(`src/domain/${file}.ts`, 'utf8').replaceAll(/^import .*$/gm, '');
  const grouped = [...types.matchAll(/`([^`$]*)\$\{([^}]*)\}`/g)];
  const alone = types.replaceAll(/`[^`]*`/g, '');
  return [
    ...grouped.flatMap(([, start = '', words = '']) => quoted(words).map((word) => start + word)),
    ...quoted(alone),
  ];
});

/** The wording of the specification, letter by letter. */
const SPECIFIED: Partial<Record<MessageKey, string>> = {
  'login.usernameEmpty': 'Username cannot be empty',
  'login.passwordEmpty': 'Password cannot be empty',
  'login.success': 'Login Success',
  'login.failed': 'Login Failed',
  'mobile.empty': 'Please enter mobile number',
  'otp.sent': 'OTP sent',
  'register.nameEmpty': 'Name cannot be empty',
  'register.usernameEmpty': 'User name cannot be empty',
  'register.usernameLength': 'Username must be 4 to 15 characters.',
  'register.usernameCharacters': 'Special characters are not allowed in username.',
  'register.passwordEmpty': 'Password cannot be empty',
  'register.passwordLength': 'Password must be 8 to 20 characters.',
  'register.confirmEmpty': 'Confirm password cannot be empty',
  'register.confirmDifferent': 'Password and Confirm password must be same',
  'register.success': 'Player added',
  'register.failed': 'Something went wrong',
  'reset.allMandatory': 'All fields are mandatory',
  'reset.success': 'Password reset success',
  'request.failed': 'Request failed',
  'notice.somethingWentWrong': 'Something went wrong',
  'notice.announcementsFailed': 'Failed to get notifications',
  'notice.chunkFailed': 'Loading chunk failed',
};

describe('the English catalogue', () => {
  it('words every key that the core can say', () => {
    expect(coreKeys.length).toBeGreaterThan(60);
    expect(coreKeys.filter((key) => !(key in messages))).toEqual([]);
  });

  it.each(Object.entries(SPECIFIED))(
    '[AUTH-15] [TOAST-02] %s is the specification’s wording',
    (key, words) => {
      expect(englishTexts.renderMessage({ kind: 'key', key: key as MessageKey })).toBe(words);
    },
  );

  it("[AUTH-19] the busy button reads 'Submitting..'", () => {
    expect(englishTexts.t('common.submitting')).toBe('Submitting..');
  });

  it('travels compiled: texts and token lists, no ICU source', () => {
    expect(messages['wire.coolDown']).toEqual([
      'Too many attempts. Wait ',
      ['seconds', 'plural', { one: ['#', ' second'], other: ['#', ' seconds'] }],
      ' and try again.',
    ]);
    const plain = Object.values(messages).filter((message) => typeof message === 'string');
    expect(plain.length).toBeGreaterThan(60);
    expect(plain.filter((message) => message.includes('{'))).toEqual([]);
  });

  it.each([
    ['a broken plural', '{n, plural, one {x}'],
    ['a date, which only the formatter may show', '{at, date}'],
    ['a number style, which the interpreter has not', '{n, number, percent}'],
  ])('refuses %s while building', (_, text) => {
    expect(() => compileIcu('some.id', text)).toThrow(/some\.id/);
  });
});
