import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { someDetails } from '@tests/support/mothers/brandMother';
import {
  ASHAS_NUMBER,
  coolDown,
  granted,
  offline,
  RAVI_IN,
  refused,
} from '@tests/support/mothers/sessionMother';

const TYPED = { mobile: `+91 ${ASHAS_NUMBER.mobile}`, agreed: true };

function atNumber(otp: 'required' | 'skipped' | 'unknown' | null = 'required'): Core {
  const core = aCore();
  if (otp !== null) core.brand.detailsReplaced(someDetails({ otp }));
  core.panels.panelOpened('mobileNumber', null, null);
  return core;
}

describe('RequestSignUpOtp', () => {
  it.each([
    [{ mobile: '', agreed: true }, { mobile: say('mobile.empty') }],
    [{ mobile: '+1 415 555 2671', agreed: true }, { mobile: say('mobile.notIndian') }],
    [{ mobile: '9876543210', agreed: false }, { agreed: say('mobile.termsNeeded') }],
    [
      { mobile: '', agreed: false },
      { mobile: say('mobile.empty'), agreed: say('mobile.termsNeeded') },
    ],
  ])('[AUTH-10] %j: no request leaves', async (form, fields) => {
    const core = atNumber();
    expect(await core.requestSignUpOtp(form)).toEqual(fail({ fields, message: null }));
    expect(core.gateway.requests).toBe(0);
  });

  it('[AUTH-11] the national number is sent and kept, and the player is told', async () => {
    const core = atNumber();
    core.gateway.onSendOtp.answer(granted);
    expect(await core.requestSignUpOtp(TYPED)).toEqual(ok());
    expect(core.gateway.onSendOtp.calls).toEqual([[ASHAS_NUMBER]]);
    expect(core.signUp).toMatchObject({
      mobile: ASHAS_NUMBER,
      verified: false,
      resendAt: core.clock.monotonic() + 30_000,
    });
    expect(core.notifier.words).toEqual(['otp.sent']);
  });

  it('[AUTH-12] OTP 0: the entry shows inside the same panel', async () => {
    const core = atNumber('required');
    core.gateway.onSendOtp.answer(granted);
    await core.requestSignUpOtp(TYPED);
    expect(core.panels.panel).toBe('mobileNumber');
  });

  it('[AUTH-12] any other value: the register panel follows at once', async () => {
    const core = atNumber('skipped');
    core.gateway.onSendOtp.answer(granted);
    await core.requestSignUpOtp(TYPED);
    expect(core.panels.panel).toBe('register');
  });

  it('[AUTH-01] [AUTH-12] on the page of its own, the register page follows', async () => {
    const core = atNumber('skipped');
    core.panels.panelClosed();
    core.navigator.currentPath = '/mobile-number';
    core.gateway.onSendOtp.answer(granted);
    await core.requestSignUpOtp(TYPED);
    expect(core.navigator.went).toEqual(['/register']);
  });

  it.each([['unknown' as const], [null]])(
    '[F28] setting %s: it is asked for first, and then followed',
    async (otp) => {
      const core = atNumber(otp);
      core.brandGateway.onDetails.answer(ok(someDetails({ otp: 'skipped' })));
      core.gateway.onSendOtp.answer(granted);
      expect(await core.requestSignUpOtp(TYPED)).toEqual(ok());
      expect(core.panels.panel).toBe('register');
    },
  );

  it.each([
    ['missing', ok(someDetails({ otp: 'unknown' }))],
    ['not to be had', offline],
  ])('[F28] a setting that is %s makes sign-up wait, never skip', async (_what, reply) => {
    const core = atNumber(null);
    core.brandGateway.onDetails.always(reply);
    const waiting = fail({ fields: {}, message: say('otp.settingUnknown') });
    expect(await core.requestSignUpOtp(TYPED)).toEqual(waiting);
    expect(core.gateway.onSendOtp.calls).toEqual([]);
    expect(core.panels.panel).toBe('mobileNumber');

    core.brandGateway.onDetails.always(ok(someDetails({ otp: 'required' })));
    core.gateway.onSendOtp.answer(granted);
    expect(await core.requestSignUpOtp(TYPED)).toEqual(ok());
  });

  it("[AUTH-11] a refusal shows the server's message and keeps nothing", async () => {
    const core = atNumber();
    core.gateway.onSendOtp.answer(refused('Number already registered', 'NUMBER_TAKEN'));
    const message = { kind: 'server', text: 'Number already registered' };
    expect(await core.requestSignUpOtp(TYPED)).toEqual(fail({ fields: {}, message }));
    expect(core.notifier.shown).toMatchObject([{ type: 'error', message }]);
    expect(core.signUp.mobile).toBeNull();
  });

  it('[AUTH-19] a second press sends nothing', async () => {
    const core = atNumber();
    core.gateway.onSendOtp.answer(granted);
    core.gateway.onSendOtp.gate.pause();
    const presses = [core.requestSignUpOtp(TYPED), core.requestSignUpOtp(TYPED)];
    await core.scheduler.pass(0);
    core.gateway.onSendOtp.gate.resume();
    await Promise.all(presses);
    expect(core.gateway.onSendOtp.calls).toHaveLength(1);
  });

  it('[F67] the same number again, before its time, goes back to the entry of its code', async () => {
    const core = atNumber();
    core.gateway.onSendOtp.answer(granted);
    await core.requestSignUpOtp(TYPED);
    const { resendAt } = core.signUp;
    core.signUp.numberForgotten();
    core.clock.advance(10_000);
    expect(await core.requestSignUpOtp(TYPED)).toEqual(ok());
    expect(core.gateway.onSendOtp.calls).toHaveLength(1);
    expect(core.signUp).toMatchObject({ mobile: ASHAS_NUMBER, resendAt });
  });

  it.each([['while the code is sent'], ['while the setting is asked for']])(
    '[F17] a session that opens %s drops the reply',
    async (when) => {
      const settingFirst = when.includes('setting');
      const core = atNumber(settingFirst ? null : 'required');
      const gate = settingFirst ? core.brandGateway.onDetails.gate : core.gateway.onSendOtp.gate;
      core.gateway.onSendOtp.answer(granted);
      gate.pause();
      const answer = core.requestSignUpOtp(TYPED);
      core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
      gate.resume();
      expect(await answer).toEqual(fail({ fields: {}, message: null }));
      expect(core.signUp.mobile).toBeNull();
      expect(core.notifier.shown).toEqual([]);
    },
  );
});

describe('an answer to the request for a code that is lost', () => {
  it.each(['offline', 'timedOut', 'unexpected', 'server'] as const)(
    '[AUTH-11] [F90] %s: a code may be on its way; who has it enters it, and another is to be had at once',
    async (kind) => {
      const core = atNumber();
      core.gateway.onSendOtp.always(fail({ kind, sent: true }));
      expect(await core.requestSignUpOtp(TYPED)).toEqual(
        fail({ fields: {}, message: say('otp.unconfirmed'), unheard: true }),
      );
      expect(core.signUp.mobile).toBeNull();
      core.signUpCodeCame(TYPED.mobile);
      expect(core.signUp).toMatchObject({ mobile: ASHAS_NUMBER, verified: false });
      expect(await core.resendSignUpOtp()).toMatchObject({ error: { message: say('otp.unconfirmed') } });
    },
  );

  it('[AUTH-10] a number that is none opens no entry', () => {
    const core = atNumber();
    core.signUpCodeCame('12');
    expect(core.signUp.mobile).toBeNull();
  });

  it('[AUTH-12] where no code is asked for, none is spoken of', async () => {
    const core = atNumber('skipped');
    core.gateway.onSendOtp.answer(fail({ kind: 'offline', sent: true }));
    expect(await core.requestSignUpOtp(TYPED)).toEqual(fail({ fields: {}, message: say('wire.offline') }));
  });

  it('[F90] a request that never left this device is no secret', async () => {
    const core = atNumber();
    core.gateway.onSendOtp.answer(offline);
    expect(await core.requestSignUpOtp(TYPED)).toEqual(fail({ fields: {}, message: say('wire.offline') }));
  });
});

describe('ResendSignUpOtp', () => {
  async function withCode(): Promise<Core> {
    const core = atNumber();
    core.gateway.onSendOtp.always(granted);
    await core.requestSignUpOtp(TYPED);
    return core;
  }

  it('[F67] the wait grows from 30 to 60 to 120 seconds', async () => {
    const core = await withCode();
    for (const wait of [30, 60, 120, 120]) {
      core.clock.advance(wait * 1000 - 1);
      expect(await core.resendSignUpOtp()).toEqual(
        fail({ fields: {}, message: say('wire.coolDown', { seconds: 1 }), waitSeconds: 1 }),
      );
      core.clock.advance(1);
      expect(await core.resendSignUpOtp()).toEqual(ok());
    }
    expect(core.gateway.onSendOtp.calls).toHaveLength(5);
  });

  it('[F83] a jump of the wall clock neither opens nor locks', async () => {
    const core = await withCode();
    core.clock.jump(86_400_000);
    expect(await core.resendSignUpOtp()).toMatchObject({ ok: false });
    core.clock.jump(-2 * 86_400_000);
    core.clock.advance(30_000);
    expect(await core.resendSignUpOtp()).toEqual(ok());
  });

  it("[F14] [F67] the server's own wait counts", async () => {
    const core = await withCode();
    core.clock.advance(30_000);
    core.gateway.onSendOtp.answer(coolDown(90));
    expect(await core.resendSignUpOtp()).toMatchObject({ error: { waitSeconds: 90 } });
    expect(core.signUp.resendAt).toBe(core.clock.monotonic() + 90_000);
    core.clock.advance(89_000);
    expect(await core.resendSignUpOtp()).toMatchObject({ error: { waitSeconds: 1 } });
    expect(core.gateway.onSendOtp.calls).toHaveLength(2);
  });

  it('[F14] a wait for a number that was not accepted shows no entry', async () => {
    const core = atNumber();
    core.gateway.onSendOtp.answer(coolDown(5));
    await core.requestSignUpOtp(TYPED);
    expect(core.signUp.mobile).toBeNull();
  });

  it('[AUTH-13] without a number there is nothing to send: back to step 1', async () => {
    const core = aCore();
    core.panels.panelOpened('verifyNumber', null, null);
    expect(await core.resendSignUpOtp()).toEqual(fail({ fields: {}, message: null }));
    expect(core.panels.panel).toBe('mobileNumber');
  });
});

describe('ChangeNumber', () => {
  it('[AUTH-02] forgets the number and goes back to step 1', () => {
    const core = aCore();
    core.panels.panelOpened('verifyNumber', null, null);
    core.signUp.numberAccepted(ASHAS_NUMBER, 0);
    core.signUp.referralCodeFound('ABC');
    core.changeNumber();
    expect(core.signUp).toMatchObject({ mobile: null, resendAt: null, referralCode: 'ABC' });
    expect(core.panels.panel).toBe('mobileNumber');
  });
});
