import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookieCode } from '@/domain/session/readCookieCode';
import { readReferralCode } from '@/domain/session/readReferralCode';

const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/);

describe('readCookieCode', () => {
  it.each([
    ['{"code":"ABC123"}', 'ABC123'],
    [' { "code" : "ABC123" } ', 'ABC123'],
    ['{"source":"sms","code":"A-b_9","at":17,"new":true,"old":null}', 'A-b_9'],
    ['{"code":42}', '42'],
    ['{"code":" ABC "}', 'ABC'],
  ])('[AUTH-18] [X20] %s holds a code', (value, expected) => {
    expect(readCookieCode(value, 'code')).toBe(expected);
  });

  it('[AUTH-18] the agent cookie is read by its own field', () => {
    expect(readCookieCode('{"agent":"AG-7"}', 'agent')).toBe('AG-7');
    expect(readCookieCode('{"agent":"AG-7"}', 'code')).toBeNull();
  });

  it.each([
    [null],
    [''],
    ['ABC123'],
    ['{}'],
    ['{"code":""}'],
    ['{"code":null}'],
    ['{"code":true}'],
    ['{"code":-1}'],
    ['{"code":1.5}'],
    ['{"code":["ABC"]}'],
    ['{"code":{"code":"ABC"}}'],
    ['{"a":{"code":"ABC"}}'],
    ['{"a":",\\"code\\":\\"ABC\\""}'],
    ['{"code":"ABC","code":"DEF"}'],
    ['{"code":"<script>"}'],
    ['{"code":"A\r\nB"}'],
    ['{"code":"A%00B"}'],
    ['{"code":"A\\u0042"}'],
    [`{"code":"${'A'.repeat(33)}"}`],
    [`{"code":"ABC","pad":"${'x'.repeat(4096)}"}`],
    ['{"code":"ABC"'],
    ['{"code":"ABC"}}'],
    ['"code":"ABC"'],
    ['[{"code":"ABC"}]'],
    [`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
    [`${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('[X20] %.60j holds none', (value) => {
    expect(readCookieCode(value, 'code')).toBeNull();
  });

  it('[X20] whatever JSON.stringify writes of a flat object reads back', () => {
    const others = fc.dictionary(
      fc.string({ maxLength: 8 }).filter((key) => key !== 'code'),
      fc.oneof(fc.string({ maxLength: 20 }), fc.integer(), fc.boolean(), fc.constant(null)),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(code, others, (wanted, rest) => {
        expect(readCookieCode(JSON.stringify({ ...rest, code: wanted }), 'code')).toBe(wanted);
      }),
    );
  });

  it('[X20] any text holds a well-formed code or none', () => {
    const parts = fc.constantFrom(
      '{',
      '}',
      '"',
      'code',
      ':',
      ',',
      '[',
      ']',
      '\\',
      'A',
      '1',
      ' ',
      'null',
      '\n',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(parts, { maxLength: 60 }).map((each) => each.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const found = readCookieCode(value, 'code');
        if (found !== null) expect(found).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
      }),
    );
  });
});

describe('readReferralCode', () => {
  it.each([
    [undefined],
    [null],
    [7],
    [['ABC']],
    [{ toString: () => 'ABC' }],
    ['A B'],
    [''],
    ['é'],
    ['A'.repeat(10_000)],
  ])('[AUTH-18] [X20] %.30j is ignored', (raw) => {
    expect(readReferralCode(raw)).toBeNull();
  });

  it('[X20] every code of the allowed form is kept as it is', () => {
    fc.assert(
      fc.property(code, (text) => {
        expect(readReferralCode(text)).toBe(text);
      }),
    );
  });
});
