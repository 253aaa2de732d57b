import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchId } from '@/domain/shared/ids';
import { PlayerHeader } from '@/ui/layout/header/PlayerHeader';
import { VisitorHeader } from '@/ui/layout/header/VisitorHeader';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aCatalogue } from '@tests/support/mothers/casino';
import { imageOf } from '@tests/support/books';
import { aBook, aMatch, aRunnerBook, HOME, MARKET } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const HAWKS = aMatch({ id: matchId('m-7'), name: 'Hawks v Comets', home: 'Hawks', away: 'Comets' });
const LATER = aMatch({ id: matchId('m-8'), name: 'Hawks v Foxes', status: 'upcoming', matchOdds: null });

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const field = () => screen.findByRole('textbox', { name: 'Search Games' });
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
    expect(fake.asked('sports.watchList')).toContainEqual(['all']);
    await userEvent.type(await field(), 'haw');
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('heading', { level: 3 })
          .map((each) => each.textContent),
      ).toEqual(['Matches', 'Instant games']),
    );
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/exchange/m-7', '/exchange/m-8', expect.stringContaining('/casino/')]),
    );
    expect(dialog().getByRole('button', { name: /Back Home/ })).toBeTruthy();
    expect(fake.asked('sports.watchMarkets')).toHaveLength(1);
    expect(dialog().getByText('3 results')).toBeTruthy();
  });

  it('Enter opens the first one found and closes the search', async () => {
    await openedAs(PLAYER);
    await userEvent.type(await field(), 'comets');
    await waitFor(() => expect(dialog().getAllByRole('link')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/exchange/m-7'));
    expect(screen.queryByRole('dialog', { name: 'Search Games' })).toBeNull();
  });

  it('a price opens its slip, on the page of its match', async () => {
    const fake = await openedAs(PLAYER);
    await userEvent.type(await field(), 'comets');
    await userEvent.click(await screen.findByRole('button', { name: /Back Home/ }));
    expect(fake.asked('betting.pickPrice')).toHaveLength(1);
    await waitFor(() => expect(here()).toBe('/exchange/m-7'));
  });

  it('competitions and pages are found too', async () => {
    await openedAs(PLAYER);
    await userEvent.type(await field(), 'river league');
    await userEvent.click(await dialog().findByRole('link', { name: 'River League' }));
    await waitFor(() => expect(here()).toBe('/exchange/Cricket?competition=River+League'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'bets my');
    await userEvent.click(await dialog().findByRole('link', { name: 'My Bets' }));
    await waitFor(() => expect(here()).toBe('/mybets'));
  });

  it('asks a visitor to log in for a match, and not for a page that is for all', async () => {
    const fake = await openedAs(null);
    await userEvent.type(await field(), 'comets');
    await waitFor(() => expect(dialog().getAllByRole('link')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(fake.asked('session.openPanel')).toEqual([['login', { returnTo: '/exchange/m-7' }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), 'fair play');
    await userEvent.click(await dialog().findByRole('link', { name: 'Fair Play' }));
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
});
