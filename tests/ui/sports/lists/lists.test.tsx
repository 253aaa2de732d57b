import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { marketId, matchId } from '@/domain/shared/ids';
import { ExchangePage } from '@/ui/sports/ExchangePage';
import { LiveNow } from '@/ui/sports/lists/LiveNow';
import { SportsPage } from '@/ui/sports/SportsPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { MATCH, aMarket, aMatch } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

beforeEach(() => OnScreen.everything());

describe('match lists', () => {
  it('[NAV-10] /spmsports/{category} watches the list of its category; an unknown one shows cricket', () => {
    for (const [category, list] of [
      ['tennis', 'tennis'],
      ['live', 'live'],
      ['curling', 'cricket'],
    ] as const) {
      const fake = fakePlayerApp({ user: PLAYER });
      const { unmount } = renderWithApp(<SportsPage params={{ category }} />, fake);
      expect(fake.asked('sports.watchList')).toContainEqual([list]);
      unmount();
    }
  });

  it('[HDR-02] /exchange/Cricket, in any case, is the list and not a match', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<ExchangePage params={{ gameId: 'Cricket' }} />, fake);
    expect(fake.asked('sports.watchList')).toContainEqual(['cricket']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cricket exchange');
    expect(fake.asked('sports.watchMatch')).toEqual([]);
  });

  it('shows boxes while loading, matches when they come, and releases the list on leaving', () => {
    let released = 0;
    const fake = fakePlayerApp({ user: PLAYER }, { 'sports.watchList': () => () => (released += 1) });
    const { unmount } = renderWithApp(<SportsPage params={{ category: 'cricket' }} />, fake);
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() =>
      fake.matches.listArrived('cricket', [
        aMatch({ score: { home: '142/3', away: '', note: '', clock: '15.2 ov' } }),
      ]),
    );
    const row = screen.getByRole('listitem');
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/exchange/${MATCH}`);
    expect(within(row).getByText('142/3')).toBeTruthy();
    expect(within(row).getByText('15.2 ov')).toBeTruthy();
    unmount();
    expect(released).toBe(fake.asked('sports.watchList').length);
  });

  it('[F05] a list that does not come says so and tries again', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsPage params={{ category: 'cricket' }} />, fake);
    act(() => fake.matches.listFailed('cricket', say('wire.timedOut')));
    act(() => screen.getByRole('button', { name: /try again|retry/i }).click());
    expect(fake.asked('sports.reloadList')).toEqual([['cricket']]);
  });

  it('an empty list says where matches are', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsPage params={{ category: 'tennis' }} />, fake);
    act(() => fake.matches.listArrived('tennis', []));
    expect(screen.getByText('No matches here right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See live matches' })).toBeTruthy();
  });

  it('[RT-07] only what is on the screen is watched, and let go of', () => {
    let watched = 0;
    const fake = fakePlayerApp(
      { user: PLAYER },
      {
        'sports.watchMarkets': () => {
          watched += 1;
          return () => (watched -= 1);
        },
      },
    );
    const { unmount } = renderWithApp(<SportsPage params={{ category: 'cricket' }} />, fake);
    act(() =>
      fake.matches.listArrived('cricket', [
        aMatch(),
        aMatch({ id: matchId('m2'), matchOdds: aMarket({ id: marketId('k2') }) }),
      ]),
    );
    expect(watched).toBe(2);
    unmount();
    expect(watched).toBe(0);
  });

  it('[HDR-01] a visitor who opens a match that is live is asked to log in, and the match is remembered', () => {
    const fake = fakePlayerApp({ user: null });
    renderWithApp(<LiveNow />, fake);
    act(() => fake.matches.listArrived('live', [aMatch()]));
    act(() => screen.getByRole('button', { name: /Home.*Away/ }).click());
    expect(fake.asked('session.openPanel')).toEqual([['login', { returnTo: `/exchange/${MATCH}` }]]);
  });

  it('[X13] a match id from the address is used as text, however it is encoded', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<ExchangePage params={{ gameId: 'a%2F..%2Fb%E0%A4%A' }} />, fake);
    expect(fake.asked('sports.watchMatch')).toEqual([['a%2F..%2Fb%E0%A4%A']]);
  });

  it('[X01] names from the server are text', () => {
    const hostile = '<img src=x onerror="window.__pwned=1">';
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsPage params={{ category: 'cricket' }} />, fake);
    act(() => fake.matches.listArrived('cricket', [aMatch({ home: hostile, competition: hostile })]));
    expect(screen.getAllByText(hostile).length).toBeGreaterThanOrEqual(2);
    expect(document.querySelector('img[src="x"], img[onerror]')).toBeNull();
  });

  it('[SPORT-04] a match that is not there says so in a notice, and the list is shown instead', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const message = say('sports.matchNotFound');
    const { address } = renderWithApp(<ExchangePage params={{ gameId: 'gone' }} />, fake, {
      path: '/exchange/gone',
    });
    act(() => fake.matches.matchFailed(matchId('gone'), message));
    expect(fake.asked('notices.tell')).toEqual([[message, 'error']]);
    expect(address()).toBe('/spmsports/cricket');
  });
});
