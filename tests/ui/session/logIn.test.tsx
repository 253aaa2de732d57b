import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { checkCredentials } from '@/domain/session/checkCredentials';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { LogInForm } from '@/application/session/forms';
import type { Capabilities } from '@/application/ports/device/Capabilities';
import { AuthPanels } from '@/ui/session/AuthPanels';
import { aCatalogue } from '@tests/support/mothers/casino';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { untilWhole } from '@tests/support/fakes/untilWhole';
import { renderWithApp } from '@tests/support/renderWithApp';

async function logIn(form: LogInForm) {
  const fields = checkCredentials(form);
  return Object.keys(fields).length > 0 ? fail({ fields, message: null }) : ok();
}

function openLogIn(answers: Parameters<typeof fakePlayerApp>[1] = {}, has: Partial<Capabilities> = {}) {
  const capabilities = { ...CONFIG.capabilities, ...has };
  const fake = fakePlayerApp({ config: { capabilities } }, { 'session.logIn': logIn, ...answers });
  fake.panel.panelOpened('login', null, null);
  renderWithApp(<AuthPanels />, fake);
  return fake;
}

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Login' });

describe('the log-in panel', () => {
  it('[AUTH-01] [AUTH-04] is a dialog with username, password, remember-me, forgot and register', () => {
    openLogIn();
    const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
    expect(dialog.getByRole('textbox', { name: 'Username' }).getAttribute('autocomplete')).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Register' })).toBeTruthy();
  });

  it('where the backend has no log-in by code there is no choice of ways', () => {
    openLogIn({}, { otpLogIn: false });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('by code: the number, then the code, which goes off by itself; the username waits behind', async () => {
    const fake = openLogIn();
    await userEvent.type(username(), 'asha');
    await userEvent.click(screen.getByRole('radio', { name: 'With SMS code' }));
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '98765 43210');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(fake.asked('session.requestLogInCode')).toEqual([['98765 43210']]);
    const mobile = { mobile: '9876543210', countryCode: '91' };
    act(() => fake.signUp.logInCodeSent(mobile, fake.clock.monotonic() + 30_000));
    const sent = 'If an account uses the number ending in 3210, a code is on its way.';
    expect(screen.getByText(sent)).toBeTruthy();
    const code = screen.getByRole('textbox', { name: /One-time code/ });
    expect(document.activeElement).toBe(code);
    await userEvent.type(code, '482913');
    expect(fake.asked('session.logInByCode')).toEqual([['482913']]);
    await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
    expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'With password' }));
    expect((username() as HTMLInputElement).value).toBe('asha');
  });

  it('[NAV-02] says why it is there when a page was asked for, and nothing when none was', () => {
    const why = /^Log in to open/;
    const fake = openLogIn();
    expect(screen.queryByText(why)).toBeNull();
    act(() => fake.panel.panelOpened('login', '/mybets?tab=settled', null));
    expect(screen.getByText(why).textContent).toBe('Log in to open “My Bets”.');
  });

  it('[CASINO-03] names the game that was asked for, once it is known', () => {
    const fake = openLogIn();
    act(() => fake.panel.panelOpened('login', '/casino/spribe/aviator', null));
    expect(screen.getByText('Log in to play. You go straight to the game.')).toBeTruthy();
    act(() => fake.casino.catalogueArrived(aCatalogue({ name: 'Aviator' })));
    expect(screen.getByText('Log in to play Aviator.')).toBeTruthy();
  });

  it('[AUTH-07] asks for what the panel can offer, when nobody has touched the page yet', () => {
    const fake = fakePlayerApp();
    const page = untilWhole(fake);
    fake.panel.panelOpened('login', null, null);
    renderWithApp(<AuthPanels />, page);
    expect(page.asked).toHaveLength(1);
  });

  it('[F79] waits for a script that is on its way; one that does not come is said and costs no entries', async () => {
    const fake = fakePlayerApp();
    const page = untilWhole(fake);
    fake.panel.panelOpened('login', null, null);
    renderWithApp(<AuthPanels />, page);
    await userEvent.type(username(), 'asha');
    await userEvent.type(password(), 'Secret 1');
    await userEvent.click(submit());
    await act(async () => page.fail());
    expect(screen.getByText('Loading chunk failed')).toBeTruthy();
    expect([(username() as HTMLInputElement).value, password().value]).toEqual(['asha', 'Secret 1']);
    await userEvent.click(submit());
    expect(fake.asked('session.logIn')).toHaveLength(0);
    await act(async () => page.arrive());
    expect(fake.asked('session.logIn')).toEqual([
      [{ username: 'asha', password: 'Secret 1', remember: false }],
    ]);
  });

  it('[AUTH-04] the password is shown and hidden again by a button that says which', async () => {
    openLogIn();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect([password().type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(toggle);
    expect([password().type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('[AUTH-04] both empty fields say so, and the first one has the focus', async () => {
    openLogIn();
    await userEvent.click(submit());
    expect(screen.getByText('Username cannot be empty')).toBeTruthy();
    expect(screen.getByText('Password cannot be empty')).toBeTruthy();
    expect(document.activeElement).toBe(username());
    expect(username().getAttribute('aria-invalid')).toBe('true');
  });

  it('[AUTH-04] with a username alone only the password is complained about, and gets the focus', async () => {
    openLogIn();
    await userEvent.type(username(), 'asha');
    await userEvent.click(submit());
    expect(screen.queryByText('Username cannot be empty')).toBeNull();
    expect(screen.getByText('Password cannot be empty')).toBeTruthy();
    expect(document.activeElement).toBe(password());
  });

  it('[AUTH-04] [AUTH-05] sends what was typed, the password untouched, and whether to remember', async () => {
    const fake = openLogIn();
    await userEvent.type(username(), 'asha');
    await userEvent.type(password(), ' pass word ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(submit());
    expect(fake.asked('session.logIn')).toEqual([
      [{ username: 'asha', password: ' pass word ', remember: true }],
    ]);
  });

  it('[AUTH-05] a remembered username is there, with the tick', () => {
    openLogIn({ 'session.rememberedUsername': () => 'asha' });
    expect((username() as HTMLInputElement).value).toBe('asha');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
  });

  it('[AUTH-06] [X01] a refusal is said in the panel as text, and the entries stay', async () => {
    const words = '<img src=x onerror="window.__pwned=1"> is locked';
    openLogIn({
      'session.logIn': async () => fail({ fields: {}, message: { kind: 'server', text: words } }),
    });
    await userEvent.type(username(), 'asha');
    await userEvent.type(password(), 'wrong');
    await userEvent.click(submit());
    expect(screen.getByText(words).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('dialog').querySelector('img')).toBeNull();
    expect(password().value).toBe('wrong');
  });

  it('after five failures it offers another way', async () => {
    openLogIn({ 'session.logIn': async () => fail({ fields: {}, message: say('login.failed') }) });
    const advice = /Choose a new password/;
    for (let tries = 0; tries < 4; tries += 1) await userEvent.click(submit());
    expect(screen.queryByText(advice)).toBeNull();
    await userEvent.click(submit());
    expect(screen.getByText(advice)).toBeTruthy();
  });

  it('[AUTH-19] while it works the button reads Submitting.. and a second press or Enter sends nothing', async () => {
    let answer: (value: ReturnType<typeof ok>) => void = () => undefined;
    const fake = openLogIn({ 'session.logIn': () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.type(username(), 'asha');
    await userEvent.click(submit());
    const busy = screen.getByRole('button', { name: 'Submitting..' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    await userEvent.type(password(), 'x{Enter}');
    expect(fake.asked('session.logIn')).toHaveLength(1);
    answer(ok());
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  });

  it('[AUTH-19] two submissions in one go, before the button could change, are one', async () => {
    const fake = openLogIn();
    await userEvent.type(username(), 'asha');
    await userEvent.type(password(), 'secret12');
    const form = username().closest('form') as HTMLFormElement;
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(fake.asked('session.logIn')).toHaveLength(1);
  });

  it.each([true, undefined] as const)(
    'a refused player who takes a break (%s) is not invited to play',
    async (onBreak) => {
      const message = { kind: 'server', text: 'No' } as const;
      const fake = openLogIn({
        'session.logIn': async () => fail({ fields: {}, message, ...(onBreak && { onBreak }) }),
      });
      act(() => fake.brand.demoOfferLearned(true));
      await userEvent.type(username(), 'asha');
      await userEvent.type(password(), 'secret{Enter}');
      expect(await screen.findByText('No')).toBeTruthy();
      const offered = onBreak ? 0 : 1;
      expect(screen.queryAllByRole('button', { name: 'Try the demo' })).toHaveLength(offered);
      expect(screen.queryAllByRole('button', { name: 'Register' })).toHaveLength(offered);
      // And why, also for whoever has the device next.
      expect(screen.queryAllByText(/^Somebody who plays on this device takes a break\./)).toHaveLength(
        1 - offered,
      );
      expect(username()).toHaveProperty('value', 'asha');
      // The device knows it for a day, and so does the page around the panel.
      expect(document.documentElement.hasAttribute('data-on-break')).toBe(onBreak === true);
      document.documentElement.removeAttribute('data-on-break');
      const invited = () => {
        cleanup();
        renderWithApp(<AuthPanels />, fake);
        return screen.queryAllByRole('button', { name: 'Register' }).length;
      };
      expect(invited()).toBe(offered);
      fake.clock.advance(24 * 3_600_000 - 1);
      expect(invited()).toBe(offered);
      fake.clock.advance(1);
      expect(invited()).toBe(1);
    },
  );

  it('nor one who is refused by the code that was sent', async () => {
    const message = { kind: 'server', text: 'No' } as const;
    const fake = openLogIn({
      'session.logInByCode': async () => fail({ fields: {}, message, onBreak: true }),
    });
    act(() => fake.brand.demoOfferLearned(true));
    await userEvent.click(screen.getByRole('radio', { name: 'With SMS code' }));
    const mobile = { mobile: '9876543210', countryCode: '91' };
    act(() => fake.signUp.logInCodeSent(mobile, fake.clock.monotonic() + 30_000));
    expect(screen.getByRole('button', { name: 'Try the demo' })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /One-time code/ }), '482913');
    expect(await screen.findByText('No')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('[AUTH-07] the demo is offered only when there are demo players', async () => {
    const fake = fakePlayerApp();
    fake.panel.panelOpened('login', null, null);
    const first = renderWithApp(<AuthPanels />, fake);
    expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
    first.unmount();
    fake.brand.demoOfferLearned(true);
    renderWithApp(<AuthPanels />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Try the demo' }));
    expect(fake.asked('session.logInAsDemo')).toHaveLength(1);
  });

  it('[AUTH-02] [AUTH-04] Register moves to the mobile number', async () => {
    const fake = openLogIn();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(fake.asked('session.movePanel')).toEqual([['mobileNumber']]);
    expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeTruthy();
  });

  it('[AUTH-03] closing by hand calls the callback that the parent gave, once', async () => {
    const fake = fakePlayerApp();
    const calls: string[] = [];
    fake.app.session.openPanel('login', { onClose: () => calls.push('closed') });
    renderWithApp(<AuthPanels />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(calls).toEqual(['closed']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the focus goes to the first field when a panel opens and when it gives way to the next', async () => {
    openLogIn();
    expect(document.activeElement).toBe(username());
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mobile number +91' }));
  });
});

describe('the recovery view of the log-in panel', () => {
  const code = { mobile: '9876543210', countryCode: '91' };

  it('[AUTH-04] [AUTH-08] stands in place: phone, code, new password; submit waits for the code to be sent', async () => {
    const fake = openLogIn();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByRole('dialog', { name: 'Recover your account' })).toBeTruthy();
    const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
    expect(reset().disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number +91' }), '98765 43210');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(fake.asked('session.requestRecoveryOtp')).toEqual([['98765 43210']]);
  });

  it('[AUTH-08] [AUTH-09] once sent, code and password go out and the log-in is back', async () => {
    const fake = openLogIn();
    fake.signUp.recoveryCodeSent(code, fake.clock.monotonic() + 30_000);
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await userEvent.type(screen.getByRole('textbox', { name: /One-time code/ }), '482913');
    await userEvent.type(screen.getByLabelText('New password'), 'New pass1');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(fake.asked('session.resetPassword')).toEqual([[{ otp: '482913', password: 'New pass1' }]]);
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
  });

  it('[AUTH-09] what is missing is said for the form', async () => {
    const fake = openLogIn({
      'session.resetPassword': async () => fail({ fields: {}, message: say('reset.allMandatory') }),
    });
    fake.signUp.recoveryCodeSent(code, fake.clock.monotonic());
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('All fields are mandatory')).toBeTruthy();
  });

  it('leads back to the log-in', async () => {
    openLogIn();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
  });
});

describe('outside of the app', () => {
  it('a screen without the app is a bug and says so', () => {
    expect(() => render(<AuthPanels />)).toThrow(/PlayerAppContext/);
  });
});
