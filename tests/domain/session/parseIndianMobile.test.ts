import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIndianMobile } from '@/domain/session/parseIndianMobile';

const accepted = (mobile: string) => ({ ok: true, value: { mobile, countryCode: '91' } });
const refused = (error: string) => ({ ok: false, error });

const national = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([first, rest]) => first + String(rest).padStart(9, '0'));

describe('parseIndianMobile', () => {
  it.each([
    ['9876543210'],
    ['98765 43210'],
    ['98765-43210'],
    ['(98765) 43.210'],
    ['09876543210'],
    ['+919876543210'],
    ['+91 98765 43210'],
    ['+91-098765-43210'],
    ['919876543210'],
    ['0091 9876543210'],
    ['９８７６५４３२１０'],
    ['९८७६५४३२१०'],
    ['+९१ ९८७६५ ४३२१०'],
    ['＋９１ ９８７６５ ４３２１０'],
    ['\u202a+91 98765 43210\u202c'],
    ['\u00a09876543210\u200b'],
    ['98765\u201143210'],
    ['98765\u221243210'],
  ])('[AUTH-10] [X25] %j is a number', (typed) => {
    expect(parseIndianMobile(typed)).toEqual(accepted('9876543210'));
  });

  it('[X25] a number that itself starts with 91 is not cut', () => {
    expect(parseIndianMobile('9198765432')).toEqual(accepted('9198765432'));
    expect(parseIndianMobile('919198765432')).toEqual(accepted('9198765432'));
  });

  it.each([[''], ['   '], ['\t\n'], ['- -'], ['\u200b\u202a']])('[AUTH-10] %j is empty', (typed) => {
    expect(parseIndianMobile(typed)).toEqual(refused('mobile.empty'));
  });

  it.each([
    ['987654321'],
    ['98765432101'],
    ['5876543210'],
    ['1234567890'],
    ['+1 415 555 2671'],
    ['+44 7911 123456'],
    ['+91'],
    ['+92 9876543210'],
    ['98765x3210'],
    ['9876543210;ext=1'],
    ['٩٨٧٦٥٤٣٢١٠'],
    ['+9876543210'],
    ['9'.repeat(1_000_000)],
  ])('[AUTH-10] [X25] %.30j is refused', (typed) => {
    expect(parseIndianMobile(typed)).toEqual(refused('mobile.notIndian'));
  });

  it('[P30] every way of writing a number reads back as that number', () => {
    const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '+91-', '0091', '+910');
    const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2013', '.');
    fc.assert(
      fc.property(
        national,
        prefix,
        fc.array(gap, { minLength: 10, maxLength: 10 }),
        (number, before, gaps) => {
          const written =
            before + [...number].map((digit, index) => (index === 0 ? '' : gaps[index]) + digit).join('');
          expect(parseIndianMobile(written)).toEqual(accepted(number));
        },
      ),
    );
  });

  it('[P30] any text at all is a number of ten digits or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const parsed = parseIndianMobile(typed);
        if (parsed.ok) expect(parsed.value.mobile).toMatch(/^[6-9][0-9]{9}$/);
        else expect(['mobile.empty', 'mobile.notIndian']).toContain(parsed.error);
      }),
    );
  });
});
