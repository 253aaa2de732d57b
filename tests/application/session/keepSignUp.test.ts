import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSignUpStep } from '@/application/session/decodeSignUpStep';
import { KeepSignUp } from '@/application/session/KeepSignUp';
import { openPanel } from '@/application/session/openPanel';
import { OtpWaits } from '@/application/session/OtpWaits';
import type { AuthPanel } from '@/domain/session/authPanels';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualClock } from '@/adapters/node/ManualClock';
import { someDetails } from '@tests/support/mothers/brandMother';
import { ASHA_IN, ASHAS_NUMBER } from '@tests/support/mothers/sessionMother';
import { authPanelStore, brandStore, sessionStore, signUpStore } from '@tests/support/stores';

/** One page of one tab; the stored number comes from where all tabs keep it. */
function aPage(
  tab: MapKeyValueStore,
  clock = new ManualClock(),
  number = ASHAS_NUMBER as typeof ASHAS_NUMBER | null,
) {
  const [signUp, panels, pageLife] = [signUpStore(), authPanelStore(), new FakePageLife()];
  const [session, brand] = [sessionStore(new FakeDeviceMemory()), brandStore()];
  signUp.mobile = number;
  brand.detailsReplaced(someDetails({ otp: 'required' }));
  const waits = new OtpWaits(clock);
  const open = openPanel({ authPanel: panels, session, signUp, brand });
  const keep = new KeepSignUp({ sessionStore: tab, signUp, authPanel: panels, pageLife, clock }, open, waits);
  return { signUp, panels, pageLife, session, brand, waits, clock, keep };
}

/** A page whose code was sent `ago` milliseconds before it goes away. */
function leftPage(
  panel: AuthPanel | null,
  { ago = 10_000, verified = false, returnTo = null as string | null } = {},
) {
  const tab = new MapKeyValueStore();
  const page = aPage(tab);
  page.keep.start();
  if (panel !== null) page.panels.panelOpened(panel, returnTo, null);
  page.signUp.numberAccepted(ASHAS_NUMBER, page.waits.codeSent('signUp', ASHAS_NUMBER));
  if (verified) page.signUp.numberVerified();
  page.clock.advance(ago);
  page.pageLife.hide();
  return { tab, page };
}

/** The page anew: another monotonic clock, the wall clock `later` milliseconds on. */
function reload(tab: MapKeyValueStore, before: ManualClock, later = 2_000) {
  const clock = new ManualClock();
  clock.advance(50);
  clock.jump(before.now() + later - clock.now());
  const page = aPage(tab, clock);
  page.keep.start();
  return page;
}

describe('a sign-up and a reload', () => {
  it('[AUTH-12] [F67] at the code it goes on at the code, and another code waits as long as before', () => {
    const { tab, page } = leftPage('mobileNumber');
    const again = reload(tab, page.clock);
    expect(again.panels.panel).toBe('mobileNumber');
    expect(again.signUp).toMatchObject({ mobile: ASHAS_NUMBER, verified: false });
    expect((again.signUp.resendAt ?? 0) - again.clock.monotonic()).toBe(18_000);
    expect(again.waits.secondsLeft('signUp', ASHAS_NUMBER)).toBe(18);
  });

  it('[F67] the second code counts as the second', () => {
    const { tab, page } = leftPage('mobileNumber', { ago: 40_000 });
    const again = reload(tab, page.clock);
    expect(again.waits.secondsLeft('signUp', ASHAS_NUMBER)).toBe(0);
    const openAt = again.waits.codeSent('signUp', ASHAS_NUMBER);
    expect(openAt - again.clock.monotonic()).toBe(60_000);
  });

  it('[AUTH-13] a number that was proved stays proved, and its panel is open with its wish', () => {
    const { tab, page } = leftPage('register', { verified: true, returnTo: '/mybets' });
    const again = reload(tab, page.clock);
    expect(again.panels).toMatchObject({ panel: 'register', returnTo: '/mybets' });
    expect(again.signUp.verified).toBe(true);
  });

  it('[X22] a forged proof opens the form, which the server judges; a forged panel or wish is nothing', () => {
    const { tab, page } = leftPage('mobileNumber');
    const saved = JSON.parse(tab.read('signUpStep') ?? '{}') as object;
    tab.write('signUpStep', JSON.stringify({ ...saved, panel: 'resetpassword', returnTo: '//evil.example' }));
    expect(reload(tab, page.clock).panels.panel).toBeNull();
    tab.write('signUpStep', JSON.stringify({ ...saved, returnTo: '//evil.example' }));
    expect(reload(tab, page.clock).panels).toMatchObject({ panel: 'mobileNumber', returnTo: null });
  });

  it('[AUTH-01] a step that was a page of its own opens no panel over it', () => {
    const { tab, page } = leftPage(null);
    const again = reload(tab, page.clock);
    expect(again.panels.panel).toBeNull();
    expect(again.signUp.resendAt).not.toBeNull();
  });

  it.each([
    ['a day ahead', 86_400_000, 0],
    ['a day back', -86_400_000, 120],
  ])(
    '[F83] a wall clock that is set %s neither locks for longer than the longest wait',
    (_what, later, seconds) => {
      const { tab, page } = leftPage('mobileNumber');
      expect(reload(tab, page.clock, later).waits.secondsLeft('signUp', ASHAS_NUMBER)).toBe(seconds);
    },
  );

  it('[AUTH-14] what was typed of the details comes back, also where no code is asked for', () => {
    const typed = { name: 'Asha', username: 'asha22', referralCode: 'FRIEND' };
    const tab = new MapKeyValueStore();
    const page = aPage(tab);
    page.keep.start();
    page.signUp.detailsTyped({ name: 'Ash' });
    page.signUp.detailsTyped(typed);
    page.pageLife.hide();
    const again = reload(tab, page.clock);
    expect(again.signUp).toMatchObject({ details: typed, resendAt: null });
    again.signUp.detailsForgotten();
    again.pageLife.hide();
    expect(tab.read('signUpStep')).toBeNull();
  });

  it.each([
    ['without a number', null],
    ['for another number', { mobile: '9123456780', countryCode: '91' }],
  ])('[AUTH-11] %s nothing is taken up: a registration or another tab has ended it', (_what, number) => {
    const { tab } = leftPage('mobileNumber');
    const again = aPage(tab, new ManualClock(), number);
    again.keep.start();
    expect(again.panels.panel).toBeNull();
    expect(again.signUp.resendAt).toBeNull();
  });

  it('[NAV-02] who is signed in by then sees no panel', () => {
    const { tab } = leftPage('mobileNumber');
    const again = aPage(tab);
    again.session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
    again.keep.start();
    expect(again.panels.panel).toBeNull();
  });

  it('[AUTH-11] a number that is changed, or a sign-up that is done, is not kept', () => {
    const { tab, page } = leftPage('mobileNumber');
    expect(tab.read('signUpStep')).not.toBeNull();
    page.signUp.numberForgotten();
    page.pageLife.hide();
    expect(tab.read('signUpStep')).toBeNull();
  });

  it('[F71] whatever stands under the key, the page starts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const tab = new MapKeyValueStore();
        if (text !== null) tab.write('signUpStep', text);
        const page = aPage(tab);
        page.keep.start();
        expect(page.panels.panel).toBeNull();
        expect(decodeSignUpStep(text)).toBeNull();
      }),
    );
  });
});
