import { describe, expect, it } from 'vitest';
import { decodeSignUpStep } from '@/application/session/decodeSignUpStep';

const STEP = {
  ...{ mobile: '9876543210', panel: 'register', returnTo: '/mybets' },
  ...{ verified: true, codes: 0, resendAt: 1_700_000_000_000 },
  details: { name: 'Asha', username: 'asha22', referralCode: '' },
};

describe('what a tab kept of a sign-up', () => {
  it('[AUTH-12] is read as it was written; an unknown panel and a wish that is no text are none', () => {
    expect(decodeSignUpStep(JSON.stringify(STEP))).toEqual(STEP);
    expect(decodeSignUpStep(JSON.stringify({ ...STEP, panel: 'login', returnTo: 7 }))).toEqual({
      ...STEP,
      ...{ panel: null, returnTo: null },
    });
  });

  it('[AUTH-11] without a code that was sent there is nothing to wait for', () => {
    expect(decodeSignUpStep(JSON.stringify({ ...STEP, resendAt: null }))).toEqual({
      ...STEP,
      resendAt: null,
    });
  });

  it.each([
    ['absent', undefined, {}],
    ['no record', 'asha', {}],
    ['null', null, {}],
    ['of other kinds', { name: 7, username: ['asha'], referralCode: null }, {}],
    ['more than was asked for', { name: 'Asha', password: 'Monsoon2026', otp: '123456' }, { name: 'Asha' }],
    ['longer than anybody types', { name: 'a'.repeat(9_999) }, { name: 'a'.repeat(200) }],
  ])('[F71] [X22] details that are %s are as good as they can be', (_what, details, read) => {
    expect(decodeSignUpStep(JSON.stringify({ ...STEP, details }))).toEqual({ ...STEP, details: read });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a text', '"9876543210"'],
    ['a null', 'null'],
    ['a number that is no text', JSON.stringify({ ...STEP, mobile: 9_876_543_210 })],
    ['a proof that is neither', JSON.stringify({ ...STEP, verified: 'true' })],
    ['codes below nought', JSON.stringify({ ...STEP, codes: -1 })],
    ['half a code', JSON.stringify({ ...STEP, codes: 0.5 })],
    ['codes as a text', JSON.stringify({ ...STEP, codes: '1' })],
    ['no time', JSON.stringify({ ...STEP, resendAt: undefined })],
    ['a time that is no number of ours', JSON.stringify({ ...STEP, resendAt: 2 ** 60 })],
  ])('[F71] %s is no step', (_what, text) => {
    expect(decodeSignUpStep(text)).toBeNull();
  });
});
