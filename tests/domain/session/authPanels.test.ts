import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkLeads, nextPanel, panelToShow } from '@/domain/session/authPanels';
import type { AuthPanel, AuthPanelEvent } from '@/domain/session/authPanels';
import { authProgress } from '@/domain/session/authProgress';
import { stepAfterNumber } from '@/domain/session/stepAfterNumber';
import { ASHAS_NUMBER } from '@tests/support/mothers/sessionMother';

const NOTHING = { mobile: null, verified: false, recoveryMobile: null };

const PANELS: readonly AuthPanel[] = [
  'login',
  'mobileNumber',
  'verifyNumber',
  'register',
  'forgotpassword',
  'resetpassword',
];
const EVENTS: readonly AuthPanelEvent[] = [
  'registerChosen',
  'logInChosen',
  'forgotChosen',
  'changeNumberChosen',
  'numberAccepted',
  'numberVerified',
  'numberMissing',
  'recoveryCodeSent',
  'recoveryCodeMissing',
  'passwordReset',
];

describe('authPanels', () => {
  it.each<[AuthPanel, AuthPanelEvent, AuthPanel]>([
    ['login', 'registerChosen', 'mobileNumber'],
    ['register', 'logInChosen', 'login'],
    ['login', 'forgotChosen', 'forgotpassword'],
    ['forgotpassword', 'recoveryCodeSent', 'resetpassword'],
    ['resetpassword', 'passwordReset', 'login'],
    ['mobileNumber', 'numberVerified', 'register'],
    ['mobileNumber', 'numberAccepted', 'register'],
    ['verifyNumber', 'numberVerified', 'register'],
    ['verifyNumber', 'changeNumberChosen', 'mobileNumber'],
    ['register', 'numberMissing', 'mobileNumber'],
    ['resetpassword', 'recoveryCodeMissing', 'forgotpassword'],
  ])('[AUTH-01] [AUTH-02] %s, %s → %s', (panel, event, next) => {
    expect(nextPanel(panel, event)).toBe(next);
  });

  it('[AUTH-02] an event that means nothing in a panel leaves it', () => {
    expect(nextPanel('login', 'numberVerified')).toBe('login');
    expect(nextPanel('register', 'recoveryCodeSent')).toBe('register');
  });

  it('[P23] every panel stays among the six, whatever happens, and all can go back to log-in but by a code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PANELS), fc.array(fc.constantFrom(...EVENTS)), (start, events) => {
        const end = events.reduce(nextPanel, start);
        expect(PANELS).toContain(end);
        expect(nextPanel(end, 'logInChosen')).toBe('login');
      }),
    );
  });

  it('[P23] register is only reached by a number that was accepted or verified', () => {
    const others = EVENTS.filter((event) => event !== 'numberAccepted' && event !== 'numberVerified');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others)), (events) => {
        expect(events.reduce(nextPanel, 'login' as AuthPanel)).not.toBe('register');
      }),
    );
  });

  it('[AUTH-02] a link leads where a player may choose to go, and not past a check', () => {
    expect(linkLeads('login', 'mobileNumber')).toBe(true);
    expect(linkLeads('login', 'forgotpassword')).toBe(true);
    expect(linkLeads('register', 'login')).toBe(true);
    expect(linkLeads('mobileNumber', 'register')).toBe(false);
    expect(linkLeads('forgotpassword', 'resetpassword')).toBe(false);
    expect(linkLeads('login', 'register')).toBe(false);
    expect(linkLeads('login', 'login')).toBe(false);
  });

  it.each<[AuthPanel, AuthPanel]>([
    ['register', 'mobileNumber'],
    ['verifyNumber', 'mobileNumber'],
    ['resetpassword', 'forgotpassword'],
    ['login', 'login'],
    ['mobileNumber', 'mobileNumber'],
    ['forgotpassword', 'forgotpassword'],
  ])('[AUTH-01] with nothing reached yet, %s shows %s', (asked, shown) => {
    expect(panelToShow(asked, authProgress(NOTHING, null))).toBe(shown);
  });

  it('[AUTH-01] with everything reached, each panel shows itself', () => {
    const all = { mobile: ASHAS_NUMBER, verified: true, recoveryMobile: ASHAS_NUMBER };
    for (const panel of PANELS) expect(panelToShow(panel, authProgress(all, null))).toBe(panel);
  });
});

describe('authProgress', () => {
  const accepted = { ...NOTHING, mobile: ASHAS_NUMBER };

  it.each([
    [accepted, { otp: 'required' as const }, false],
    [accepted, { otp: 'unknown' as const }, false],
    [accepted, null, false],
    [accepted, { otp: 'skipped' as const }, true],
    [{ ...accepted, verified: true }, { otp: 'required' as const }, true],
    [NOTHING, { otp: 'skipped' as const }, false],
    [{ ...NOTHING, verified: true }, { otp: 'skipped' as const }, false],
  ])('[AUTH-12] [AUTH-13] [F28] %j with %j may register: %s', (facts, details, mayRegister) => {
    expect(authProgress(facts, details).mayRegister).toBe(mayRegister);
  });

  it('[AUTH-09] [AUTH-13] knows the number and the code that were sent', () => {
    expect(authProgress(NOTHING, null)).toMatchObject({ numberKnown: false, recoveryCodeSent: false });
    expect(authProgress({ ...accepted, recoveryMobile: ASHAS_NUMBER }, null)).toMatchObject({
      numberKnown: true,
      recoveryCodeSent: true,
    });
  });
});

describe('stepAfterNumber', () => {
  it('[AUTH-12] OTP 0 asks for the code, any other value goes on to register', () => {
    expect(stepAfterNumber('required')).toBe('enterOtp');
    expect(stepAfterNumber('skipped')).toBe('register');
  });

  it('[F28] an unknown setting waits and never skips', () => {
    expect(stepAfterNumber('unknown')).toBe('wait');
  });
});
