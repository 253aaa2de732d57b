import { describe, expect, it } from 'vitest';
import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { say } from '@/domain/shared/Message';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import {
  ASHA,
  ASHA_IN,
  aWallet,
  coolDown,
  logInForm,
  RAVI_IN,
  refused,
} from '@tests/support/mothers/sessionMother';

describe('LogIn', () => {
  it.each([
    ['', '', { username: say('login.usernameEmpty'), password: say('login.passwordEmpty') }],
    ['  ', 'x', { username: say('login.usernameEmpty') }],
    ['asha', '', { password: say('login.passwordEmpty') }],
  ])('[AUTH-04] no request leaves with username %j and password %j', async (username, password, fields) => {
    const core = aCore();
    const answer = await core.logIn(logInForm({ username, password }));
    expect(answer).toEqual(fail({ fields, message: null }));
    expect(core.gateway.requests).toBe(0);
    expect(core.notifier.shown).toEqual([]);
  });

  it('[AUTH-05] success stores token and user, connects as that player, toasts and lands on /home', async () => {
    const core = aCore();
    core.panels.panelOpened('login', null, null);
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    const answer = await core.logIn(logInForm({ username: ' asha ', password: ' Mon 🏏 2026 ' }));

    expect(answer).toEqual(ok());
    expect(core.gateway.onLogIn.calls).toEqual([['asha', ' Mon 🏏 2026 ']]);
    expect(core.session).toMatchObject({
      signedIn: true,
      user: ASHA,
      token: ASHA_IN.token,
      savedOnDevice: true,
    });
    expect(core.device.stored).toEqual({ token: ASHA_IN.token, user: ASHA });
    expect(core.feed.connections).toEqual([ASHA_IN.token]);
    expect(core.panels.panel).toBeNull();
    expect(core.navigator.went).toEqual(['/home']);
    expect(core.tabs.sent).toEqual([{ kind: 'signedIn' }]);
    expect(core.notifier.shown).toMatchObject([
      { type: 'success', message: say('login.success'), closesAfterMs: LOG_IN_CLOSES_AFTER_MS },
    ]);
  });

  it.each([
    ['TIME_OUT', true],
    ['SELF_EXCLUDED', true],
    ['WRONG_CREDENTIALS', undefined],
    [undefined, undefined],
  ])('a refusal with the code %s says whether the player takes a break: %s', async (code, onBreak) => {
    const core = aCore();
    core.gateway.onLogIn.answer(refused('Until tomorrow.', code));
    const answer = await core.logIn(logInForm());
    expect(answer).toEqual(
      fail({ fields: {}, message: { kind: 'server', text: 'Until tomorrow.' }, ...(onBreak && { onBreak }) }),
    );
  });

  it('a refusal for a break stands in the form alone: no toast lies over it, old ones leave', async () => {
    const core = aCore();
    core.gateway.onLogIn.answer(refused('Wrong password.', 'WRONG_CREDENTIALS'));
    await core.logIn(logInForm());
    core.gateway.onLogIn.answer(refused('Until tomorrow.', 'TIME_OUT'));
    await core.logIn(logInForm());
    expect(core.notifier.words).toEqual(['Wrong password.']);
    expect(core.notifier.dismissed).toEqual(core.notifier.shown.map(({ id }) => id));
  });

  it('[AUTH-05] [WAL-02] the balance is fetched over the new connection', async () => {
    const core = aCore();
    core.start();
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    core.feed.onRequestBalance.answer(ok(aWallet(1500)));
    await core.logIn(logInForm());
    expect(core.wallet.wallet).toBeNull();
    core.feed.become('connected');
    await core.scheduler.pass(0);
    expect(core.wallet.wallet).toEqual(aWallet(1500));
  });

  it.each<[string, Failure, unknown]>([
    ['an error flag without words', { kind: 'refused', sent: true }, say('login.failed')],
    [
      "the server's words",
      { kind: 'refused', sent: true, message: 'Account locked' },
      { kind: 'server', text: 'Account locked' },
    ],
    [
      'a 401',
      { kind: 'unauthorised', sent: true, ended: false, message: 'Wrong password' },
      { kind: 'server', text: 'Wrong password' },
    ],
    ['a captive portal', { kind: 'unexpected', sent: true }, say('wire.unexpectedReply')],
    ['no network', { kind: 'offline', sent: false }, say('wire.offline')],
    ['a time-out', { kind: 'timedOut', sent: true }, say('wire.timedOut')],
    ['a 502', { kind: 'server', sent: true }, say('wire.serverTrouble')],
  ])(
    '[AUTH-06] [F07] [F08] [F15] the form says why it was %s, and nobody is signed in',
    async (_what, failure, message) => {
      const core = aCore();
      core.panels.panelOpened('login', null, null);
      core.gateway.onLogIn.answer(fail(failure));
      expect(await core.logIn(logInForm())).toEqual(fail({ fields: {}, message }));
      expect(core.notifier.shown).toMatchObject([{ type: 'error' }]);
      expect(core.session.signedIn).toBe(false);
      expect(core.device.stored).toBeNull();
      expect(core.panels.panel).toBe('login');
    },
  );

  it('[F14] too many tries say how long to wait', async () => {
    const core = aCore();
    core.gateway.onLogIn.answer(coolDown(30));
    expect(await core.logIn(logInForm())).toEqual(
      fail({ fields: {}, message: say('wire.coolDown', { seconds: 30 }), waitSeconds: 30 }),
    );
  });

  it('[F05] a caller that gave up is told nothing', async () => {
    const core = aCore();
    core.gateway.onLogIn.answer(fail({ kind: 'aborted', sent: true }));
    expect(await core.logIn(logInForm())).toEqual(fail({ fields: {}, message: null }));
    expect(core.notifier.shown).toEqual([]);
  });

  it('[AUTH-19] a second press while one runs sends nothing and gets the same answer', async () => {
    const core = aCore();
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    core.gateway.onLogIn.gate.pause();
    const presses = [core.logIn(logInForm()), core.logIn(logInForm())];
    await core.scheduler.pass(0);
    expect(core.gateway.onLogIn.calls).toHaveLength(1);
    core.gateway.onLogIn.gate.resume();
    expect(await Promise.all(presses)).toEqual([ok(), ok()]);
    expect(core.feed.connections).toEqual([ASHA_IN.token]);
  });

  it('[AUTH-05] remember-me keeps the username alone, and forgets it when it is off', async () => {
    const core = aCore();
    core.gateway.onLogIn.always(ok(ASHA_IN));
    expect(core.remembered.read()).toBe('');
    await core.logIn(logInForm({ username: ' asha ', remember: true }));
    expect(core.remembered.read()).toBe('asha');
    expect([...core.store.saved.values()].join()).not.toContain('Monsoon');
    await core.logOut();
    expect(core.remembered.read()).toBe('asha');
    await core.logIn(logInForm({ remember: false }));
    expect(core.remembered.read()).toBe('');
  });

  it('[AUTH-05] a remembered name of any length is shown short', () => {
    const core = aCore();
    core.remembered.keep('x'.repeat(5000));
    expect(core.remembered.read()).toHaveLength(64);
  });

  it('[HDR-01] who wanted to go somewhere lands there', async () => {
    const core = aCore();
    core.panels.panelOpened('login', '/casino/spribe/aviator', null);
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    await core.logIn(logInForm());
    expect(core.navigator.went).toEqual(['/casino/spribe/aviator']);
  });

  it.each([['//evil.example'], ['/sign-in'], ['/nobody'], ['/maintenance'], ['/a/b/c']])(
    '[X12] the wish %s is none: home',
    async (returnTo) => {
      const core = aCore();
      core.panels.panelOpened('login', returnTo, null);
      core.gateway.onLogIn.answer(ok(ASHA_IN));
      await core.logIn(logInForm());
      expect(core.navigator.went).toEqual(['/home']);
    },
  );

  it('[F69] a browser that keeps nothing is named', async () => {
    const core = aCore();
    core.device.keeps = false;
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    await core.logIn(logInForm());
    expect(core.session.savedOnDevice).toBe(false);
    expect(core.notifier.words).toEqual(['login.success', 'session.notStored']);
  });

  it('[F17] a reply that another tab has overtaken is dropped, and its session given back', async () => {
    const core = aCore();
    core.followTabs.start();
    core.gateway.onLogIn.answer(ok(ASHA_IN));
    core.gateway.onLogIn.gate.pause();
    const answer = core.logIn(logInForm());
    core.device.stored = RAVI_IN;
    core.tabs.hear({ kind: 'signedIn' });
    core.gateway.onLogIn.gate.resume();
    expect(await answer).toEqual(fail({ fields: {}, message: null }));
    expect(core.session.token).toBe(RAVI_IN.token);
    expect(core.gateway.onSignOut.calls).toEqual([[ASHA_IN.token]]);
    expect(core.notifier.shown).toEqual([]);
  });

  it('[F17] a failure that another tab has overtaken is dropped as well', async () => {
    const core = aCore();
    core.followTabs.start();
    core.gateway.onLogIn.answer(refused('No'));
    core.gateway.onLogIn.gate.pause();
    const answer = core.logIn(logInForm());
    core.device.stored = RAVI_IN;
    core.tabs.hear({ kind: 'signedIn' });
    core.gateway.onLogIn.gate.resume();
    await answer;
    expect(core.gateway.onSignOut.calls).toEqual([]);
    expect(core.notifier.shown).toEqual([]);
  });
});
