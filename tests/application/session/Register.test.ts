import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { someDetails } from '@tests/support/mothers/brandMother';
import {
  ASHA_IN,
  ASHAS_NUMBER,
  RAVI_IN,
  refused,
  registerForm,
  timedOut,
} from '@tests/support/mothers/sessionMother';

function verified(): Core {
  const core = aCore();
  core.brand.detailsReplaced(someDetails({ otp: 'required' }));
  core.panels.panelOpened('register', null, null);
  core.signUp.numberAccepted(ASHAS_NUMBER, 0);
  core.signUp.numberVerified();
  return core;
}

describe('Register', () => {
  it('[AUTH-17] success stores token and user, forgets the number, greets and signs in', async () => {
    const core = verified();
    core.gateway.onRegister.answer(ok(ASHA_IN));
    expect(await core.register(registerForm({ name: ' Asha Rao ', username: ' asha 22 ' }))).toEqual(ok());
    expect(core.gateway.onRegister.calls).toEqual([
      [
        {
          name: 'Asha Rao',
          username: 'asha 22',
          password: 'Monsoon2026',
          agentCode: null,
          mobile: ASHAS_NUMBER,
        },
      ],
    ]);
    expect(core.session).toMatchObject({ token: ASHA_IN.token, user: ASHA_IN.user });
    expect(core.signUp.mobile).toBeNull();
    expect(core.notifier.shown).toMatchObject([{ type: 'success', message: say('register.success') }]);
    expect(core.panels.panel).toBeNull();
    expect(core.navigator.went).toEqual(['/home']);
  });

  it('[AUTH-17] [X27] the password goes exactly as typed, its confirmation not at all', async () => {
    const core = verified();
    const password = ' 🏏 मानसून 26 ';
    core.gateway.onRegister.answer(ok(ASHA_IN));
    await core.register(registerForm({ password, confirmPassword: password }));
    expect(core.gateway.onRegister.calls[0]?.[0]).toMatchObject({ password });
    expect(core.gateway.onRegister.calls[0]?.[0]).not.toHaveProperty('confirmPassword');
  });

  it('[AUTH-15] a form with an error is not sent', async () => {
    const core = verified();
    expect(await core.register(registerForm({ username: 'a!', confirmPassword: '' }))).toEqual(
      fail({
        fields: { username: say('register.usernameLength'), confirmPassword: say('register.confirmEmpty') },
        message: null,
      }),
    );
    expect(core.gateway.requests).toBe(0);
  });

  it('[AUTH-15] the check reruns on each edit with the same errors', () => {
    expect(aCore().checkRegistration(registerForm({ name: '' }))).toEqual({
      name: say('register.nameEmpty'),
    });
  });

  it.each([
    ['typed', { form: 'TYPED', given: 'GIVEN', cookie: 'COOKIE' }, 'TYPED'],
    ['given', { form: '', given: 'GIVEN', cookie: 'COOKIE' }, 'GIVEN'],
    ['of the cookie', { form: ' ', given: undefined, cookie: 'COOKIE' }, 'COOKIE'],
    ['of the cookie before a friend’s', { form: '', given: undefined, cookie: 'COOKIE' }, 'COOKIE'],
    ['malformed as given', { form: '', given: '<b>', cookie: null }, null],
  ])('[AUTH-18] the code %s goes along', async (_what, { form, given, cookie }, sent) => {
    const core = verified();
    if (cookie !== null) core.signUp.agentCodeFound(cookie);
    core.signUp.referralCodeFound('FRIEND');
    core.gateway.onRegister.answer(ok(ASHA_IN));
    await core.register(
      registerForm({ referralCode: form }),
      given === undefined ? {} : { agentCode: given },
    );
    expect(core.gateway.onRegister.calls[0]?.[0]).toMatchObject({ agentCode: sent });
  });

  it.each<[ReturnType<typeof refused>, Message, Message?]>([
    [refused('Username taken'), { kind: 'server', text: 'Username taken' }],
    [refused(), say('register.failed')],
    [timedOut, say('register.unconfirmed'), say('register.failed')],
  ])(
    '[AUTH-17] [F68] a failure is told and keeps the number for another try',
    async (reply, message, toast = message) => {
      const core = verified();
      core.gateway.onRegister.answer(reply);
      expect(await core.register(registerForm())).toMatchObject({
        ok: false,
        error: { fields: {}, message },
      });
      expect(core.notifier.shown).toMatchObject([{ type: 'error', message: toast }]);
      expect(core.signUp).toMatchObject({ mobile: ASHAS_NUMBER, verified: true });
      expect(core.session.signedIn).toBe(false);
      expect(core.panels.panel).toBe('register');
    },
  );

  it('[AUTH-14] without a number: back to step 1', async () => {
    const core = verified();
    core.signUp.numberForgotten();
    expect(await core.register(registerForm())).toEqual(fail({ fields: {}, message: null }));
    expect(core.panels.panel).toBe('mobileNumber');
    expect(core.gateway.requests).toBe(0);
  });

  it.each(['required', 'unknown', null] as const)(
    '[F28] [P22] setting %s: a number that was not proved cannot register',
    async (otp) => {
      const core = verified();
      core.brand.detailsForgotten();
      if (otp !== null) core.brand.detailsReplaced(someDetails({ otp }));
      core.signUp.numberAccepted(ASHAS_NUMBER, 0);
      await core.register(registerForm());
      expect(core.gateway.requests).toBe(0);
      expect(core.panels.panel).toBe('mobileNumber');
    },
  );

  it('[AUTH-12] where no code is asked for, an accepted number is enough', async () => {
    const core = verified();
    core.brand.detailsReplaced(someDetails({ otp: 'skipped' }));
    core.signUp.numberAccepted(ASHAS_NUMBER, 0);
    core.gateway.onRegister.answer(ok(ASHA_IN));
    expect(await core.register(registerForm())).toEqual(ok());
  });

  it.each([
    ['a session', ok(ASHA_IN), 1],
    ['a refusal', refused('No'), 0],
  ])(
    '[F17] [AUTH-19] %s that another tab has overtaken counts for nothing',
    async (_what, reply, givenBack) => {
      const core = verified();
      core.gateway.onRegister.answer(reply);
      core.gateway.onRegister.gate.pause();
      const answers = [core.register(registerForm()), core.register(registerForm())];
      core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
      core.gateway.onRegister.gate.resume();
      await Promise.all(answers);
      expect(core.gateway.onRegister.calls).toHaveLength(1);
      expect(core.gateway.onSignOut.calls).toHaveLength(givenBack);
      expect(core.session.token).toBe(RAVI_IN.token);
      expect(core.notifier.shown).toEqual([]);
    },
  );

  it('[AUTH-14] what was typed outlives a failure, and is gone after success, a cancel and a log-in', async () => {
    const core = verified();
    const typed = { name: 'Asha', username: 'asha22', referralCode: 'FRIEND' };
    core.detailsTyped(typed);
    core.gateway.onRegister.answer(timedOut);
    await core.register(registerForm());
    expect(core.signUp.details).toEqual(typed);
    core.movePanel('login');
    expect(core.signUp.details).toEqual(typed);
    core.closePanel();
    expect(core.signUp.details).toEqual({});
    core.detailsTyped(typed);
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    expect(core.signUp.details).toEqual({});
    core.detailsTyped(typed);
    core.signUp.signUpFinished();
    expect(core.signUp.details).toEqual({});
  });
});
