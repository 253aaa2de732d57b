import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchId } from '@/domain/shared/ids';
import { SportsFrame } from '@/ui/sports/SportsFrame';
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
    const tree = within(screen.getByRole('navigation', { name: 'Sports' }));
    expect(tree.getByRole('link', { name: 'Cricket' })).toBeTruthy();
    act(() =>
      fake.matches.listArrived('live', [
        aMatch({ id: matchId('1'), sport: 'cricket' }),
        aMatch({ id: matchId('2'), sport: 'cricket' }),
        aMatch({ id: matchId('3'), sport: 'tennis' }),
      ]),
    );
    expect(tree.getByRole('link', { name: 'In-Play 3 matches live' })).toBeTruthy();
    expect(tree.getByRole('link', { name: 'Cricket 2 matches live' })).toBeTruthy();
    expect(tree.getByRole('link', { name: 'Tennis 1 match live' })).toBeTruthy();
    expect(tree.getByRole('link', { name: 'Soccer' }).getAttribute('href')).toBe('/spmsports/soccer');
  });

  it('asks for nothing where there is no room for it', () => {
    screenIs(false);
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsFrame>page</SportsFrame>, fake);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(fake.asked('sports.watchList')).toEqual([]);
  });
});
