import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchId } from '@/domain/shared/ids';
import { PlayerHeader } from '@/ui/layout/header/PlayerHeader';
import { typedAhead } from '@/ui/lazy/typedAhead';
import { VisitorHeader } from '@/ui/layout/header/VisitorHeader';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aCatalogue } from '@tests/support/mothers/casino';
import { imageOf } from '@tests/support/books';
import { aBook, aMarket, aMatch, aRunnerBook, HOME, MARKET } from '@tests/support/mothers/sports';
import { aCricketScore } from '@tests/support/mothers/scores';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const HAWKS = aMatch({ id: matchId('m-7'), name: 'Hawks v Comets', home: 'Hawks', away: 'Comets' });
const LATER = aMatch({ id: matchId('m-8'), name: 'Hawks v Foxes', status: 'upcoming', matchOdds: null });

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search Games' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Search Games' }));

async function openedAs(user: typeof PLAYER | null) {
  const fake = fakePlayerApp(user === null ? {} : { user });
  fake.casino.catalogueArrived(aCatalogue({ name: 'Hawks Gold', groups: ['instant'] }));
  fake.matches.listArrived('all', [LATER, HAWKS]);
  fake.board.changeArrived(imageOf(aBook([[HOME, aRunnerBook([[198, 500_000]], [[200, 300_000]])]])));
  fake.board.painted();
  fake.board.freshnessChanged([MARKET], 'live');
  renderWithApp(
    <>
      {user === null ? <VisitorHeader /> : <PlayerHeader />}
      <Here />
    </>,
    fake,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
  await field();
  return fake;
}
const here = () => screen.getAllByRole('status').find((each) => each.tagName === 'OUTPUT')?.textContent;

beforeEach(() => OnScreen.everything());

describe('the search of everything', () => {
  it('[SRCH-02] a team leads to its matches first, live before later, with prices; then games', async () => {
    const fake = await openedAs(PLAYER);
    await waitFor(() => expect(fake.asked('sports.watchList')).toContainEqual(['all']));
    await userEvent.type(await field(), 'haw');
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('group')
          .map((each) => each.firstElementChild?.textContent),
      ).toEqual(['Matches', 'Instant games']),
    );
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('option')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/exchange/m-7', '/exchange/m-8', expect.stringContaining('/casino/')]),
    );
    // Their prices, when the fingers rest.
    expect(fake.asked('sports.watchMarkets')).toHaveLength(0);
    await act(() => fake.scheduler.pass(150));
    expect(dialog().getByRole('button', { name: /Back Home/, hidden: true })).toBeTruthy();
    expect(fake.asked('sports.watchMarkets')).toHaveLength(1);
    expect(dialog().getByText('3 results')).toBeTruthy();
  });

  it('[SRCH-02] a sport is found by its name, also by one that the app does not use, and leads to its list', async () => {
    await openedAs(PLAYER);
    await userEvent.type(await field(), 'football');
    const option = await within(await dialog().findByRole('group', { name: 'Exchange' })).findByRole(
      'option',
      {
        name: 'Soccer',
      },
    );
    expect(option.getAttribute('href')).toBe('/exchange/Soccer');
    await userEvent.type(await field(), '{Enter}');
    expect(here()).toBe('/exchange/Soccer');
  });

  it('Enter opens the first one found and closes the search', async () => {
    await openedAs(PLAYER);
    await userEvent.type(await field(), 'comets');
    await waitFor(() => expect(dialog().getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/exchange/m-7'));
    expect(screen.queryByRole('dialog', { name: 'Search Games' })).toBeNull();
  });

  it('[SRCH-01] a letter that the field takes as it opens stands after those typed before it was there', async () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = true;
      // The browser gives the next key to the field that has the focus, whatever the page still has to do.
      for (const input of this.querySelectorAll('input')) input.value += 'm';
    });
    typedAhead.text = 'co';
    await openedAs(PLAYER);
    expect((await field()).value).toBe('com');
    await waitFor(() => expect(dialog().getAllByRole('option')).toHaveLength(1));
    shown.mockRestore();
  });

  it('Enter that comes before its results opens the first of them, not of those before', async () => {
    await openedAs(PLAYER);
    await userEvent.type(await field(), 'hawks gold');
    await waitFor(() => expect(dialog().getAllByRole('option')).toHaveLength(1));
    fireEvent.input(await field(), { target: { value: 'my bets' } });
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(here()).toBe('/mybets'));
  });

  it('a price opens its slip, on the page of its match', async () => {
    const fake = await openedAs(PLAYER);
    await userEvent.type(await field(), 'comets');
    await waitFor(() => expect(dialog().getAllByRole('option')).toHaveLength(1));
    await act(() => fake.scheduler.pass(150));
    await userEvent.click(await screen.findByRole('button', { name: /Back Home/, hidden: true }));
    expect(fake.asked('betting.pickPrice')).toHaveLength(1);
    await waitFor(() => expect(here()).toBe('/exchange/m-7'));
  });

  it('competitions and pages are found too', async () => {
    await openedAs(PLAYER);
    await userEvent.type(await field(), 'river league');
    await userEvent.click(await dialog().findByRole('option', { name: 'River League' }));
    await waitFor(() => expect(here()).toBe('/exchange/Cricket?competition=River+League'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'bets my');
    await userEvent.click(await dialog().findByRole('option', { name: 'My Bets' }));
    await waitFor(() => expect(here()).toBe('/mybets'));
  });

  it('asks a visitor to log in for a match, and not for a page that is for all', async () => {
    const fake = await openedAs(null);
    await userEvent.type(await field(), 'comets');
    await waitFor(() => expect(dialog().getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(fake.asked('session.openPanel')).toEqual([['login', { returnTo: '/exchange/m-7' }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), 'fair play');
    await userEvent.click(await dialog().findByRole('option', { name: 'Fair Play' }));
    await waitFor(() => expect(here()).toBe('/fairplay'));
  });

  it('says what may help when nothing is called that; markup is text', async () => {
    const fake = await openedAs(PLAYER);
    await userEvent.type(await field(), 'zzzz');
    expect(
      await screen.findByText('Try a team, a competition, a game or a page, or fewer letters.'),
    ).toBeTruthy();
    await userEvent.clear(await field());
    act(() => fake.matches.listArrived('all', [aMatch({ home: '<b>Bold</b>', name: '<b>Bold</b> v Away' })]));
    await userEvent.type(await field(), 'bold');
    expect(await screen.findByText('<b>Bold</b>')).toBeTruthy();
  });

  it('before typing, what is live with its best prices; the arrow keys lead into it', async () => {
    const fake = await openedAs(PLAYER);
    const live = within(await dialog().findByRole('group', { name: 'Live now' }));
    await waitFor(() => expect(live.getAllByRole('option')).toHaveLength(1));
    expect(live.getByRole('option').getAttribute('href')).toBe('/exchange/m-7');
    await act(() => fake.scheduler.pass(150));
    expect(live.getByRole('button', { name: /Back Home/, hidden: true })).toBeTruthy();
    await userEvent.click(await field());
    await userEvent.keyboard('{Enter}');
    expect(here()).toBe('/');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(here()).toBe('/exchange/m-7'));
  });

  it('a search that led somewhere is offered again, and goes when it is removed', async () => {
    const fake = await openedAs(PLAYER);
    await userEvent.type(await field(), 'comets');
    await waitFor(() => expect(dialog().getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/exchange/m-7'));
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'comets' }));
    expect((await field()).value).toBe('comets');
    await userEvent.click(dialog().getByRole('button', { name: 'Clear the search' }));
    await userEvent.click(
      await dialog().findByRole('button', { name: 'Remove comets from recent searches' }),
    );
    expect(dialog().queryByText('Recent searches')).toBeNull();
    expect(fake.storage.read('recentSearches')).toBeNull();
    expect(document.activeElement).toBe(await field());
  });

  it('markets and players of a match that was opened are found, and lead to it', async () => {
    const fake = await openedAs(PLAYER);
    act(() => {
      fake.matches.matchArrived(HAWKS.id, {
        match: HAWKS,
        markets: [aMarket({ matchId: HAWKS.id, name: 'Innings runs', kind: 'fancy' })],
      });
      fake.scores.scoreArrived(aCricketScore({ matchId: HAWKS.id }));
    });
    await userEvent.type(await field(), 'innings');
    const market = await dialog().findByRole('option', { name: /Innings runs/ });
    expect(market.getAttribute('href')).toBe('/exchange/m-7');
    expect(market.textContent).toContain('Hawks v Comets');
  });

  it('says that it could not be loaded, and tries again', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    let came = false;
    const { open } = fake.first.wholeNow()?.search ?? { open: () => Promise.reject(new Error('gone')) };
    const search = { open: () => (came ? open() : Promise.reject(new Error('gone'))) };
    const app = { ...fake.app, search };
    renderWithApp(<PlayerHeader />, { first: { ...fake.first, ...app, whole: async () => app } });
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    expect(await screen.findByText('Search could not be loaded. Try again.')).toBeTruthy();
    came = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.type(await field(), 'bets');
    expect(await dialog().findByRole('option', { name: 'My Bets' })).toBeTruthy();
  });
});
