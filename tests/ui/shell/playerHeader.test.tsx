import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '@/domain/shared/Money';
import { betKey } from '@/domain/shared/ids';
import { PlayerHeader } from '@/ui/layout/header/PlayerHeader';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { quietSandbox } from '@tests/support/fakes/quietSandbox';
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

function show(given: Parameters<typeof fakePlayerApp>[0] = {}) {
  const fake = fakePlayerApp({ user: PLAYER, ...given });
  return { fake, ...renderWithApp(<PlayerHeader />, fake, { path: '/home' }) };
}

describe('the player’s header', () => {
  it('[HDR-02] logo to /home, 12 items with their targets; Promotions leads where the brand says, else nowhere, without an apology', () => {
    show();
    expect(screen.getByRole('link', { name: 'Testbet to your home page' }).getAttribute('href')).toBe(
      '/home',
    );
    const strip = within(screen.getByRole('navigation', { name: 'Sports and games' }));
    const links = strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([...TARGETS, ['Promotions', null]]);
    const promotions = strip.getByRole('link', { name: 'Promotions' });
    expect([promotions.getAttribute('aria-disabled'), promotions.title]).toEqual(['true', '']);
    document.body.replaceChildren();
    const given = fakePlayerApp({ user: PLAYER, config: { promotionsHref: '/bonus' } });
    renderWithApp(<PlayerHeader />, given, { path: '/home' });
    expect(screen.getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/bonus');
  });

  it('[HDR-02] [WAL-01] shows the balance, not the cash, grouped the Indian way with INR, and follows it', () => {
    const { fake } = show();
    act(() =>
      fake.wallet.walletReplaced({ balance: paise(12_345_650), cash: rupees(200), coins: rupees(40) }),
    );
    expect(screen.getByTestId('balance').textContent).toBe('1,23,456.50 INR');
    act(() => fake.wallet.walletReplaced({ balance: rupees(7), cash: null, coins: rupees(0) }));
    expect(screen.getByTestId('balance').textContent).toBe('7.00 INR');
    act(() => fake.wallet.walletReplaced({ balance: rupees(0), cash: rupees(0), coins: rupees(0) }));
    expect(screen.getByTestId('balance').textContent).toBe('0.00 INR');
  });

  it('[F91] figures of an earlier page or connection are marked, to the eye and to a screen reader, until the server has said them', () => {
    const { fake } = show();
    const figures = { balance: rupees(900), cash: rupees(800), coins: rupees(100) };
    const marks = () => screen.queryAllByTitle('Last known balance, being checked');
    const spoken = () => screen.queryAllByText('Last known balance, being checked', { exact: false });
    act(() => fake.wallet.walletReplaced(figures));
    expect([marks(), spoken()]).toEqual([[], []]);
    act(() => fake.wallet.walletAged());
    expect(screen.getByTestId('balance').textContent).toBe('900.00 INR');
    expect(marks().map((mark) => mark.textContent)).toEqual(['900.00 INR', '100']);
    expect(spoken()).toHaveLength(2);
    // A word for the eye alone: who listens hears the sentence.
    expect(screen.getByText('old').getAttribute('aria-hidden')).toBe('true');
    act(() => fake.wallet.walletReplaced(figures));
    expect([marks(), spoken(), screen.queryAllByText('old')]).toEqual([[], [], []]);
  });

  it('[WAL-01] before the server has told it shows no figure at all', () => {
    show();
    expect(screen.getByTestId('balance').textContent).toBe('');
  });

  it('[WAL-02] a balance that does not come is said in its place, which asks for it again; the first answer is shown', async () => {
    let answer = (): void => undefined;
    const asking = new Promise<void>((resolve) => (answer = resolve));
    const fake = fakePlayerApp({ user: PLAYER }, { 'wallet.askAgain': () => asking });
    renderWithApp(<PlayerHeader />, fake, { path: '/home' });
    act(() => fake.wallet.walletFailed());
    const again = screen.getByRole('button', { name: 'Balance: No balance yet Try again' });
    await userEvent.click(again);
    await userEvent.click(again);
    expect(again.textContent).toBe('Balance: No balance yetLoading');
    expect(fake.asked('wallet.askAgain')).toHaveLength(1);
    await act(async () => answer());
    expect(again.textContent).toContain('Try again');
    const figures = { balance: rupees(900), cash: rupees(800), coins: rupees(100) };
    act(() => fake.wallet.walletReplaced(figures));
    expect(screen.queryByRole('button', { name: /No balance yet/ })).toBeNull();
    expect(screen.getByTestId('balance').textContent).toBe('900.00 INR');
    // The focus was on the button: it goes to what stands in its place.
    expect(document.activeElement?.contains(screen.getByTestId('balance'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    act(() => {
      fake.wallet.walletAged();
      fake.wallet.walletFailed();
    });
    expect(screen.getByTestId('balance').textContent).toBe('900.00 INR');
  });

  it('[HDR-03] the profile menu greets by the name, with the mstruserid below, and holds the specification’s items in order', () => {
    show();
    const menu = within(screen.getByRole('group', { name: 'Your account' }));
    expect(menu.getByText('Hello Asha')).toBeTruthy();
    expect(menu.getByText('U1001')).toBeTruthy();
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Deposit', '/gatewaylist'],
      ['Withdraw', '/withdraw'],
      ['My Bets', '/mybets'],
      ['Bonus', '/bonus'],
      ['Refer a friend', '/referral'],
      ['Account Statement', '/cashier'],
      ['Responsible Gaming', '/responsiblegame'],
    ]);
  });

  it('[HDR-03] Sign Out signs out at once', async () => {
    const { fake } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(fake.asked('session.logOut')).toHaveLength(1);
  });

  it('[HDR-03] a demo player ends with it, and is asked', async () => {
    const { fake } = show({ user: { ...PLAYER, mobile: '' }, sandbox: quietSandbox });
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
      await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
      return within(screen.getByRole('dialog', { name: 'End this demo?' }));
    };
    const question = await ask();
    expect(question.getByText(/^Signing out ends this demo player\./)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fake.asked('session.logOut')).toHaveLength(0);
    await userEvent.click((await ask()).getByRole('button', { name: 'Sign Out' }));
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
    await userEvent.click(question.getByRole('button', { name: 'Stay logged in' }));
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

  it('[WAL-01] [HDR-04] missing cash is 0 here', async () => {
    const { drawer, fake } = await openDrawer();
    act(() => fake.wallet.walletReplaced({ balance: rupees(150), cash: null, coins: rupees(50) }));
    const wallet = drawer.getByRole('region', { name: 'Your money' });
    expect(wallet.textContent).toBe('Main Balance0.00 INRBonus50WithdrawDeposit');
  });

  it('[WAL-03] cash and coins that a push has left behind are marked, and asked for while somebody looks', async () => {
    const { drawer, fake } = await openDrawer();
    expect(fake.asked('wallet.sync')).toHaveLength(0);
    const figures = { balance: rupees(170), cash: rupees(100), coins: rupees(50) };
    act(() => fake.wallet.walletReplaced({ ...figures, partsAreOlder: true }));
    const marks = () =>
      within(drawer.getByRole('region', { name: 'Your money' })).queryAllByTitle(/Last known/);
    expect(marks().map((mark) => mark.textContent)).toEqual(['100.00 INR', '50']);
    expect(drawer.getAllByText('old')).toHaveLength(2);
    expect(fake.asked('wallet.sync')).toHaveLength(1);
    act(() => fake.wallet.walletReplaced({ ...figures, cash: rupees(120) }));
    expect(marks()).toEqual([]);
  });

  it('[HDR-04] [X05] greets as the home page does, by the name or what stands for it, with the mstruserid once', async () => {
    for (const [user, greeting, id] of [
      [PLAYER, 'Hello Asha', 1],
      [{ ...PLAYER, name: '\u202e ' }, 'Hello asha', 1],
      [{ ...PLAYER, name: '', username: '' }, 'Hello U1001', 0],
    ] as const) {
      const rendered = renderWithApp(<PlayerHeader />, fakePlayerApp({ user }), { path: '/home' });
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
      expect(drawer.getByText(greeting)).toBeTruthy();
      expect(drawer.queryAllByText('U1001')).toHaveLength(id);
      rendered.unmount();
    }
  });

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

  it('[HDR-04] [X14] WHATS_APP_URL may be an address, and Promotions has no badge here either', async () => {
    const { drawer } = await openDrawer({ whatsApp: 'https://wa.me/919876543210?text=send%20me%20money' });
    expect(drawer.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/919876543210',
    );
    const promotions = drawer.getByRole('link', { name: 'Promotions' });
    expect(promotions.textContent).toBe('Promotions');
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
