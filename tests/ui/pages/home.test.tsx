import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameKey } from '@/domain/casino/Game';
import { paise, rupees } from '@/domain/shared/Money';
import { betId, marketId, matchId } from '@/domain/shared/ids';
import { HomeBoard } from '@/ui/pages/HomeBoard';
import { HomePage } from '@/ui/pages/HomePage';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import type { FakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { aCatalogue } from '@tests/support/mothers/casino';
import { aMarket, aMatch, MARKET, MATCH } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

beforeEach(() => OnScreen.everything());

const bets = (): HTMLElement => screen.getByRole('region', { name: 'Your open bets' });
const betsIfAny = (): HTMLElement | null => screen.queryByRole('region', { name: 'Your open bets' });
const config = { capabilities: { ...fakePlayerApp().app.config.capabilities, cashOut: true } };

/** Their home page, its list of matches there already. */
function atHome(fake: FakePlayerApp): HTMLElement {
  fake.matches.listArrived('all', [aMatch()]);
  return renderWithApp(<HomeBoard />, fake).container;
}

describe('[SPORT-06] the open bets on the home page', () => {
  it('stand first, by market: side, selection, price, stake, and what they can bring', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.betting.openBetsReplaced([
      aBet(),
      aBet({ id: betId('2'), stake: rupees(300), matched: rupees(300) }),
    ]);
    const page = atHome(fake);
    const [row] = within(bets()).getAllByRole('listitem');
    expect(row?.textContent).toMatch(/Back\s?Home\s?2\.00.*2 bets.*₹800.*Match Odds · Home v Away/);
    expect(row?.textContent).toMatch(/Can win\+₹800.*Can lose-₹800/);
    expect(within(bets()).getByRole('link', { name: /Home/ }).getAttribute('href')).toBe(
      `/exchange/${MATCH}`,
    );
    expect(page.querySelector('h2')?.textContent).toBe('Your open bets');
  });

  it('are cashed out there, at the live figure', async () => {
    const fake = fakePlayerApp(
      { user: PLAYER, config },
      {
        'betting.marketOf': () => aMarket(),
        'betting.cashOutFigure': () => ({ amount: paise(33_600), problem: null }),
      },
    );
    fake.betting.openBetsReplaced([aBet()]);
    atHome(fake);
    const button = within(bets()).getByRole('button', { name: /Cash out.*\+₹336/ });
    await userEvent.click(button);
    expect(fake.asked('betting.takeCashOut')).toEqual([[MATCH, MARKET, 33_600]]);
    expect(fake.asked('sports.watchMarkets')).toContainEqual([[MARKET]]);
  });

  it('ask for the match of a market that no list brings, if it can be cashed out', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const on = (kind: 'bookmaker' | 'fancy', match: string) =>
      aBet({ marketKind: kind, marketId: marketId(kind), matchId: matchId(match), line: 40 });
    fake.betting.openBetsReplaced([on('bookmaker', 'm1'), on('fancy', 'm2')]);
    atHome(fake);
    expect(fake.asked('sports.watchMatch')).toEqual([['m1']]);
  });

  it('are nothing at all when there are none', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.betting.openBetsReplaced([]);
    atHome(fake);
    expect(betsIfAny()).toBeNull();
  });

  it('keep as much room as they had last time, for this player, until they are here', () => {
    const before = fakePlayerApp({ user: PLAYER });
    before.betting.openBetsReplaced([aBet(), aBet({ id: betId('2'), marketId: marketId('other') })]);
    atHome(before);
    const now = fakePlayerApp({ user: PLAYER });
    for (const key of before.storage.keys()) now.storage.write(key, before.storage.read(key) ?? '');
    document.body.replaceChildren();
    atHome(now);
    expect(bets().querySelectorAll('li')).toHaveLength(2);
    expect(bets().getAttribute('aria-busy')).toBe('true');
    act(() => now.betting.openBetsReplaced([aBet()]));
    expect(within(bets()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('hold everything back that they would push down, on a device that does not know the player', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    atHome(fake);
    expect(betsIfAny()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Live and next' })).toBeNull();
    act(() => fake.betting.openBetsReplaced([]));
    expect(screen.getByRole('heading', { name: 'Live and next' })).toBeTruthy();
  });
});

describe('[CASINO-04] continue a game', () => {
  const GAMES = aCatalogue(
    { name: 'Aviator' },
    { name: 'Royal Roulette', code: 'royal', provider: 'ezugi', groups: ['roulette'] },
  );

  it('the games opened last, newest first, a tap away; nothing for who played none', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.betting.openBetsReplaced([]);
    fake.casino.catalogueArrived(GAMES);
    atHome(fake);
    expect(screen.queryByRole('list', { name: 'Recently played' })).toBeNull();
    act(() => fake.casino.recentChanged([gameKey('ezugi', 'royal'), gameKey('spribe', 'aviator')]));
    const games = within(await screen.findByRole('list', { name: 'Recently played' }));
    expect(games.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Continue Royal Roulette',
      'Continue Aviator',
    ]);
    await userEvent.click(games.getByRole('link', { name: /Royal/ }));
    expect(fake.asked('casino.openGame')).toEqual([['/casino/ezugi/royal']]);
  });

  it('stands between what is pinned and what is on', async () => {
    const fake = fakePlayerApp(
      { user: PLAYER },
      {
        'sports.watchPins': (listener: (pinned: readonly string[]) => void) => {
          listener([MATCH]);
          return () => undefined;
        },
      },
    );
    fake.betting.openBetsReplaced([aBet()]);
    fake.casino.catalogueArrived(GAMES);
    fake.casino.recentChanged([gameKey('spribe', 'aviator')]);
    const page = atHome(fake);
    await screen.findByRole('list', { name: 'Recently played' });
    const text = page.textContent ?? '';
    const places = ['Your open bets', 'Pinned', 'Continue', 'Live and next'].map((each) =>
      text.indexOf(each),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

describe('the home page', () => {
  it('[CASINO-01] leads to the groups of the casino', () => {
    renderWithApp(<HomePage />, fakePlayerApp({ user: PLAYER }));
    expect(screen.getByRole('link', { name: /Roulette\s?Live/ }).getAttribute('href')).toBe(
      '/casino/roulette',
    );
  });
});
