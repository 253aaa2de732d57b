import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@/adapters/node/ManualClock';
import { KeepLogInCode } from '@/application/session/KeepLogInCode';
import { OtpWaits } from '@/application/session/OtpWaits';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import {
  ASHA,
  ASHA_IN,
  ASHAS_NUMBER,
  coolDown,
  granted,
  refused,
} from '@tests/support/mothers/sessionMother';
import { authPanelStore, signUpStore } from '@tests/support/stores';

/** The log-in panel is open, and a code for Asha's number was sent. */
async function codeSent() {
  const core = aCore();
  core.panels.panelOpened('login', '/mybets', null);
  core.gateway.onSendLogInCode.answer(granted);
  await core.requestLogInCode(ASHA.mobile);
  return core;
}

describe('a log-in by code', () => {
  it('[F67] sends a code to the number, and another not before its time', async () => {
    const core = await codeSent();
    expect(core.gateway.onSendLogInCode.calls).toEqual([[ASHAS_NUMBER]]);
    const { logInCode } = core.signUp;
    expect(logInCode).toEqual({ mobile: ASHAS_NUMBER, resendAt: core.clock.monotonic() + 30_000 });
    expect(core.notifier.words).toEqual(['otp.sent']);
    const early = await core.requestLogInCode(ASHA.mobile);
    expect(early).toMatchObject({ ok: false, error: { waitSeconds: 30 } });
    expect(core.gateway.onSendLogInCode.calls).toHaveLength(1);
  });

  it('[F67] who changed the number and comes back to it finds the code that is on its way', async () => {
    const core = await codeSent();
    core.logInCodeForgotten();
    expect(core.signUp.logInCode).toBeNull();
    expect(await core.requestLogInCode(ASHA.mobile)).toEqual(ok());
    expect(core.signUp.logInCode?.mobile).toEqual(ASHAS_NUMBER);
    expect(core.gateway.onSendLogInCode.calls).toHaveLength(1);
  });

  it('a number that is none is not sent', async () => {
    const core = aCore();
    const answer = await core.requestLogInCode('12345');
    expect(answer).toEqual(fail({ fields: { mobile: say('mobile.notIndian') }, message: null }));
    expect(core.gateway.requests).toBe(0);
  });

  it("[F67] the server's wait is kept", async () => {
    const core = aCore();
    core.gateway.onSendLogInCode.answer(coolDown(45));
    await core.requestLogInCode(ASHA.mobile);
    expect(await core.requestLogInCode(ASHA.mobile)).toEqual(ok());
    expect(core.signUp.logInCode?.resendAt).toBe(core.clock.monotonic() + 45_000);
    expect(core.gateway.onSendLogInCode.calls).toHaveLength(1);
  });

  it('[F28] an answer that was lost is said, and a code that came all the same can be entered', async () => {
    const core = aCore();
    core.gateway.onSendLogInCode.answer(fail({ kind: 'timedOut', sent: true }));
    expect(await core.requestLogInCode(ASHA.mobile)).toMatchObject({ error: { unheard: true } });
    core.logInCodeCame('no number');
    expect(core.signUp.logInCode).toBeNull();
    core.logInCodeCame(ASHA.mobile);
    expect(core.signUp.logInCode?.mobile).toEqual(ASHAS_NUMBER);
  });

  it('[AUTH-05] the code opens the session as a password does: toast, page, and nothing of the code stays', async () => {
    const core = await codeSent();
    core.gateway.onLogInByCode.answer(ok(ASHA_IN));
    expect(await core.logInByCode(' 123456 ')).toEqual(ok());
    expect(core.gateway.onLogInByCode.calls).toEqual([[ASHAS_NUMBER, '123456']]);
    expect(core.session.token).toBe(ASHA_IN.token);
    expect(core.notifier.words).toEqual(['otp.sent', 'login.success']);
    expect(core.navigator.went).toEqual(['/mybets']);
    expect(core.panels.panel).toBeNull();
    expect(core.signUp.logInCode).toBeNull();
  });

  it('[X26] what is no code is not sent; a wrong one is refused in the words of the server', async () => {
    const core = await codeSent();
    expect(await core.logInByCode('12')).toMatchObject({ ok: false, error: { fields: { otp: {} } } });
    expect(core.gateway.onLogInByCode.calls).toHaveLength(0);
    core.gateway.onLogInByCode.answer(refused('This code is wrong.'));
    expect(await core.logInByCode('111111')).toMatchObject({
      error: { message: { kind: 'server', text: 'This code is wrong.' } },
    });
    expect(core.signUp.logInCode).not.toBeNull();
  });

  it('[SES-02] a session that opens or closes forgets it: the next one at this device sees no number', async () => {
    const core = await codeSent();
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    await core.logIn({ username: 'asha', password: 'Secret 1', remember: false });
    expect(core.signUp.logInCode).toBeNull();
  });
});

/** One page of one tab. */
function aPage(tab: MapKeyValueStore, clock = new ManualClock()) {
  const [signUp, authPanel, pageLife] = [signUpStore(), authPanelStore(), new FakePageLife()];
  const waits = new OtpWaits(clock);
  const opened: unknown[] = [];
  const keep = new KeepLogInCode(
    { sessionStore: tab, signUp, authPanel, pageLife, clock },
    (...asked) => void opened.push(asked),
    waits,
  );
  return { signUp, authPanel, pageLife, waits, clock, keep, opened };
}

describe('a log-in by code and a reload', () => {
  function left() {
    const tab = new MapKeyValueStore();
    const page = aPage(tab);
    page.keep.start();
    page.authPanel.panelOpened('login', '/mybets', null);
    page.signUp.logInCodeSent(ASHAS_NUMBER, page.waits.codeSent('logIn', ASHAS_NUMBER));
    page.clock.advance(10_000);
    page.pageLife.hide();
    return { tab, page };
  }

  it('[F67] goes on at the code, with its wish and its wait', () => {
    const { tab, page } = left();
    const again = aPage(tab);
    again.clock.jump(page.clock.now() + 2_000 - again.clock.now());
    again.keep.start();
    expect(again.opened).toEqual([['login', { returnTo: '/mybets' }]]);
    expect((again.signUp.logInCode?.resendAt ?? 0) - again.clock.monotonic()).toBe(18_000);
    expect(again.waits.secondsLeft('logIn', ASHAS_NUMBER)).toBe(18);
  });

  it('[F67] that led nowhere else leads nowhere else after it; one whose panel was closed stays closed', () => {
    for (const panel of ['login', null] as const) {
      const { tab, page } = left();
      if (panel === null) page.authPanel.panelClosed();
      else page.authPanel.panelOpened(panel, null, null);
      page.pageLife.hide();
      const again = aPage(tab);
      again.keep.start();
      expect(again.signUp.logInCode?.mobile).toEqual(ASHAS_NUMBER);
      expect(again.opened).toEqual(panel === null ? [] : [['login', {}]]);
    }
  });

  it('[F71] one without a whole count of codes, or a moment, is none', () => {
    const { tab } = left();
    const saved = JSON.parse(tab.read('logInCode') ?? '{}') as Record<string, unknown>;
    for (const forged of [
      { codes: 'x' },
      { codes: 1.5 },
      { resendAt: null },
      { resendAt: '5' },
      { open: 1 },
    ]) {
      tab.write('logInCode', JSON.stringify({ ...saved, ...forged }));
      const page = aPage(tab);
      page.keep.start();
      expect(page.signUp.logInCode).toBeNull();
    }
  });

  it('a code that was forgotten is not there after a reload', () => {
    const { tab, page } = left();
    page.signUp.logInCodeForgotten();
    page.pageLife.hide();
    const again = aPage(tab);
    again.keep.start();
    expect(again.signUp.logInCode).toBeNull();
    expect(tab.read('logInCode')).toBeNull();
  });

  it('[F71] what is saved may be anything', () => {
    const { tab } = left();
    const saved = JSON.parse(tab.read('logInCode') ?? '{}') as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(saved)), fc.jsonValue(), (key, value) => {
        tab.write('logInCode', JSON.stringify({ ...saved, [key]: value }));
        const page = aPage(tab);
        page.keep.start();
        const number = page.signUp.logInCode?.mobile.mobile ?? ASHA.mobile;
        expect(number).toMatch(/^[6-9]\d{9}$/);
      }),
    );
    for (const text of ['', '{', 'null', '[]', '7']) {
      tab.write('logInCode', text);
      const page = aPage(tab);
      page.keep.start();
      expect(page.signUp.logInCode).toBeNull();
    }
  });
});
