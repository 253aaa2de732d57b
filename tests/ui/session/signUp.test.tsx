import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RegisterForm } from '@/application/session/forms';
import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { checkSignUp } from '@/domain/session/checkSignUp';
import type { AuthPanel } from '@/domain/session/authPanels';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { AuthPanels } from '@/ui/session/AuthPanels';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { invent } from '@tests/support/mothers/invent';
import { renderWithApp } from '@tests/support/renderWithApp';

const NUMBER = { mobile: '9876543210', countryCode: '91' };

function open(panel: AuthPanel, given: FakeGiven = {}, answers: Parameters<typeof fakePlayerApp>[1] = {}) {
  const fake = fakePlayerApp(given, answers);
  fake.panel.panelOpened(panel, null, null);
  return fake;
}

const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number +91' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /One-time code/ });

describe('the mobile number', () => {
  it('[AUTH-10] what is wrong is said at the field and at the tick', async () => {
    const fields = { mobile: say('mobile.empty'), agreed: say('mobile.termsNeeded') };
    const fake = open(
      'mobileNumber',
      {},
      { 'session.requestSignUpOtp': async () => fail({ fields, message: null }) },
    );
    renderWithApp(<AuthPanels />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(screen.getByText('Please enter mobile number')).toBeTruthy();
    expect(screen.getByText(/Tick the box/)).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    await userEvent.type(mobile(), '9');
    expect(screen.queryByText('Please enter mobile number')).toBeNull();
  });

  it('[AUTH-11] sends what was typed; on leaving, the field groups the ten digits for the eye', async () => {
    const fake = open('mobileNumber');
    renderWithApp(<AuthPanels />, fake);
    await userEvent.type(mobile(), '9876543210');
    await userEvent.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
    expect(mobile().value).toBe('98765 43210');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(fake.asked('session.requestSignUpOtp')).toEqual([[{ mobile: '9876543210', agreed: true }]]);
  });

  it('[AUTH-11] a number as a contact list writes it is sent as one that the server knows', async () => {
    const from = invent('numbers of a sign-up');
    for (const typed of Array.from({ length: 5 }, () => from.mobile())) {
      const fake = open('mobileNumber');
      const { unmount } = renderWithApp(<AuthPanels />, fake);
      await userEvent.type(mobile(), `\u200E${typed}`);
      await userEvent.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
      const [[sent]] = fake.asked('session.requestSignUpOtp') as [[{ readonly mobile: string }]];
      expect(parseIndianMobile(sent.mobile)).toEqual(
        ok({ mobile: typed.replaceAll(/\D/g, '').slice(-10), countryCode: '91' }),
      );
      unmount();
    }
  });

  it('[X17] the terms open apart and learn nothing of this page', () => {
    renderWithApp(<AuthPanels />, open('mobileNumber'));
    const terms = screen.getByRole('link', { name: 'terms' });
    expect([terms.getAttribute('href'), terms.getAttribute('target'), terms.getAttribute('rel')]).toEqual([
      '/terms',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('[AUTH-11] a refusal is said and the button is back', async () => {
    const words = { kind: 'server', text: 'This number has an account' } as const;
    const fake = open(
      'mobileNumber',
      {},
      { 'session.requestSignUpOtp': async () => fail({ fields: {}, message: words }) },
    );
    renderWithApp(<AuthPanels />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(screen.getByText('This number has an account')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send OTP' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('[AUTH-11] [F90] a lost answer says that a code may come, and leads to its entry; an edit is another try', async () => {
    const lost = fail({ fields: {}, message: say('otp.unconfirmed'), unheard: true } as const);
    const fake = open('mobileNumber', {}, { 'session.requestSignUpOtp': async () => lost });
    renderWithApp(<AuthPanels />, fake);
    await userEvent.type(mobile(), '9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(screen.getByText(/^We do not know yet whether a code was sent/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I have the code' }));
    expect(fake.asked('session.signUpCodeCame')).toEqual([['9876543210']]);
    await userEvent.type(mobile(), '{Backspace}');
    expect(screen.queryByRole('button', { name: 'I have the code' })).toBeNull();
  });

  it('[AUTH-12] when a code is asked for, its entry shows inside the same panel', async () => {
    const fake = open('mobileNumber', { details: { otp: 'required' } });
    renderWithApp(<AuthPanels />, fake);
    act(() => fake.signUp.numberAccepted(NUMBER, fake.clock.monotonic() + 30_000));
    const dialog = within(screen.getByRole('dialog', { name: 'Create your account' }));
    expect(dialog.getByText('We sent a code to the number ending in 3210.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Verify' })).toBeTruthy();
    await userEvent.type(code(), '482913');
    expect(fake.asked('session.verifySignUpOtp')).toEqual([['482913']]);
  });

  it('[AUTH-12] [F28] while the setting is not known no code is asked for, and none is skipped either', () => {
    const fake = open('mobileNumber', { details: null });
    renderWithApp(<AuthPanels />, fake);
    act(() => fake.signUp.numberAccepted(NUMBER, fake.clock.monotonic() + 30_000));
    expect(screen.queryByRole('textbox', { name: /One-time code/ })).toBeNull();
    expect(mobile()).toBeTruthy();
  });
});

describe('the code', () => {
  function openCode(answers: Parameters<typeof fakePlayerApp>[1] = {}) {
    const fake = open('verifyNumber', {}, answers);
    fake.signUp.numberAccepted(NUMBER, fake.clock.monotonic() + 30_000);
    renderWithApp(<AuthPanels />, fake);
    return fake;
  }

  it.each([
    [null, 'The code in the SMS', '[0-9]{4,8}'],
    [4, '4 digits, in the SMS. They are checked as soon as all are there.', '[0-9]{4}'],
  ])('[AUTH-13] of %s digits says so', (otpLength, hint, pattern) => {
    const fake = open('verifyNumber', { config: { otpLength } });
    fake.signUp.numberAccepted(NUMBER, fake.clock.monotonic() + 30_000);
    renderWithApp(<AuthPanels />, fake);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(code().pattern).toBe(pattern);
  });

  it('[AUTH-13] [AUTH-19] goes off by itself when it is complete, once for each; one of unknown length waits for the press', async () => {
    const wrong = async () => fail({ fields: { otp: say('otp.failed') }, message: null });
    const fake = openCode({ 'session.verifySignUpOtp': wrong });
    await userEvent.type(code(), '48291');
    expect(fake.asked('session.verifySignUpOtp')).toEqual([]);
    await userEvent.type(code(), '3');
    expect(await screen.findByText('The code could not be checked. Try again.')).toBeTruthy();
    await userEvent.type(code(), '{Backspace}3');
    expect(fake.asked('session.verifySignUpOtp')).toEqual([['482913']]);
    await userEvent.type(code(), '{Backspace}4');
    expect(fake.asked('session.verifySignUpOtp')).toEqual([['482913'], ['482914']]);
    cleanup();
    const unknown = open('verifyNumber', { config: { otpLength: null } });
    unknown.signUp.numberAccepted(NUMBER, unknown.clock.monotonic() + 30_000);
    renderWithApp(<AuthPanels />, unknown);
    await userEvent.type(code(), '48291347');
    expect(unknown.asked('session.verifySignUpOtp')).toEqual([]);
  });

  it('[AUTH-13] is read from its SMS where the browser can, and then goes off; what the browser refuses changes nothing', async () => {
    const asked: unknown[] = [];
    const reading = (answer: () => Promise<unknown>) => ({
      get: (request: unknown) => {
        asked.push(request);
        return answer();
      },
    });
    vi.stubGlobal('OTPCredential', class {});
    try {
      vi.stubGlobal('navigator', {
        ...navigator,
        credentials: reading(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
      });
      const fake = openCode();
      await act(async () => undefined);
      expect(fake.asked('session.verifySignUpOtp')).toEqual([]);
      cleanup();
      vi.stubGlobal('navigator', {
        ...navigator,
        credentials: reading(() => Promise.resolve({ code: '482913' })),
      });
      const again = openCode();
      await screen.findByDisplayValue('482913');
      expect(again.asked('session.verifySignUpOtp')).toEqual([['482913']]);
      expect(asked.at(-1)).toMatchObject({ otp: { transport: ['sms'] } });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('[AUTH-13] is one field that phones and managers know', () => {
    openCode();
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code']);
  });

  it('[P31] the countdown to a new code does not follow a wall clock that jumps', async () => {
    const fake = openCode();
    for (const jump of [3_600_000, -86_400_000]) {
      fake.clock.jump(jump);
      await act(() => fake.scheduler.pass(10_000));
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(true);
    }
    expect(screen.getByText('New code in 0:10')).toBeTruthy();
    await act(() => fake.scheduler.pass(10_000));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(false);
  });

  it('a new code waits for the countdown; only its end is announced', async () => {
    const fake = openCode();
    const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' });
    const spoken = () => screen.getAllByRole('status').map((each) => each.textContent);
    expect(screen.getByText('New code in 0:30').getAttribute('aria-hidden')).toBe('true');
    expect(again().disabled).toBe(true);
    await act(() => fake.scheduler.pass(29_000));
    expect(screen.getByText('New code in 0:01')).toBeTruthy();
    expect(spoken().join('')).toBe('');
    await act(() => fake.scheduler.pass(1_000));
    expect(spoken()).toContain('You can ask for a new code now.');
    expect(fake.scheduler.timersLeft).toBe(0);
    await userEvent.click(again());
    expect(fake.asked('session.resendSignUpOtp')).toHaveLength(1);
  });

  it('a wrong code is said at the field; another number can be chosen', async () => {
    const fake = openCode({
      'session.verifySignUpOtp': async () => fail({ fields: { otp: say('otp.empty') }, message: null }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(document.activeElement).toBe(code());
    expect(screen.getByText('Enter the code we sent you.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
    expect(fake.asked('session.changeNumber')).toHaveLength(1);
  });
});

describe('the details', () => {
  const check = (form: RegisterForm) => checkSignUp(form);

  function openDetails(
    answers: Parameters<typeof fakePlayerApp>[1] = {},
    agentCode?: string,
    state?: unknown,
  ) {
    const fake = open('register', {}, { 'session.checkRegistration': check, ...answers });
    fake.signUp.numberAccepted(NUMBER, fake.clock.monotonic());
    renderWithApp(<AuthPanels {...(agentCode === undefined ? {} : { agentCode })} />, fake, { state });
    return fake;
  }
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  it('[AUTH-14] asks for name, username, password, its confirmation and an optional referral code', () => {
    openDetails();
    for (const name of ['Name', 'Username', 'Password', 'Confirm password', 'Referral code (optional)'])
      expect(field(name)).toBeTruthy();
    expect([field('Password').autocomplete, field('Confirm password').autocomplete]).toEqual([
      'new-password',
      'new-password',
    ]);
  });

  it('[AUTH-15] an empty form says each sentence at its field, and the first has the focus', async () => {
    openDetails({
      'session.register': async (form: RegisterForm) => fail({ fields: check(form), message: null }),
    });
    await create();
    for (const words of [
      'Name cannot be empty',
      'User name cannot be empty',
      'Password cannot be empty',
      'Confirm password cannot be empty',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
  });

  it('[AUTH-15] the rules run again on each edit', async () => {
    openDetails();
    await create();
    await userEvent.type(field('Username'), 'abc');
    expect(screen.getByText('Username must be 4 to 15 characters.')).toBeTruthy();
    await userEvent.type(field('Username'), '!');
    expect(screen.getByText('Special characters are not allowed in username.')).toBeTruthy();
    await userEvent.type(field('Username'), '{Backspace}d');
    expect(field('Username').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field('Password'), 'short');
    expect(screen.getByText('Password must be 8 to 20 characters.')).toBeTruthy();
    await userEvent.type(field('Confirm password'), 'other');
    expect(screen.getByText('Password and Confirm password must be same')).toBeTruthy();
  });

  it('[AUTH-15] a field is not judged before it was left', async () => {
    openDetails();
    await userEvent.type(field('Username'), 'ab');
    expect(screen.queryByText('Username must be 4 to 15 characters.')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Username must be 4 to 15 characters.')).toBeTruthy();
  });

  it('[AUTH-16] the checklist follows the password and forbids nothing', async () => {
    const fake = openDetails({ 'session.checkRegistration': () => ({}) });
    const items = () =>
      within(screen.getByRole('list', { name: 'A good password has' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items()).toEqual([
      'at least 8 characters, 20 at mostnot yet',
      'a digitnot yet',
      'a small letternot yet',
      'a capital letternot yet',
    ]);
    await userEvent.type(field('Password'), 'abcdefg1');
    expect(items()).toEqual([
      'at least 8 characters, 20 at mostdone',
      'a digitdone',
      'a small letterdone',
      'a capital letternot yet',
    ]);
    await create();
    expect(fake.asked('session.register')).toHaveLength(1);
  });

  it('[AUTH-18] a code that arrived stands in the field until the player writes there', async () => {
    const fake = openDetails({}, undefined, { referralCode: 'FRIEND1' });
    expect(fake.asked('session.offerReferralCode')).toEqual([['FRIEND1']]);
    expect(fake.asked('session.watchReferralCookies')).toHaveLength(1);
    act(() => fake.signUp.referralCodeFound('FRIEND1'));
    expect(field('Referral code (optional)').value).toBe('FRIEND1');
    await userEvent.clear(field('Referral code (optional)'));
    act(() => fake.signUp.referralCodeFound('OTHER'));
    expect(field('Referral code (optional)').value).toBe('');
  });

  it('[AUTH-18] [X20] with both cookies the agent’s code goes along, and is shown before anything is sent', async () => {
    const fake = openDetails();
    act(() => fake.signUp.referralCodeFound('FRIEND1'));
    expect(field('Referral code (optional)').value).toBe('FRIEND1');
    act(() => fake.signUp.agentCodeFound('AGENT7'));
    expect(field('Referral code (optional)').value).toBe('');
    expect(screen.getByText(/Agent code AGENT7 is added/)).toBeTruthy();
    await create();
    expect(fake.asked('session.register')).toMatchObject([[{ referralCode: '' }, undefined]]);
  });

  it('[AUTH-18] what the player typed is never overwritten, by no code that comes later', async () => {
    const fake = openDetails();
    await userEvent.type(field('Referral code (optional)'), 'MINE');
    act(() => fake.signUp.referralCodeFound('FRIEND1'));
    act(() => fake.signUp.agentCodeFound('AGENT7'));
    expect(field('Referral code (optional)').value).toBe('MINE');
    await create();
    expect(fake.asked('session.register')).toMatchObject([[{ referralCode: 'MINE' }, undefined]]);
  });

  it('[AUTH-17] [AUTH-18] sends the entries, with the agent’s code that the parent gave', async () => {
    const fake = openDetails({}, 'AGENT7');
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.type(field('Username'), 'asha 1');
    await userEvent.type(field('Password'), 'Password1');
    await userEvent.type(field('Confirm password'), 'Password1');
    await create();
    expect(fake.asked('session.register')).toEqual([
      [
        {
          name: 'Asha',
          username: 'asha 1',
          password: 'Password1',
          confirmPassword: 'Password1',
          referralCode: '',
        },
        { agentCode: 'AGENT7' },
      ],
    ]);
  });

  it('[AUTH-14] what was typed is kept and stands there again, but for the passwords', async () => {
    const fake = openDetails();
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.type(field('Username'), 'asha 1');
    await userEvent.type(field('Password'), 'Password1');
    await userEvent.type(field('Confirm password'), 'Password1');
    expect(fake.signUp.details).toEqual({ name: 'Asha', username: 'asha 1' });
    act(() => fake.panel.panelChanged('login'));
    expect(field('Username').value).toBe('asha 1');
    act(() => fake.panel.panelChanged('register'));
    expect(['Name', 'Username', 'Password', 'Confirm password'].map((name) => field(name).value)).toEqual([
      'Asha',
      'asha 1',
      '',
      '',
    ]);
  });

  it('[AUTH-20] the place for availability under the username holds its hint and never changes', async () => {
    openDetails();
    const place = () =>
      document.getElementById(field('Username').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(place()).toBe('4 to 15 letters, digits or spaces');
    await userEvent.type(field('Username'), 'asha');
    expect(place()).toBe('4 to 15 letters, digits or spaces');
  });

  it('[AUTH-02] leads back to the log-in', async () => {
    const fake = openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(fake.asked('session.movePanel')).toEqual([['login']]);
  });
});

describe('recovery as panels of its own', () => {
  it('[AUTH-02] [AUTH-09] forgotpassword asks for the number, resetpassword for code and password', async () => {
    const fake = open('forgotpassword');
    renderWithApp(<AuthPanels />, fake);
    expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
    await userEvent.type(mobile(), '9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(fake.asked('session.requestRecoveryOtp')).toEqual([['9876543210']]);
    act(() => {
      fake.signUp.recoveryCodeSent(NUMBER, fake.clock.monotonic());
      fake.panel.panelChanged('resetpassword');
    });
    expect(screen.getByRole('dialog', { name: 'Choose a new password' })).toBeTruthy();
    await userEvent.type(code(), '111222');
    await userEvent.type(screen.getByLabelText('New password'), 'Password2');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(fake.asked('session.resetPassword')).toEqual([[{ otp: '111222', password: 'Password2' }]]);
  });

  it('[AUTH-08] [F90] a lost answer leads to the code of who has it', async () => {
    const lost = fail({ fields: {}, message: say('otp.unconfirmed'), unheard: true } as const);
    const fake = open('forgotpassword', {}, { 'session.requestRecoveryOtp': async () => lost });
    renderWithApp(<AuthPanels />, fake);
    await userEvent.type(mobile(), '9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    await userEvent.click(screen.getByRole('button', { name: 'I have the code' }));
    expect(fake.asked('session.recoveryCodeCame')).toEqual([['9876543210']]);
  });

  it('a new recovery code goes to the same number', async () => {
    const fake = open('resetpassword');
    fake.signUp.recoveryCodeSent(NUMBER, fake.clock.monotonic());
    renderWithApp(<AuthPanels />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(fake.asked('session.requestRecoveryOtp')).toEqual([['9876543210']]);
  });
});
