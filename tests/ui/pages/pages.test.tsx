import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import { forEachCapability } from '@/application/ports/device/Capabilities';
import type { Banner } from '@/domain/brand/AppDetails';
import { BannerCarousel } from '@/ui/brand/BannerCarousel';
import { ContactPage } from '@/ui/content/ContactPage';
import { TermsPage } from '@/ui/content/TermsPage';
import { HomePage } from '@/ui/pages/HomePage';
import { LandingPage } from '@/ui/pages/LandingPage';
import { MaintenancePage } from '@/ui/pages/MaintenancePage';
import { TrustLines } from '@/ui/pages/TrustLines';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const SHEET = readFileSync('src/ui/brand/Banner.module.css', 'utf8');
const banner = (over: Partial<Banner>): Banner => ({
  id: 'b',
  title: 'Title',
  text: '',
  imageUrl: '',
  href: '',
  order: 1,
  ...over,
});
beforeEach(() => OnScreen.everything());

describe('the landing page', () => {
  it('[CASINO-01] [HDR-01] [NAV-10] every group of the lobby opens the log-in and is remembered', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<LandingPage />, fake);
    const rail = within(await screen.findByRole('region', { name: 'Live casino' }));
    expect(rail.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.click(rail.getByRole('button', { name: /Teen Patti/ }));
    expect([fake.panel.panel, fake.panel.returnTo]).toEqual(['login', '/casino/teenpatti']);
  });

  it('Create account begins with the mobile number', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<LandingPage />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(fake.panel.panel).toBe('mobileNumber');
  });

  it('stands without banners too', () => {
    renderWithApp(<LandingPage />, fakePlayerApp());
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Offers and news' })).toBeNull();
  });
});

describe('what a visitor is promised', () => {
  const FIRST = 'You see it first';
  const ONCE = 'Once, or not at all';
  const FAIR = 'Rounds you can check';
  const LIMITS = 'You set the limits';
  const none = forEachCapability(() => false);

  it.each<[string, Partial<AppConfig>, string[]]>([
    ['a sandbox', { capabilities: forEachCapability(() => true) }, [FIRST, ONCE, FAIR, LIMITS]],
    ['a backend of the specification alone', { backend: 'remote', capabilities: none }, [FIRST]],
    ['one that knows keys', { backend: 'remote', capabilities: { ...none, betKeys: true } }, [FIRST, ONCE]],
    ['one with limits', { backend: 'remote', capabilities: { ...none, playSafe: true } }, [FIRST, LIMITS]],
    ['one with games', { backend: 'remote', capabilities: { ...none, casinoCatalogue: true } }, [FIRST]],
  ])('%s: what it does, and nothing else', (_name, config, lines) => {
    renderWithApp(<TrustLines />, fakePlayerApp({ config }));
    const list = screen.getByRole('list', { name: 'What you can count on' });
    const said = within(list)
      .getAllByRole('listitem')
      .map((line) => line.querySelector('b')?.textContent);
    expect(said).toEqual(lines);
  });
});

describe('the home page', () => {
  it('[X05] greets by name, by username where there is none, by the id where there is neither', () => {
    for (const [user, greeting] of [
      [PLAYER, 'Hello Asha'],
      [{ ...PLAYER, name: '\u202e ' }, 'Hello asha'],
      [{ ...PLAYER, name: '', username: '' }, 'Hello U1001'],
    ] as const) {
      const { unmount } = renderWithApp(<HomePage />, fakePlayerApp({ user }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting);
      unmount();
    }
  });
});

describe('banners', () => {
  it.each([
    ['the landing page', LandingPage, {}],
    ['the lobby', HomePage, { user: PLAYER }],
  ] as const)('[BRAND-02] stand on %s', async (_, Page, given) => {
    const fake = fakePlayerApp(given);
    fake.brand.bannersReplaced([banner({ id: '1', title: 'First' }), banner({ id: '2', title: 'Second' })]);
    renderWithApp(<Page />, fake);
    const list = within(await screen.findByRole('region', { name: 'Offers and news' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['First', 'Second']);
  });

  it('[BRAND-02] [X01] stand in the order they came in, their words as text', () => {
    const fake = fakePlayerApp();
    const words = '<img src=x onerror=alert(1)>';
    fake.brand.bannersReplaced([banner({ id: '1', title: words }), banner({ id: '2', title: 'Second' })]);
    const { container } = renderWithApp(<BannerCarousel />, fake);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([words, 'Second']);
    expect(container.querySelector('img[src="x"], [onerror]')).toBeNull();
  });

  it('[X11] [X12] a picture or a target from elsewhere is not taken', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.brand.bannersReplaced([banner({ imageUrl: 'javascript:alert(1)', href: '//evil.example' })]);
    const { container } = renderWithApp(<BannerCarousel />, fake);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [{ href: '/spmsports/cricket' }, 'cricket'],
    [{ href: '/exchange/Soccer', title: 'More than cricket' }, 'soccer'],
    [{ title: 'Prices that move with every serve' }, 'serve'],
    [{ href: '/casino/ezugi', title: 'Teen Patti' }, 'casino'],
    [{ href: '/spmsports/live', title: 'Live right now' }, null],
    [{ title: 'Five overs a side' }, 'overs'],
  ])('without a picture %j is drawn as what stands for %s', (given, of) => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.brand.bannersReplaced([banner({ href: '', title: 'Offer', ...given })]);
    const { container } = renderWithApp(<BannerCarousel />, fake);
    const drawn = container.querySelector('li span');
    expect(drawn?.getAttribute('data-of')).toBe(of);
    if (of !== null) expect(SHEET).toMatch(new RegExp(`data-of='${of}`));
  });

  it('[BRAND-02] a picture of ours is shown, and gives way to drawn art when it does not load', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.brand.bannersReplaced([banner({ imageUrl: '/banners/1.png', href: '/spmsports/live' })]);
    const { container } = renderWithApp(<BannerCarousel />, fake);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      /^http:\/\/localhost.*\/banners\/1\.png$/,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/spmsports/live');
    act(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('maintenance', () => {
  const down = (word: string) => fakePlayerApp({ details: { status: { kind: 'notLive', word } } });

  it('[NAV-07] says which kind it is, and asks again at once when told to', async () => {
    const fake = down('suspended');
    renderWithApp(<MaintenancePage />, fake);
    expect(screen.getByRole('heading').textContent).toBe('The site is suspended');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('brand.reload')).toHaveLength(1);
  });

  it('[NAV-07] asks every 30 s, and no more once it is left', async () => {
    const fake = down('maintenance');
    const { unmount } = renderWithApp(<MaintenancePage />, fake);
    expect(screen.getByRole('status').textContent).toBe('Last checked at 17:30');
    await act(() => fake.scheduler.pass(60_000));
    expect(fake.asked('brand.reload')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Last checked at 17:31');
    unmount();
    expect(fake.scheduler.timersLeft).toBe(0);
  });
});

describe('information', () => {
  it('[NAV-09] a legal text says that it is a template, and its contents lead to its sections', () => {
    const { container } = renderWithApp(<TermsPage />, fakePlayerApp());
    expect(screen.getByText(/This is a template/)).toBeTruthy();
    const anchors = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
    expect(anchors.length).toBeGreaterThan(4);
    for (const anchor of anchors) expect(container.querySelector(anchor)).not.toBeNull();
  });

  it('[NAV-09] the contact page lists what is set, and says so when nothing is', () => {
    const first = renderWithApp(
      <ContactPage />,
      fakePlayerApp({ details: { phone: '9876543210', telegram: 'https://t.me/x' } }),
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      'https://t.me/x',
      'tel:9876543210',
    ]);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    first.unmount();
    renderWithApp(<ContactPage />, fakePlayerApp());
    expect(screen.getByText('No contact details have been added yet.')).toBeTruthy();
  });
});
