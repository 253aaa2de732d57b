import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import type { AuthPanel } from '@/domain/session/authPanels';
import {
  ASHA,
  ASHAS_NUMBER,
  coolDown,
  granted,
  RAVI_IN,
  refused,
} from '@tests/support/mothers/sessionMother';

function inPanel(panel: AuthPanel): Core {
  const core = aCore();
  core.panels.panelOpened(panel, null, null);
  return core;
}

const NOTHING_SAID = fail({ fields: {}, message: null });

describe('RequestRecoveryOtp', () => {
  it('[AUTH-08] [AUTH-09] in forgotpassword: a code is sent, and resetpassword follows', async () => {
    const core = inPanel('forgotpassword');
    core.gateway.onForgot.answer(granted);
    expect(await core.requestRecoveryOtp(`0${ASHA.mobile.slice(0, 5)} ${ASHA.mobile.slice(5)}`)).toEqual(
      ok(),
    );
    expect(core.gateway.onForgot.calls).toEqual([[ASHAS_NUMBER]]);
    expect(core.signUp).toMatchObject({
      recoveryMobile: ASHAS_NUMBER,
      resendAt: core.clock.monotonic() + 30_000,
    });
    expect(core.notifier.words).toEqual(['otp.sent']);
    expect(core.panels.panel).toBe('resetpassword');
  });

  it('[AUTH-08] in the log-in panel it stays in place', async () => {
    const core = inPanel('login');
    core.gateway.onForgot.answer(granted);
    await core.requestRecoveryOtp(ASHA.mobile);
    expect(core.panels.panel).toBe('login');
    expect(core.signUp.recoveryMobile).toEqual(ASHAS_NUMBER);
  });

  it('[AUTH-01] [AUTH-02] on the page of its own, the next page follows', async () => {
    const core = aCore();
    core.navigator.currentPath = '/forgot-password';
    core.gateway.onForgot.answer(granted);
    await core.requestRecoveryOtp(ASHA.mobile);
    expect(core.navigator.went).toEqual(['/reset-password']);
  });

  it.each([
    ['', 'mobile.empty' as const],
    ['12345', 'mobile.notIndian' as const],
  ])('[AUTH-09] %j is not sent', async (typed, key) => {
    const core = inPanel('forgotpassword');
    expect(await core.requestRecoveryOtp(typed)).toEqual(
      fail({ fields: { mobile: say(key) }, message: null }),
    );
    expect(core.gateway.requests).toBe(0);
  });

  it("[AUTH-08] the fallback of a failure is 'Request failed'", async () => {
    const core = inPanel('forgotpassword');
    core.gateway.onForgot.answer(refused());
    expect(await core.requestRecoveryOtp(ASHA.mobile)).toEqual(
      fail({ fields: {}, message: say('request.failed') }),
    );
    expect(core.signUp.recoveryMobile).toBeNull();
    expect(core.panels.panel).toBe('forgotpassword');
  });

  it('[F67] another code has to wait, by our rule and by the server’s', async () => {
    const core = inPanel('forgotpassword');
    core.gateway.onForgot.answer(granted, coolDown(45));
    await core.requestRecoveryOtp(ASHA.mobile);
    expect(await core.requestRecoveryOtp(ASHA.mobile)).toEqual(
      fail({ fields: {}, message: say('wire.coolDown', { seconds: 30 }), waitSeconds: 30 }),
    );
    core.clock.advance(30_000);
    expect(await core.requestRecoveryOtp(ASHA.mobile)).toMatchObject({ error: { waitSeconds: 45 } });
    core.clock.advance(44_001);
    expect(await core.requestRecoveryOtp(ASHA.mobile)).toMatchObject({ error: { waitSeconds: 1 } });
    expect(core.gateway.onForgot.calls).toHaveLength(2);
  });

  it('[F17] [AUTH-19] a session that opened meanwhile drops the reply', async () => {
    const core = inPanel('forgotpassword');
    core.gateway.onForgot.answer(granted);
    core.gateway.onForgot.gate.pause();
    const answers = [core.requestRecoveryOtp(ASHA.mobile), core.requestRecoveryOtp(ASHA.mobile)];
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.gateway.onForgot.gate.resume();
    expect(await Promise.all(answers)).toEqual([NOTHING_SAID, NOTHING_SAID]);
    expect(core.gateway.onForgot.calls).toHaveLength(1);
    expect(core.signUp.recoveryMobile).toBeNull();
  });

  it('[AUTH-08] [F90] an answer that is lost: who has the code goes on to its entry', async () => {
    const core = inPanel('forgotpassword');
    core.gateway.onForgot.answer(fail({ kind: 'offline', sent: true }));
    expect(await core.requestRecoveryOtp(ASHA.mobile)).toEqual(
      fail({ fields: {}, message: say('otp.unconfirmed'), unheard: true }),
    );
    core.recoveryCodeCame('12');
    expect(core.panels.panel).toBe('forgotpassword');
    core.recoveryCodeCame(ASHA.mobile);
    expect(core.panels.panel).toBe('resetpassword');
    expect(core.signUp.recoveryMobile).toEqual(ASHAS_NUMBER);
  });
});

describe('ResetPassword', () => {
  function withCode(panel: AuthPanel = 'resetpassword'): Core {
    const core = inPanel(panel);
    core.signUp.recoveryCodeSent(ASHAS_NUMBER, 0);
    return core;
  }

  it('[AUTH-08] [AUTH-09] [X27] success is told and ends at the log-in', async () => {
    const core = withCode();
    core.gateway.onReset.answer(granted);
    expect(await core.resetPassword({ otp: '123 456', password: ' New 🏏 pass ' })).toEqual(ok());
    expect(core.gateway.onReset.calls).toEqual([['123456', ' New 🏏 pass ']]);
    expect(core.notifier.shown).toMatchObject([{ type: 'success', message: say('reset.success') }]);
    expect(core.panels.panel).toBe('login');
    expect(core.signUp.recoveryMobile).toBeNull();
    expect(core.session.signedIn).toBe(false);
  });

  it.each([
    ['', 'x'],
    ['123456', ''],
    [' ', ''],
  ])('[AUTH-09] OTP %j and password %j: all fields are mandatory', async (otp, password) => {
    const core = withCode();
    expect(await core.resetPassword({ otp, password })).toEqual(
      fail({ fields: {}, message: say('reset.allMandatory') }),
    );
    expect(core.gateway.requests).toBe(0);
  });

  it('[X26] a code that cannot be one is not sent', async () => {
    const core = withCode();
    expect(await core.resetPassword({ otp: '12', password: 'x' })).toEqual(
      fail({ fields: { otp: say('otp.malformed', { length: 6 }) }, message: null }),
    );
    expect(core.gateway.requests).toBe(0);
  });

  it.each(['1234', '12345678'])(
    '[AUTH-09] where the operator names no length the server judges %s',
    async (otp) => {
      const core = aCore(undefined, null);
      core.signUp.recoveryCodeSent(ASHAS_NUMBER, 0);
      core.gateway.onReset.answer(granted);
      expect(await core.resetPassword({ otp, password: 'x' })).toEqual(ok());
      expect(core.gateway.onReset.calls).toEqual([[otp, 'x']]);
    },
  );

  it.each([
    [refused('Code expired', 'OTP_EXPIRED'), { kind: 'server', text: 'Code expired' }],
    [refused(), say('request.failed')],
  ])('[AUTH-08] [F67] a refusal is told and keeps the recovery open', async (reply, message) => {
    const core = withCode();
    core.gateway.onReset.answer(reply);
    expect(await core.resetPassword({ otp: '123456', password: 'x' })).toEqual(fail({ fields: {}, message }));
    expect(core.panels.panel).toBe('resetpassword');
    expect(core.signUp.recoveryMobile).toEqual(ASHAS_NUMBER);
  });

  it('[AUTH-09] without a code that was sent there is nothing to reset: back to the number', async () => {
    const core = inPanel('resetpassword');
    expect(await core.resetPassword({ otp: '123456', password: 'x' })).toEqual(NOTHING_SAID);
    expect(core.panels.panel).toBe('forgotpassword');
    expect(core.gateway.requests).toBe(0);
  });

  it('[F17] [AUTH-19] a session that opened meanwhile drops the reply', async () => {
    const core = withCode();
    core.gateway.onReset.answer(granted);
    core.gateway.onReset.gate.pause();
    const form = { otp: '123456', password: 'x' };
    const answers = [core.resetPassword(form), core.resetPassword(form)];
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.gateway.onReset.gate.resume();
    expect(await Promise.all(answers)).toEqual([NOTHING_SAID, NOTHING_SAID]);
    expect(core.gateway.onReset.calls).toHaveLength(1);
    expect(core.notifier.shown).toEqual([]);
  });
});
