import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOtp } from '@/domain/session/parseOtp';
import { say } from '@/domain/shared/Message';

const code = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

describe('parseOtp', () => {
  it.each([
    ['123456'],
    [' 123456 '],
    ['123 456'],
    ['123-456'],
    ['1 2 3 4 5 6'],
    ['１２３４５６'],
    ['१२३४५६'],
    ['OTP १२३४५६ है'],
    ['OTP is 123456'],
    ['OTP is 123456.'],
    ['OTP:123456'],
    ['Your OTP is 123456. Valid for 10 minutes. Do not share it with 3 people.'],
    ['<#> 123456 is your code\n@play.example #123456'],
    ['123456 123456'],
    ['\u200b123456\u200b'],
  ])('[X26] %j is the code', (typed) => {
    expect(parseOtp(typed, 6)).toEqual({ ok: true, value: '123456' });
  });

  it.each([[''], ['   '], ['\u200b']])('[AUTH-13] %j is empty', (typed) => {
    expect(parseOtp(typed, 6)).toEqual({ ok: false, error: say('otp.empty') });
  });

  it.each([
    ['12345'],
    ['1234567'],
    ['12a456'],
    ['OTP123456'],
    ['123456 or 654321'],
    ['١٢٣٤٥٦'],
    ['one two three'],
    ['123 456 7'],
    ['-'],
  ])('[X26] %j is refused', (typed) => {
    expect(parseOtp(typed, 6)).toEqual({ ok: false, error: say('otp.malformed', { length: 6 }) });
  });

  it('[X26] another length can be asked for', () => {
    expect(parseOtp('OTP 1234', 4)).toEqual({ ok: true, value: '1234' });
    expect(parseOtp('123456', 4)).toEqual({ ok: false, error: say('otp.malformed', { length: 4 }) });
  });

  it('[X26] a code is found in any message without other figures of its length', () => {
    const words = fc.stringMatching(/^[a-z ]{0,20}$/);
    fc.assert(
      fc.property(words, code, words, (before, digits, after) => {
        expect(parseOtp(`${before} ${digits} ${after}`, 6)).toEqual({ ok: true, value: digits });
      }),
    );
  });

  it('[X26] any text is six ASCII digits or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
        const parsed = parseOtp(typed, 6);
        if (parsed.ok) expect(parsed.value).toMatch(/^[0-9]{6}$/);
        else expect(parsed.error.kind).toBe('key');
      }),
    );
  });
});

describe('a code whose length is the server’s matter', () => {
  it.each([
    ['1234', '1234'],
    ['12345678', '12345678'],
    ['OTP is 1234', '1234'],
    ['OTP is 1234, valid for 10 minutes', '1234'],
    ['12 34', '1234'],
    ['12 3456', '123456'],
    ['1234-5678', '12345678'],
    ['123456 123456', '123456'],
    ['１２３４５', '12345'],
    ['OTP is 123 456', '123456'],
    ['Your number 9876543210 has the code 4711.', '4711'],
  ])('[AUTH-13] [X26] %j is %s', (typed, digits) => {
    expect(parseOtp(typed, null)).toEqual({ ok: true, value: digits });
  });

  it.each([
    ['123'],
    ['123456789'],
    ['12a4'],
    ['1234 or 5678'],
    ['OTP is 12 3456'],
    ['1234 5678 9012'],
    ['١٢٣٤'],
    ['code'],
  ])('[AUTH-13] [X26] %j is refused, and no length is named', (typed) => {
    expect(parseOtp(typed, null)).toEqual({ ok: false, error: say('otp.malformed') });
  });

  it('[AUTH-13] nothing is empty', () => {
    expect(parseOtp(' ', null)).toEqual({ ok: false, error: say('otp.empty') });
  });

  it('[X26] any text is 4 to 8 ASCII digits or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
        const parsed = parseOtp(typed, null);
        if (parsed.ok) expect(parsed.value).toMatch(/^[0-9]{4,8}$/);
        else expect(parsed.error.kind).toBe('key');
      }),
    );
  });

  it('[AUTH-13] whatever the groups that it is typed in, it is all of its digits', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', ' - '), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{4,8}$/), gaps, (digits, between) => {
        const typed = [...digits].map((digit, at) => digit + (between[at] ?? '')).join('');
        expect(parseOtp(typed, null)).toEqual({ ok: true, value: digits });
      }),
    );
  });
});
