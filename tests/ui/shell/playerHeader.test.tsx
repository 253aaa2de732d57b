import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '@/domain/shared/Money';
import { betKey } from '@/domain/shared/ids';
import { PlayerHeader } from '@/ui/layout/header/PlayerHeader';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aSlipView } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const TARGETS = [
  ['Sports', '/spmsports/cricket'],
  ['Exchange', '/exchange/Cricket'],
  ['Inplay', '/spmsports/live'],
  ['Aviator', '/casino/spribe/aviator'],
  ['Ezugi', '/casino/ezugi'],
  ['Evolution', '/casino/evolution'],
  ['Slots', '/slots'],
  ['XPG', '/casino/xpg'],
  ['Vivo', '/casino/vivo'],
  ['Qtech', '/casino/qtech'],
  ['Supernowa', '/casino/supernowa'],
] as const;

function show() {
  const fake = fakePlayerApp({ user: PLAYER });
  return { fake, ...renderWithApp(<PlayerHeader />, fake, { path: '/home' }) };
}

describe('the player’s header', () => {
  it('[HDR-02] logo to /home, 12 items with their targets; Promotions has none, and says so', () => {
    show();
    expect(screen.getByRole('link', { name: 'Testbet to your home page' }).getAttribute('href')).toBe(
      '/home',
    );
    const strip = within(screen.getByRole('navigation', { name: 'Sports and games' }));
    const links = strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([...TARGETS, ['Promotions none yet', null]]);
    expect(strip.getByText('Promotions', { exact: false }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[HDR-02] [WAL-01] shows the balance grouped the Indian way with INR, and follows it', () => {
    const { fake } = show();
    act(() =>
      fake.wallet.walletReplaced({ balance: rupees(200), cash: paise(12_345_650), coins: rupees(40) }),
    );
    expect(screen.getByTestId('balance').textContent).toBe('1,23,456.50 INR');
    act(() => fake.wallet.walletReplaced({ balance: rupees(0), cash: rupees(0), coins: rupees(0) }));
    expect(screen.getByTestId('balance').textContent).toBe('0.00 INR');
  });

  it('[WAL-01] before the server has told it shows no figure at all', () => {
    show();
    expect(screen.getByTestId('balance').textContent).toBe('');
  });

  it('[HDR-03] the profile menu greets by mstruserid and holds the specification’s items in order', () => {
    show();
    const menu = within(screen.getByRole('group', { name: 'Your account' }));
    expect(menu.getByText('Hello U1001')).toBeTruthy();
    expect(menu.getByText('Asha')).toBeTruthy();
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Deposit', '/gatewaylist'],
      ['Withdraw', '/withdraw'],
      ['My Bets', '/mybets'],
      ['Bonus', '/bonus'],
      ['Referral', '/referral'],
      ['Account Statement', '/cashier'],
      ['Responsible play', '/responsiblegame'],
    ]);
  });

  it('[HDR-03] Sign Out signs out at once', async () => {
    const { fake } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(fake.asked('session.logOut')).toHaveLength(1);
  });

  it('[HDR-03] while a bet is on its way Sign Out asks first', async () => {
    const { fake } = show();
    act(() =>
      fake.betting.slipOpened(
        aSlipView({ placement: { state: 'unknown', key: betKey('k'), sentAt: 0, overdue: false } }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    const question = within(screen.getByRole('dialog', { name: 'A bet is being placed' }));
    expect(fake.asked('session.logOut')).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }));
    expect(fake.asked('session.logOut')).toHaveLength(1);
  });
});

describe('the drawer', () => {
  async function openDrawer(details = {}) {
    const fake = fakePlayerApp({ user: PLAYER, details });
    fake.wallet.walletReplaced({ balance: rupees(150), cash: rupees(100), coins: rupees(50) });
    const rendered = renderWithApp(<PlayerHeader />, fake, { path: '/home' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return { ...rendered, fake, drawer: within(screen.getByRole('dialog', { name: 'Menu' })) };
  }

  it('[HDR-04] shows Main Balance, Bonus, Withdraw and Deposit, and repeats both menus', async () => {
    const { drawer } = await openDrawer();
    const wallet = drawer.getByRole('region', { name: 'Your money' });
    expect(wallet.textContent).toBe('Main Balance100.00 INRBonus50WithdrawDeposit');
    expect(within(wallet).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
    expect(within(wallet).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/gatewaylist');
    for (const [name, path] of TARGETS)
      expect(drawer.getByRole('link', { name }).getAttribute('href')).toBe(path);
    expect(drawer.getByRole('link', { name: 'Account Statement' }).getAttribute('href')).toBe('/cashier');
    expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it('[HDR-04] [X14] Telegram and WhatsApp lead out when configured', async () => {
    const { drawer } = await openDrawer({ telegram: 'https://t.me/brand', whatsApp: '+91 98765-43210' });
    expect(drawer.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe('https://t.me/brand');
    const whatsApp = drawer.getByRole('link', { name: 'WhatsApp' });
    expect(whatsApp.getAttribute('href')).toBe('https://wa.me/919876543210');
    expect(whatsApp.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('[HDR-04] [X11] [X14] they are inert when absent or not safe', async () => {
    const { drawer } = await openDrawer({
      telegram: 'javascript:alert(1)',
      whatsApp: '919876543210?text=hi',
    });
    for (const name of ['Telegram', 'WhatsApp']) {
      const link = drawer.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    }
  });

  it('[HDR-05] closes on a change of route', async () => {
    const { drawer, address } = await openDrawer();
    await userEvent.click(drawer.getByRole('link', { name: 'Bonus' }));
    expect(address()).toBe('/bonus');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('[HDR-05] closes by its button and gives the focus back to the toggle', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });
});
