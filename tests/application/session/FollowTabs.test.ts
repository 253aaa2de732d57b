import { describe, expect, it } from 'vitest';
import { ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { FakeTabs } from '@tests/support/fakes/fakeDevices';
import { ASHA_IN, aWallet, logInForm, RAVI_IN } from '@tests/support/mothers/sessionMother';

/** Two tabs of one browser. */
function twoTabs(): [Core, Core] {
  const device = new FakeDeviceMemory();
  const tabs: [Core, Core] = [aCore(device), aCore(device)];
  FakeTabs.join(tabs[0].tabs, tabs[1].tabs);
  for (const tab of tabs) {
    tab.gateway.onLogIn.always(ok(ASHA_IN));
    tab.followTabs.start();
  }
  return tabs;
}

function alone(signedIn = true): Core {
  const core = aCore();
  core.followTabs.start();
  if (signedIn) core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
  return core;
}

describe('FollowTabs', () => {
  it('[SES-06] a log-in in one tab is followed by the other', async () => {
    const [here, there] = twoTabs();
    there.panels.panelOpened('login', null, null);
    await here.logIn(logInForm());
    expect(there.session).toMatchObject({ token: ASHA_IN.token, user: ASHA_IN.user });
    expect(there.feed.connections).toEqual([ASHA_IN.token]);
    expect(there.panels.panel).toBeNull();
    // The public page that it showed gives way by itself.
    expect(there.navigator.went).toEqual([]);
    expect(there.notifier.shown).toEqual([]);
  });

  it('[SES-06] [F63] a log-out in one tab is followed by the other at once, which tells the server nothing', async () => {
    const [here, there] = twoTabs();
    await here.logIn(logInForm());
    there.wallet.walletReplaced(aWallet(5));
    there.navigator.currentPath = '/mybets';
    await here.logOut();
    expect(there.session.signedIn).toBe(false);
    expect(there.wallet.wallet).toBeNull();
    expect(there.navigator.currentPath).toBe('/');
    expect(there.gateway.onSignOut.calls).toEqual([]);
    expect(there.tabs.sent).toEqual([]);
    expect(there.notifier.shown).toMatchObject([
      { type: 'info', message: { key: 'session.endedElsewhere' } },
    ]);
  });

  it('[F64] another identity replaces this one: nothing of the first stays', async () => {
    const [here, there] = twoTabs();
    await here.logIn(logInForm());
    there.wallet.walletReplaced(aWallet(5));
    there.navigator.currentPath = '/profile';
    const { epoch } = there.session;
    here.gateway.onLogIn.answer(ok(RAVI_IN));
    here.enter(RAVI_IN, { kind: 'server', text: 'Hello' });
    expect(there.session.token).toBe(RAVI_IN.token);
    expect(there.session.epoch).toBeGreaterThan(epoch);
    expect(there.wallet.wallet).toBeNull();
    expect(there.feed.connections).toEqual([ASHA_IN.token, RAVI_IN.token]);
    // The page before was of the first: going back does not lead there.
    expect(there.navigator.went).toEqual(['replace /home']);
    expect(there.device.timesForgotten).toBe(0);
  });

  it('[F64] the stored token is never taken away on the way to another identity', () => {
    const core = alone();
    const stored: unknown[] = [];
    let current = core.device.stored;
    Object.defineProperty(core.device, 'stored', {
      get: () => current,
      set: (value: typeof current) => {
        current = value;
        stored.push(value?.token ?? null);
      },
    });
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    expect(stored).toEqual([RAVI_IN.token]);
  });

  it('[F72] [F73] a token that was deleted from outside signs out', () => {
    for (const key of ['token', null]) {
      const core = alone();
      core.device.stored = null;
      core.store.external(key, null);
      expect(core.session.signedIn).toBe(false);
      expect(core.gateway.onSignOut.calls).toEqual([]);
    }
  });

  it('[F72] another token from outside is another identity', () => {
    const core = alone();
    core.device.stored = RAVI_IN;
    core.store.external('token', RAVI_IN.token);
    expect(core.session.token).toBe(RAVI_IN.token);
  });

  it('[F72] other keys are no matter of this', () => {
    const core = alone();
    core.device.stored = null;
    core.store.external('theme', 'dark');
    expect(core.session.signedIn).toBe(true);
  });

  it('[SES-06] the word of a log-out may come before the storage shows it', () => {
    const core = alone();
    core.tabs.hear({ kind: 'signedOut' });
    expect(core.session.signedIn).toBe(false);
  });

  it('[SES-06] the word of a log-out may come so late that somebody else is in', () => {
    const core = alone();
    core.device.stored = RAVI_IN;
    core.tabs.hear({ kind: 'signedOut' });
    expect(core.session.token).toBe(RAVI_IN.token);
  });

  it('[SES-06] a word about who is in already changes nothing', () => {
    const core = alone();
    const { epoch } = core.session;
    core.tabs.hear({ kind: 'signedIn' });
    core.store.external('token', ASHA_IN.token);
    expect(core.session.epoch).toBe(epoch);
    expect(core.navigator.went).toEqual([]);
  });

  it('[F69] a tab whose browser keeps nothing is on its own, but for a log-out', () => {
    const core = aCore();
    core.followTabs.start();
    core.device.keeps = false;
    core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    core.device.stored = null;
    core.tabs.hear({ kind: 'signedIn' });
    expect(core.session.signedIn).toBe(true);
    core.tabs.hear({ kind: 'signedOut' });
    expect(core.session.signedIn).toBe(false);
  });

  it('[SES-06] for visitors in both tabs nothing happens', () => {
    const core = alone(false);
    core.tabs.hear({ kind: 'signedOut' });
    core.store.external(null, null);
    expect(core.session.epoch).toBe(0);
    expect(core.navigator.went).toEqual([]);
    expect(core.notifier.shown).toEqual([]);
  });

  it('[SES-06] when it stops, it follows nobody', () => {
    const core = aCore();
    const stop = core.followTabs.start();
    stop();
    expect([core.tabs.listening, core.store.listening]).toEqual([0, 0]);
  });
});
