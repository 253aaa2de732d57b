import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { ASHAS_NUMBER, granted, RAVI_IN, refused } from '@tests/support/mothers/sessionMother';

function withNumber(
  panel: 'mobileNumber' | 'verifyNumber' = 'mobileNumber',
  otpLength?: number | null,
): Core {
  const core = aCore(undefined, otpLength);
  core.panels.panelOpened(panel, null, null);
  core.signUp.numberAccepted(ASHAS_NUMBER, 0);
  return core;
}

describe('VerifySignUpOtp', () => {
  it.each(['mobileNumber', 'verifyNumber'] as const)(
    '[AUTH-13] [X26] in %s a right code leads to register',
    async (panel) => {
      const core = withNumber(panel);
      core.gateway.onVerify.answer(granted);
      expect(await core.verifySignUpOtp('OTP is １２３ 456')).toEqual(ok());
      expect(core.gateway.onVerify.calls).toEqual([[ASHAS_NUMBER, '123456']]);
      expect(core.signUp.verified).toBe(true);
      expect(core.panels.panel).toBe('register');
    },
  );

  it.each(['1234', '12345', '123456', '1234567', '12345678'])(
    '[AUTH-13] where the operator names no length the server judges %s',
    async (otp) => {
      const core = withNumber('mobileNumber', null);
      core.gateway.onVerify.answer(refused('Wrong code'));
      await core.verifySignUpOtp(`OTP is ${otp}`);
      expect(core.gateway.onVerify.calls).toEqual([[ASHAS_NUMBER, otp]]);
    },
  );

  it.each([
    ['', say('otp.empty')],
    ['12345', say('otp.malformed', { length: 6 })],
  ])('[X26] %j is not sent', async (typed, message) => {
    const core = withNumber();
    expect(await core.verifySignUpOtp(typed)).toEqual(fail({ fields: { otp: message }, message: null }));
    expect(core.gateway.requests).toBe(0);
  });

  it.each([
    [refused('Wrong code', 'OTP_WRONG'), { kind: 'server', text: 'Wrong code' }],
    [refused(), say('otp.failed')],
  ])('[F67] [P22] a refused code verifies nothing', async (reply, message) => {
    const core = withNumber();
    core.gateway.onVerify.answer(reply);
    expect(await core.verifySignUpOtp('123456')).toEqual(fail({ fields: {}, message }));
    expect(core.signUp.verified).toBe(false);
    expect(core.panels.panel).toBe('mobileNumber');
    expect(core.notifier.shown).toMatchObject([{ type: 'error', message }]);
  });

  it('[AUTH-13] without a number: back to step 1', async () => {
    const core = withNumber('verifyNumber');
    core.signUp.numberForgotten();
    expect(await core.verifySignUpOtp('123456')).toEqual(fail({ fields: {}, message: null }));
    expect(core.panels.panel).toBe('mobileNumber');
    expect(core.gateway.requests).toBe(0);
  });

  it('[P22] [F17] a code proves the number it was asked for, not one that was entered meanwhile', async () => {
    const core = withNumber();
    core.gateway.onVerify.answer(granted);
    core.gateway.onVerify.gate.pause();
    const answer = core.verifySignUpOtp('123456');
    core.signUp.numberAccepted({ mobile: '9123456780', countryCode: '91' }, 0);
    core.gateway.onVerify.gate.resume();
    expect(await answer).toEqual(fail({ fields: {}, message: null }));
    expect(core.signUp.verified).toBe(false);
  });

  it('[F17] [AUTH-19] a session that opened meanwhile drops the reply to both presses', async () => {
    const core = withNumber();
    core.gateway.onVerify.answer(granted);
    core.gateway.onVerify.gate.pause();
    const answers = [core.verifySignUpOtp('123456'), core.verifySignUpOtp('123456')];
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.gateway.onVerify.gate.resume();
    const dropped = fail({ fields: {}, message: null });
    expect(await Promise.all(answers)).toEqual([dropped, dropped]);
    expect(core.signUp.verified).toBe(false);
  });
});
