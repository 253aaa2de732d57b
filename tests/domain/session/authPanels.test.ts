import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkLeads, nextPanel, panelToShow } from '@/domain/session/authPanels';
import type { AuthPanel, AuthPanelEvent } from '@/domain/session/authPanels';
import { stepAfterNumber } from '@/domain/session/stepAfterNumber';

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

  it.each<[AuthPanel, boolean, boolean, AuthPanel]>([
    ['register', false, false, 'mobileNumber'],
    ['verifyNumber', false, false, 'mobileNumber'],
    ['register', true, false, 'register'],
    ['verifyNumber', true, false, 'verifyNumber'],
    ['resetpassword', false, false, 'forgotpassword'],
    ['resetpassword', false, true, 'resetpassword'],
    ['login', false, false, 'login'],
    ['mobileNumber', false, false, 'mobileNumber'],
    ['forgotpassword', false, false, 'forgotpassword'],
  ])(
    '[AUTH-01] %s asked for (number %s, code %s) shows %s',
    (asked, numberKnown, recoveryCodeSent, shown) => {
      expect(panelToShow(asked, { numberKnown, recoveryCodeSent })).toBe(shown);
    },
  );
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
