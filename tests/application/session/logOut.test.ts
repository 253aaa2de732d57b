import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { ok } from '@/domain/shared/Result';
import { rupees } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { someDetails } from '@tests/support/mothers/brandMother';
import {
  ASHA_IN,
  ASHAS_NUMBER,
  aWallet,
  logInForm,
  offline,
  RAVI_IN,
} from '@tests/support/mothers/sessionMother';

function signedIn(): Core {
  const core = aCore();
  core.gateway.onLogIn.always(ok(ASHA_IN));
  core.device.stored = ASHA_IN;
  core.feed.onRequestBalance.always(ok(aWallet(1500)));
  core.start();
  core.brand.detailsReplaced(someDetails());
  core.wallet.walletReplaced(aWallet(1500));
  core.exposure.exposureReplaced({
    total: rupees(500),
    rows: [{ matchId: matchId('m'), matchName: 'India v Australia', amount: rupees(500), bets: 1 }],
  });
  core.signUp.numberAccepted(ASHAS_NUMBER, 0);
  core.signUp.recoveryCodeSent(ASHAS_NUMBER, 0);
  core.notify(say('bet.settledWon'), 'success');
  core.navigator.currentPath = '/mybets';
  return core;
}

function expectClean(core: Core): void {
  expect(core.session).toMatchObject({ signedIn: false, token: null, user: null });
  expect(core.device.stored).toBeNull();
  expect(core.wallet.wallet).toBeNull();
  expect(core.exposure.exposure).toBeNull();
  expect(core.signUp).toMatchObject({ mobile: null, recoveryMobile: null });
  expect(core.device.timesForgotten).toBe(1);
  expect(core.feed.identity).toBeNull();
  expect(core.navigator.currentPath).toBe('/');
}

describe('LogOut', () => {
  it('[SES-02] [SES-01] clears what a session leaves, tells the server and the other tabs, and ends at /', async () => {
    const core = signedIn();
    const details = core.brand.details;
    await core.logOut();
    expectClean(core);
    expect(details).not.toBeNull();
    expect(core.brand.details).not.toBe(details);
    expect(core.notices.recent).toEqual([]);
    expect(core.gateway.onSignOut.calls).toEqual([[ASHA_IN.token]]);
    expect(core.tabs.sent).toEqual([{ kind: 'signedOut' }]);
    expect(core.navigator.went).toEqual(['replace /']);
    expect(core.feed.connections).toEqual([ASHA_IN.token, null]);
  });

  it('[SES-02] a sign-out that fails keeps nobody signed in', async () => {
    const core = signedIn();
    core.gateway.onSignOut.answer(offline);
    await core.logOut();
    expectClean(core);
    expect(core.notifier.words).not.toContain('wire.offline');
  });

  it('[SES-02] the device is clean before the server has answered', () => {
    const core = signedIn();
    core.gateway.onSignOut.gate.pause();
    void core.logOut();
    expectClean(core);
  });

  it('[P23] parallel log-outs are one', async () => {
    const core = signedIn();
    core.gateway.onSignOut.gate.pause();
    const both = [core.logOut(), core.logOut()];
    core.gateway.onSignOut.gate.resume();
    await Promise.all(both);
    expect(core.gateway.onSignOut.calls).toHaveLength(1);
    expectClean(core);
  });

  it('[P23] who signs in while the last sign-out is still on its way can sign out again', async () => {
    const core = signedIn();
    core.gateway.onSignOut.gate.pause();
    void core.logOut();
    core.gateway.onLogIn.answer(ok(RAVI_IN));
    await core.logIn(logInForm());
    void core.logOut();
    expect(core.session.signedIn).toBe(false);
    expect(core.gateway.onSignOut.calls).toEqual([[ASHA_IN.token], [RAVI_IN.token]]);
  });

  it('[P23] a visitor has nothing to log out of', async () => {
    const core = aCore();
    await core.logOut();
    expect(core.gateway.requests).toBe(0);
    expect(core.session.epoch).toBe(0);
    expect(core.navigator.went).toEqual([]);
  });
});

describe('forced log-out', () => {
  it('[F11] [SES-03] five parallel 401s make one log-out with one toast', async () => {
    const core = signedIn();
    core.notifier.shown.length = 0;
    for (let count = 0; count < 5; count += 1) core.sessionEnded(ASHA_IN.token);
    await core.scheduler.pass(0);
    expectClean(core);
    expect(core.gateway.onSignOut.calls).toHaveLength(1);
    expect(core.notifier.shown).toMatchObject([{ type: 'error', message: say('session.ended') }]);
    expect(core.navigator.went).toEqual(['replace /']);
  });

  it('[F17] [SES-03] a late 401 of an older session signs nobody out', () => {
    const core = signedIn();
    core.sessionEnded(RAVI_IN.token);
    expect(core.session.token).toBe(ASHA_IN.token);
  });

  it('[SES-04] a session_check that failed ends the session', async () => {
    const core = signedIn();
    core.feed.onCheckSession.answer(ok('failed'));
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    await core.scheduler.pass(0);
    expectClean(core);
    expect(core.notifier.words.at(-1)).toBe('session.ended');
  });

  it.each([
    [
      'Your account was signed in elsewhere',
      { kind: 'server', text: 'Your account was signed in elsewhere' },
    ],
    ['', say('session.refused')],
  ])(
    '[SES-05] [F51] a refused session (%j) is told and ends; the next log-in connects with its own token',
    async (words, message) => {
      const core = signedIn();
      core.notifier.shown.length = 0;
      core.feed.tell((listener) => listener.sessionRefused?.(words));
      expectClean(core);
      expect(core.notifier.shown).toMatchObject([{ type: 'error', message }]);
      core.gateway.onLogIn.answer(ok(RAVI_IN));
      await core.logIn(logInForm());
      expect(core.feed.identity).toBe(RAVI_IN.token);
    },
  );

  it('[SES-05] a visitor’s refused socket ends nothing', () => {
    const core = aCore();
    core.start();
    core.feed.tell((listener) => listener.sessionRefused?.('No'));
    expect(core.notifier.shown).toEqual([]);
  });

  it('[P23] whatever ends it, and all at once, the end is the same clean state', async () => {
    const core = signedIn();
    core.feed.onCheckSession.answer(ok('failed'));
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    core.sessionEnded(ASHA_IN.token);
    core.feed.tell((listener) => listener.sessionRefused?.('Gone'));
    void core.logOut();
    core.tabs.hear({ kind: 'signedOut' });
    await core.scheduler.pass(0);
    expectClean(core);
    expect(core.gateway.onSignOut.calls).toHaveLength(1);
    expect(core.tabs.sent).toEqual([{ kind: 'signedOut' }]);
  });
});
