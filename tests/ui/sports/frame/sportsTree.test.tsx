import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchId } from '@/domain/shared/ids';
import { SportsFrame } from '@/ui/sports/frame/SportsFrame';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aMatch } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

function screenIs(wide: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: wide, media: query } as MediaQueryList),
  );
}

describe('the sports column', () => {
  beforeEach(() => screenIs(true));
  afterEach(() => vi.restoreAllMocks());

  it('counts the matches in play of each sport, in words for those who listen', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsFrame>page</SportsFrame>, fake);
    expect(fake.asked('sports.watchList')).toEqual([['live']]);
    const tree = within(screen.getByRole('navigation', { name: 'Sports and competitions' }));
    expect(tree.getByRole('link', { name: 'Cricket' })).toBeTruthy();
    act(() =>
      fake.matches.listArrived('live', [
        aMatch({ id: matchId('1'), sport: 'cricket' }),
        aMatch({ id: matchId('2'), sport: 'cricket' }),
        aMatch({ id: matchId('3'), sport: 'tennis' }),
      ]),
    );
    expect(tree.getByRole('link', { name: 'Inplay 3 matches live' })).toBeTruthy();
    expect(tree.getByRole('link', { name: 'Cricket 2 matches live' })).toBeTruthy();
    expect(tree.getByRole('link', { name: 'Tennis 1 match live' })).toBeTruthy();
    expect(tree.getByRole('link', { name: 'Soccer' }).getAttribute('href')).toBe('/spmsports/soccer');
  });

  it('[HDR-02] unfolds the sport of the page into its competitions, and others when asked', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsFrame list="cricket">page</SportsFrame>, fake, {
      path: '/spmsports/cricket?competition=River+League',
    });
    act(() =>
      fake.matches.listArrived('cricket', [
        aMatch({ id: matchId('1') }),
        aMatch({ id: matchId('2'), competition: 'A & B Cup', status: 'upcoming' }),
      ]),
    );
    const tree = within(screen.getByRole('navigation', { name: 'Sports and competitions' }));
    const river = tree.getByRole('link', { name: 'River League 1 match live' });
    expect(river.getAttribute('aria-current')).toBe('page');
    expect(tree.getByRole('link', { name: 'A & B Cup' }).getAttribute('href')).toBe(
      '/spmsports/cricket?competition=A+%26+B+Cup',
    );
    expect(fake.asked('sports.watchList')).not.toContainEqual(['tennis']);
    const [cricket, tennis] = ['Cricket', 'Tennis'].map((sport) =>
      tree.getByRole('button', { name: `Competitions: ${sport}` }),
    ) as [HTMLElement, HTMLElement];
    act(() => tennis.click());
    expect(fake.asked('sports.watchList')).toContainEqual(['tennis']);
    act(() => cricket.click());
    expect(cricket.getAttribute('aria-expanded')).toBe('false');
    expect(tree.queryByRole('link', { name: /River League/ })).toBeNull();
  });

  it('leads to the lists of the exchange when it stands beside one', () => {
    renderWithApp(
      <SportsFrame list="soccer" exchange>
        page
      </SportsFrame>,
      fakePlayerApp({ user: PLAYER }),
    );
    const links = within(screen.getByRole('navigation', { name: 'Sports and competitions' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/spmsports/live',
      '/exchange/Cricket',
      '/exchange/Soccer',
      '/exchange/Tennis',
      '/markets',
    ]);
  });

  it('is a column of icons where names have no room; they are said all the same', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('56.25em'),
        media: query,
      } as MediaQueryList),
    );
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsFrame list="live">page</SportsFrame>, fake);
    act(() => fake.matches.listArrived('live', [aMatch()]));
    const live = screen.getByRole('link', { name: 'Inplay 1 match live' });
    expect([live.getAttribute('aria-current'), live.getAttribute('title')]).toEqual(['page', 'Inplay']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for nothing where there is no room for it', () => {
    screenIs(false);
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsFrame>page</SportsFrame>, fake);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(fake.asked('sports.watchList')).toEqual([]);
  });
});
