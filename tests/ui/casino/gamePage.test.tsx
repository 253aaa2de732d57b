import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { chooseAppearance } from '@/ui/appearance/Appearance';
import { aGame } from '@tests/support/mothers/casino';
import { aFrame, AVIATOR, launchSays, LUCKY, onScreen, openAt } from './gameScreen';

const launched = (fake: Awaited<ReturnType<typeof openAt>>['fake']) =>
  fake.asked('casino.playGame').map(([target]) => (target as { href: string }).href);
const wallet = (cash: number) => ({ balance: rupees(cash), cash: rupees(cash), coins: rupees(0) });

beforeEach(() => onScreen('laptop'));
afterEach(() => vi.restoreAllMocks());

describe('the page of a game', () => {
  it('[CASINO-03] [NAV-10] launches /casino/spribe/{game} and ends it with the page', async () => {
    const { fake, unmount } = await openAt('/casino/spribe/aviator');
    expect(launched(fake)).toEqual([AVIATOR.href]);
    // It opens in the reader's language.
    expect(fake.asked('casino.playGame')[0]?.[0]).toMatchObject({ language: 'en' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aviator');
    expect(screen.getByText('Opening the game')).toBeTruthy();
    unmount();
    expect(fake.asked('released')).toHaveLength(1);
  });

  it('[NAV-10] launches /casino/aura-{game}', async () => {
    const { fake } = await openAt('/casino/aura-lucky-7-a');
    expect(launched(fake)).toEqual([LUCKY.href]);
  });

  it.each([
    '/casino/spribe/nothing',
    '/casino/..%2fevil',
    '/casino/spribe/%3Cscript%3E',
    '/casino/no-such-place',
  ])('[X13] [CASINO-04] %s is no game: it says so and launches nothing', async (path) => {
    const { fake } = await openAt(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game not found');
    expect(launched(fake)).toEqual([]);
  });

  it('[X01] shows a hostile name as text', async () => {
    const name = '<img src=x onerror="window.__pwned=1">';
    await openAt('/casino/spribe/aviator', { games: [aGame({ name })] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('[CASINO-03] says after a while that it takes longer, and asks again by hand', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    launchSays(fake, { kind: 'asking', slow: false });
    expect(screen.queryByText('Taking longer than usual')).toBeNull();
    launchSays(fake, { kind: 'asking', slow: true });
    expect(screen.getByText('Taking longer than usual')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('casino.retryLaunch')).toHaveLength(1);
  });

  it('[CASINO-03] [F86] a refusal names its reason and offers another try and the way back', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    launchSays(fake, { kind: 'refused', message: say('casino.launchFailed') });
    const panel = screen.getByRole('heading', { level: 2, name: 'Aviator did not open' }).parentElement;
    expect(panel?.textContent).toContain('Failed to get url');
    expect(within(panel ?? document.body).getByRole('button', { name: 'Back' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('casino.retryLaunch')).toHaveLength(1);
    launchSays(fake, { kind: 'asking', slow: false });
    expect(screen.queryByText('Aviator did not open')).toBeNull();
  });

  it('[CASINO-03] [F93] a game that is not offered here says so, and leads to those that are instead of another try', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    launchSays(fake, { kind: 'refused', message: say('wire.notOffered') });
    expect(screen.getByRole('heading', { level: 2, name: 'Aviator is not available here' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/games-all');
  });

  it('[CASINO-03] a launch of another page that is still told of is not shown', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    launchSays(fake, { kind: 'refused', message: say('casino.launchFailed') }, LUCKY);
    expect(screen.getByText('Opening the game')).toBeTruthy();
  });

  it('[X16] [X18] the frame is shut in, listened to before it has an address, and shown once it is there', async () => {
    // The library's own frame has no window until it has loaded something.
    const inside = {} as Window;
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside);
    const { fake } = await openAt('/casino/spribe/aviator');
    launchSays(fake, { kind: 'open', frame: aFrame(), loaded: false, slow: false });
    const frame = screen.getByTitle<HTMLIFrameElement>('Aviator');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('allow')).toBe('autoplay; fullscreen');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(fake.asked('casino.attachFrame')).toEqual([[inside]]);
    expect(fake.asked('attachedAt')).toEqual([[null]]);
    expect(frame.getAttribute('src')).toBe('about:blank#game');
    expect(screen.getByText('Opening the game')).toBeTruthy();
    fireEvent.load(frame);
    expect(fake.asked('casino.frameLoaded').length).toBeGreaterThan(0);
    launchSays(fake, { kind: 'open', frame: aFrame(), loaded: true, slow: false });
    expect(screen.queryByText('Opening the game')).toBeNull();
    expect(screen.getAllByTitle('Aviator')).toHaveLength(1);
  });

  it('[CASINO-03] a game that has loaded is sent how big the player has the letters, and when they choose anew', async () => {
    const sized: unknown[] = [];
    const frame = { ...aFrame(), sizeText: (_: object, percent: number) => sized.push(percent) };
    const { fake } = await openAt('/casino/spribe/aviator');
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({} as Window);
    launchSays(fake, { kind: 'open', frame, loaded: false, slow: false });
    expect(sized).toEqual([]);
    launchSays(fake, { kind: 'open', frame, loaded: true, slow: false });
    act(() => chooseAppearance(document.documentElement, fake.storage, { theme: 'dark', textSize: '112' }));
    act(() => chooseAppearance(document.documentElement, fake.storage, { theme: 'dark', textSize: '125' }));
    expect(sized).toEqual([100, 112.5, 125]);
    act(() => chooseAppearance(document.documentElement, fake.storage, { theme: 'dark', textSize: '100' }));
  });

  it('[F10] a catalogue that does not come can be asked for again', async () => {
    const { fake } = await openAt('/casino/spribe/aviator', {
      prepare: ({ casino }) => Object.assign(casino, { catalogue: { state: 'loading' } }),
    });
    act(() => fake.casino.catalogueFailed(say('casino.catalogueFailed')));
    expect(screen.getByText('The games could not be loaded. Try again.')).toBeTruthy();
    const before = fake.asked('casino.loadCatalogue').length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('casino.loadCatalogue').length).toBe(before + 1);
    expect(launched(fake)).toEqual([]);
  });

  it('[F01] off line it waits, and opens as soon as the device is back; a game that runs stays', async () => {
    const { fake } = await openAt('/casino/spribe/aviator', {
      prepare: ({ connection }) => connection.onlineChanged(false),
    });
    expect(screen.getByRole('heading', { level: 2, name: 'You are offline' })).toBeTruthy();
    expect(launched(fake)).toEqual([]);
    act(() => fake.connection.onlineChanged(true));
    expect(launched(fake)).toEqual([AVIATOR.href]);
    act(() => fake.connection.onlineChanged(false));
    expect(fake.asked('released')).toEqual([]);
  });

  it('[CASINO-03] the bar holds the balance, the way to the cashier, and what there is to know', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    act(() => fake.wallet.walletReplaced(wallet(1_234)));
    expect(screen.getByTestId('game-balance').textContent).toContain('1,234.00 INR');
    const bar = screen.getByTestId('game-balance').parentElement ?? document.body;
    expect(within(bar).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/gatewaylist');
    await userEvent.click(screen.getByRole('button', { name: 'About this game' }));
    const about = screen.getByRole('dialog', { name: 'Aviator' });
    for (const fact of ['Spribe', '₹10', '1,000x', 'Provably fair'])
      expect(about.textContent).toContain(fact);
    expect(within(about).getByRole('link', { name: 'How we keep it fair' }).getAttribute('href')).toBe(
      '/fairplay',
    );
  });

  it('[CASINO-03] [WAL-01] [F91] no deposit is asked for where the server tells no cash, or has not told yet', async () => {
    const { fake } = await openAt('/casino/spribe/aviator', {
      prepare: ({ wallet: store }) => {
        store.walletReplaced(wallet(4));
        store.walletAged();
      },
    });
    expect(launched(fake)).toEqual([AVIATOR.href]);
    expect(screen.queryByText(/minimum bet here/)).toBeNull();
    act(() => fake.wallet.walletReplaced({ balance: rupees(500), cash: null, coins: rupees(0) }));
    expect(screen.queryByText(/minimum bet here/)).toBeNull();
    expect(screen.getByTestId('game-balance').textContent).toContain('500.00 INR');
  });

  it('[CASINO-03] only rounds that can be checked are said to be', async () => {
    await openAt('/casino/aura-lucky-7-a');
    await userEvent.click(screen.getByRole('button', { name: 'About this game' }));
    expect(screen.getByRole('dialog', { name: 'Lucky 7 A' }).textContent).not.toContain('checked');
  });

  it('[CASINO-03] [WAL-01] a low balance offers a deposit, may be put away, and launches all the same', async () => {
    const { fake } = await openAt('/casino/spribe/aviator', {
      prepare: ({ wallet: store }) => store.walletReplaced(wallet(4)),
    });
    expect(launched(fake)).toEqual([AVIATOR.href]);
    expect(screen.getByText(/minimum bet here is ₹10: you need ₹6 more/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/minimum bet here/)).toBeNull();
  });

  it('[CASINO-03] leads back to where the game was opened from, and from an address alone to the lobby', async () => {
    const { address } = await openAt('/casino/spribe/aviator');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/casino/spribe'));
  });
});

describe('before a game, on a phone', () => {
  beforeEach(() => onScreen('phone'));

  it('[CASINO-03] it says what the game is, and launches with the press that lets it sound', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Aviator');
    for (const fact of ['Spribe', '₹10', '1,000x', 'The plane climbs'])
      expect(main.textContent).toContain(fact);
    expect(launched(fake)).toEqual([]);
    await userEvent.click(within(main).getByRole('button', { name: 'Play' }));
    expect(launched(fake)).toEqual([AVIATOR.href]);
    expect(screen.getByText('Opening the game')).toBeTruthy();
  });

  it('[CASINO-03] another game begins with its own sheet', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => {
      history.pushState({ idx: 1 }, '', LUCKY.href);
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lucky 7 A'));
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    expect(launched(fake)).toEqual([AVIATOR.href]);
  });

  it('[CASINO-03] with too little money it offers the cashier and can still be played', async () => {
    const { fake } = await openAt('/casino/spribe/aviator', {
      prepare: ({ wallet: store }) => store.walletReplaced(wallet(0)),
    });
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('you need ₹10 more');
    expect(within(main).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/gatewaylist');
    await userEvent.click(within(main).getByRole('button', { name: 'Play' }));
    expect(launched(fake)).toEqual([AVIATOR.href]);
  });

  it('a heart keeps it', async () => {
    const { fake } = await openAt('/casino/spribe/aviator');
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Aviator', pressed: false }));
    expect(fake.asked('casino.toggleFavourite')).toEqual([[AVIATOR.key]]);
    act(() => fake.casino.favouritesChanged([AVIATOR.key]));
    expect(screen.getByRole('button', { name: 'Favourite: Aviator', pressed: true })).toBeTruthy();
  });
});
