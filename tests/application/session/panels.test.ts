import { describe, expect, it } from 'vitest';
import type { AuthPanel } from '@/domain/session/authPanels';
import { aCore } from '@tests/support/aCore';
import { authPanelPairs } from '@tests/support/mothers/authPanelPairs';
import { ASHA_IN, ASHAS_NUMBER } from '@tests/support/mothers/sessionMother';

function withPanels() {
  const core = aCore();
  return {
    ...core,
    open: core.openPanel,
    close: core.closePanel,
    move: core.movePanel,
  };
}

describe('OpenPanel', () => {
  it.each(authPanelPairs)('[AUTH-01] %s opens from any visitor page', (panel) => {
    const core = withPanels();
    core.navigator.currentPath = '/terms';
    core.signUp.numberAccepted(ASHAS_NUMBER, 0);
    core.signUp.numberVerified();
    core.signUp.recoveryCodeSent(ASHAS_NUMBER, 0);
    core.open(panel);
    expect(core.panels.panel).toBe(panel);
  });

  it.each<[AuthPanel, AuthPanel]>([
    ['register', 'mobileNumber'],
    ['verifyNumber', 'mobileNumber'],
    ['resetpassword', 'forgotpassword'],
  ])('[AUTH-01] %s without the step before it opens %s', (asked, shown) => {
    const core = withPanels();
    core.open(asked);
    expect(core.panels.panel).toBe(shown);
  });

  it('[HDR-01] [X12] a wish is kept when it is a path of ours', () => {
    const core = withPanels();
    core.open('login', { returnTo: '/casino/xpg' });
    expect(core.panels.returnTo).toBe('/casino/xpg');
    core.open('login', { returnTo: '//evil.example' });
    expect(core.panels.returnTo).toBeNull();
    core.open('login');
    expect(core.panels.returnTo).toBeNull();
  });

  it('[P23] a player has no panels', () => {
    const core = withPanels();
    core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    core.open('login');
    expect(core.panels.panel).toBeNull();
  });
});

describe('ClosePanel', () => {
  it('[AUTH-03] by hand: the callback of the parent is called once, when the panel is gone', () => {
    const core = withPanels();
    const seen: (AuthPanel | null)[] = [];
    core.open('login', { onClose: () => seen.push(core.panels.panel) });
    core.close();
    core.close();
    expect(seen).toEqual([null]);
  });

  it('[AUTH-03] without a callback it just closes', () => {
    const core = withPanels();
    core.open('login');
    core.close();
    expect(core.panels.panel).toBeNull();
  });

  it('[AUTH-03] a panel that closes because of a log-in calls nobody', () => {
    const core = withPanels();
    let called = 0;
    core.open('login', { onClose: () => (called += 1) });
    core.enter(ASHA_IN, { kind: 'server', text: 'Hello' });
    expect(core.panels.panel).toBeNull();
    expect(called).toBe(0);
  });
});

describe('MovePanel', () => {
  it.each<[AuthPanel, AuthPanel]>([
    ['login', 'mobileNumber'],
    ['login', 'forgotpassword'],
    ['register', 'login'],
    ['resetpassword', 'login'],
    ['mobileNumber', 'login'],
    ['verifyNumber', 'mobileNumber'],
  ])('[AUTH-02] a link leads from %s to %s', (from, to) => {
    const core = withPanels();
    core.panels.panelOpened(from, '/slots', null);
    core.move(to);
    expect(core.panels).toMatchObject({ panel: to, returnTo: '/slots' });
  });

  it.each<[AuthPanel, AuthPanel]>([
    ['login', 'register'],
    ['mobileNumber', 'register'],
    ['forgotpassword', 'resetpassword'],
    ['login', 'login'],
  ])('[AUTH-02] no link leads from %s to %s', (from, to) => {
    const core = withPanels();
    core.panels.panelOpened(from, null, null);
    core.move(to);
    expect(core.panels.panel).toBe(from);
  });

  it('[AUTH-01] on a page of its own the page changes', () => {
    const core = withPanels();
    core.navigator.currentPath = '/sign-in?from=sms';
    core.move('mobileNumber');
    expect(core.navigator.went).toEqual(['/mobile-number']);
  });

  it('[AUTH-02] where no panel is, there is no link', () => {
    const core = withPanels();
    core.move('login');
    core.steps.happened('numberVerified');
    expect(core.panels.panel).toBeNull();
    expect(core.navigator.went).toEqual([]);
  });

  it('[AUTH-02] an event that means nothing moves nothing', () => {
    const core = withPanels();
    core.navigator.currentPath = '/sign-in';
    core.steps.happened('numberVerified');
    expect(core.navigator.went).toEqual([]);
  });
});
