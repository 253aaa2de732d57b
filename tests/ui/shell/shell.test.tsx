import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '@/domain/shared/ids';
import { Shell } from '@/ui/layout/Shell';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { aSlipView, KEY, SLIP } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

async function at(path: string, given: FakeGiven = {}, state?: unknown) {
  const fake = fakePlayerApp(given);
  fake.storage.write('ui.ofAge', '18');
  const rendered = renderWithApp(<Shell />, fake, { path, state });
  await screen.findByRole('heading', { level: 1 });
  return { fake, ...rendered };
}

/** The first one: a part of the page may have a heading line of its own. */
/** The shell's own: a `header` inside a section is no banner to a browser, but it is to the library. */
const banners = () => screen.queryAllByRole('banner').filter((one) => one.closest('main') === null);
const header = () => banners()[0] ?? document.body;
const frame = () => ({
  header: banners().length > 0,
  footer: screen.queryByRole('contentinfo') !== null,
});

beforeEach(() => {
  document.title = '';
});

describe('what surrounds a page', () => {
  it.each([
    ['/', {}],
    ['/home', { user: PLAYER }],
  ] as const)('[HDR-06] announcements stand above the header of %s', async (path, given) => {
    const { fake } = await at(path, given);
    await waitFor(() => expect(banners()).toHaveLength(1));
    act(() => fake.brand.announcementsReplaced([{ id: '1', content: 'Tonight' }]));
    const bar = await screen.findByRole('region', { name: 'Announcements' });
    expect(bar.compareDocumentPosition(header()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(header().contains(bar)).toBe(false);
  });

  it.each([
    '/register',
    '/sign-in',
    '/verify-number',
    '/mobile-number',
    '/forgot-password',
    '/reset-password',
  ])('[NAV-04] %s has neither header nor footer', async (path) => {
    await at(path);
    expect(frame()).toEqual({ header: false, footer: false });
  });

  it.each(['/casino/roulette', '/casino/spribe/aviator', '/sportsbook2'])(
    '[NAV-04] %s has no footer',
    async (path) => {
      await at(path, { user: PLAYER });
      await waitFor(() => expect(frame()).toEqual({ header: true, footer: false }));
    },
  );

  it.each(['/terms', '/contactus', '/privacypolicy', '/responsiblegame', '/fairplay', '/gamesrule', '/'])(
    '[NAV-04] [NAV-09] %s has both, and a heading of its own',
    async (path) => {
      await at(path);
      expect(frame()).toEqual({ header: true, footer: true });
    },
  );

  it('[NAV-04] Betby shows both only when the player says so', async () => {
    await at('/betby', { user: PLAYER });
    expect(frame()).toEqual({ header: false, footer: false });
    await userEvent.click(screen.getByRole('button', { name: 'Show the header and footer', pressed: false }));
    await waitFor(() => expect(frame()).toEqual({ header: true, footer: true }));
  });

  it('[NAV-02] a common page has the header of whoever looks', async () => {
    const visitor = await at('/terms');
    expect(within(header()).getByRole('button', { name: 'Login' })).toBeTruthy();
    visitor.unmount();
    await at('/terms', { user: PLAYER });
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy();
  });
});

describe('where an address leads', () => {
  it('[NAV-02] a visitor on a protected page goes to the public default, and the log-in remembers the page', async () => {
    const { fake, address } = await at('/mybets');
    expect(address()).toBe('/');
    await userEvent.click(within(header()).getByRole('button', { name: 'Login' }));
    expect(fake.panel.returnTo).toBe('/mybets');
  });

  it('[NAV-02] the log-in opens by itself, with the whole address of the page', async () => {
    const { fake, address } = await at('/mybets?tab=settled&page=2');
    expect(address()).toBe('/');
    expect([fake.panel.panel, fake.panel.returnTo]).toEqual(['login', '/mybets?tab=settled&page=2']);
  });

  it('[SES-02] who logs out is asked nothing, and where they were is forgotten', async () => {
    const { fake } = await at('/kyc', { user: PLAYER });
    act(() => {
      fake.session.sessionClosed();
      history.replaceState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(fake.panel.panel).toBeNull();
    await userEvent.click(within(header()).getByRole('button', { name: 'Login' }));
    expect(fake.panel.returnTo).toBeNull();
  });

  it('[NAV-02] a player on a public page goes home', async () => {
    const { address } = await at('/sign-in', { user: PLAYER });
    expect(address()).toBe('/home');
  });

  it.each(['/nowhere', '/no/such/page', '/Ezugi2'])('[NAV-03] %s leads to /', async (path) => {
    const { address } = await at(path);
    expect(address()).toBe('/');
  });

  it.each([
    ['/mybetz', {}, '/'],
    ['/mybetz', { user: PLAYER }, '/home'],
  ] as const)(
    '[NAV-03] %s is said not to be there, with what sounds like it (%j)',
    async (path, given, to) => {
      const { address } = await at(path, given);
      expect(address()).toBe(to);
      const said = within(await screen.findByRole('region', { name: 'Page not found: /mybetz' }));
      expect(said.getByText('My Bets')).toBeTruthy();
      expect(said.getByRole('button', { name: /Search/ })).toBeTruthy();
    },
  );

  it('[NAV-03] a page that is only not for them is not called missing', async () => {
    await at('/mybets');
    expect(screen.queryByText(/Page not found/)).toBeNull();
  });

  it('[NAV-03] a known provider code is shown', async () => {
    const { address } = await at('/ezugi');
    expect(address()).toBe('/ezugi');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ezugi');
  });

  it('[NAV-07] when the brand is not Live everybody sees /maintenance, and leaves it when it is back', async () => {
    const { fake, address } = await at('/terms', {
      details: { status: { kind: 'notLive', word: 'maintenance' } },
    });
    expect(address()).toBe('/maintenance');
    expect(frame()).toEqual({ header: false, footer: false });
    await act(() => fake.scheduler.pass(30_000));
    expect(fake.asked('brand.reload')).toHaveLength(1);
    const { details } = fake.brand;
    act(() => details !== null && fake.brand.detailsReplaced({ ...details, status: { kind: 'live' } }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('[F87] a bet on its way is seen to its end before everybody sees /maintenance', async () => {
    const { fake, address } = await at('/terms');
    act(() => fake.betting.slipOpened(aSlipView()));
    act(() => fake.betting.placementMoved(SLIP, { state: 'submitting', key: KEY, sentAt: 0 }));
    const { details } = fake.brand;
    const status = { kind: 'notLive', word: 'maintenance' } as const;
    act(() => details !== null && fake.brand.detailsReplaced({ ...details, status }));
    expect(address()).toBe('/terms');
    act(() => fake.betting.placementMoved(SLIP, { state: 'editing' }));
    await waitFor(() => expect(address()).toBe('/maintenance'));
  });

  it('[AUTH-05] a move that a use case made just now is not overruled by a redirect', async () => {
    const { fake, address } = await at('/');
    act(() => {
      history.pushState({}, '', '/slots');
      fake.session.sessionOpened(token('t'), PLAYER, true);
    });
    expect(location.pathname).toBe('/slots');
    expect(address()).not.toBe('/home');
  });
});

describe('arriving on a page', () => {
  it('[NAV-05] scrolls to the top and shows a spinner until the page is there', async () => {
    const { fake } = await at('/home', { user: PLAYER });
    const scrolled = vi.spyOn(globalThis, 'scrollTo');
    const bonus = within(screen.getByRole('group', { name: 'Your account' })).getByRole('link', {
      name: 'Refer a friend',
    });
    scrolled.mockClear();
    await userEvent.click(bonus);
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(await screen.findByRole('heading', { name: 'Refer a friend' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(fake.asked('routing.pageVisited')).toEqual([['/home'], ['/referral']]);
  });

  it('[API-02] tells the pattern of the page, never what stands in it', async () => {
    const { fake } = await at('/bonus/b-17', { user: PLAYER });
    expect(fake.asked('routing.pageVisited')).toEqual([['/bonus/:id']]);
  });

  it('[NAV-08] [X02] the title is the page’s name and SEO_TITLE, tamed', async () => {
    await at('/terms', { details: { seoTitle: 'Testbet\u202e <b>x</b>\u0007' } });
    expect(document.title).toBe('Terms and Conditions – Testbet <b>x</b>');
  });

  it('[NAV-08] the title follows the page', async () => {
    await at('/home', { user: PLAYER });
    expect(document.title).toBe('Home – Testbet');
    await userEvent.click(screen.getByRole('link', { name: 'Fair Play' }));
    await waitFor(() => expect(document.title).toBe('Fair Play – Testbet'));
  });

  it('[HDR-05] an open panel closes on a new page', async () => {
    const { fake } = await at('/');
    await userEvent.click(within(header()).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
    act(() => {
      history.pushState({}, '', '/terms');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.panel.panel).toBeNull();
  });

  it('the skip link leads the keyboard to the page', async () => {
    await at('/');
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the page' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the panels as pages', () => {
  const NUMBER = { mobile: '9876543210', countryCode: '91' };

  it.each([
    ['/sign-in', 'Login'],
    ['/mobile-number', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
  ])('[AUTH-01] %s shows its panel in full', async (path, heading) => {
    await at(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['/verify-number', '/mobile-number'],
    ['/register', '/mobile-number'],
    ['/reset-password', '/forgot-password'],
  ])('[AUTH-01] %s without the step before it gives way to %s', async (path, before) => {
    const { address } = await at(path);
    await waitFor(() => expect(address()).toBe(before));
  });

  it('[AUTH-01] /register with a verified number shows the details', async () => {
    const fake = fakePlayerApp();
    fake.signUp.numberAccepted(NUMBER, 0);
    fake.signUp.numberVerified();
    const { address } = renderWithApp(<Shell />, fake, { path: '/register' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your details');
    expect(address()).toBe('/register');
  });
});
