import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { say } from '@/domain/shared/Message';
import { matchId } from '@/domain/shared/ids';
import { BottomNav } from '@/ui/layout/BottomNav';
import { ConnectionPill } from '@/ui/layout/ConnectionPill';
import { AnnouncementBar } from '@/ui/notices/AnnouncementBar';
import { NoticeBell } from '@/ui/notices/NoticeBell';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aMatch } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('the announcement bar', () => {
  it('[HDR-06] is not there without announcements', () => {
    renderWithApp(<AnnouncementBar />, fakePlayerApp());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[HDR-06] [BRAND-03] [X01] shows each content, as text', async () => {
    const fake = fakePlayerApp();
    const markup = '<svg onload=alert(1)>Tonight</svg>';
    fake.brand.announcementsReplaced([
      { id: '1', content: ' ' },
      { id: '2', content: markup },
    ]);
    renderWithApp(<AnnouncementBar />, fake);
    const bar = within(await screen.findByRole('region', { name: 'Announcements' }));
    expect(bar.getByText(markup)).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('[HDR-06] each is dismissed by itself; the bar goes with the last one, and returns for a new one', async () => {
    const fake = fakePlayerApp();
    const welcome = { id: '1', content: 'Welcome' };
    fake.brand.announcementsReplaced([welcome, { id: '2', content: 'Final tonight' }]);
    renderWithApp(<AnnouncementBar />, fake);
    const dismiss = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Hide this announcement' }));
    await dismiss();
    expect(screen.queryByText('Welcome')).toBeNull();
    expect(screen.getByText('Final tonight')).toBeTruthy();
    await dismiss();
    expect(screen.queryByRole('region')).toBeNull();
    act(() => fake.brand.announcementsReplaced([welcome, { id: '3', content: 'More' }]));
    expect(within(screen.getByRole('region')).getByText('More')).toBeTruthy();
    expect(screen.queryByText('Welcome')).toBeNull();
  });

  it('[HDR-06] holds its line until the server has answered, unless there was nothing the last time', () => {
    const fake = fakePlayerApp();
    const first = renderWithApp(<AnnouncementBar />, fake);
    expect(first.container.firstElementChild).not.toBeNull();
    act(() => fake.brand.announcementsReplaced([]));
    expect(first.container.firstElementChild).toBeNull();
    first.unmount();
    const again = fakePlayerApp();
    again.storage.write('ui.quiet', 'yes');
    expect(renderWithApp(<AnnouncementBar />, again).container.firstElementChild).toBeNull();
  });
});

describe('the bottom navigation', () => {
  it('[HDR-05] leads a player to the five main pages', () => {
    renderWithApp(<BottomNav />, fakePlayerApp({ user: PLAYER }));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Inplay', '/spmsports/live'],
      ['Exchange', '/exchange/Cricket'],
      ['Casino', '/games-all'],
      ['My Bets', '/mybets'],
    ]);
  });

  it.each([
    ['/home', 'Home', 'page'],
    ['/spmsports/cricket', 'Exchange', 'true'],
    ['/spmsports/tennis', 'Exchange', 'true'],
    ['/spmsports/live', 'Inplay', 'page'],
    ['/exchange/Soccer', 'Exchange', 'true'],
    ['/exchange/1.2345', 'Exchange', 'true'],
    ['/sportsbook2', 'Exchange', 'true'],
    ['/games-all', 'Casino', 'page'],
    ['/slots', 'Casino', 'true'],
    ['/casino/spribe/aviator', 'Casino', 'true'],
    ['/mybets', 'My Bets', 'page'],
  ])('[HDR-05] marks where the player is: %s is in %s', (path, name, current) => {
    renderWithApp(<BottomNav />, fakePlayerApp({ user: PLAYER }), { path });
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [name, current],
    ]);
  });

  it('[HDR-05] a match belongs to the section it was opened from; an account page to none', () => {
    renderWithApp(<BottomNav />, fakePlayerApp({ user: PLAYER }), { path: '/spmsports/live' });
    const go = (path: string): void => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    };
    const marked = () =>
      screen
        .getAllByRole('link')
        .flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []));
    const seen = ['/exchange/1.2345', '/profile', '/exchange/1.2345', '/games-all', '/exchange/1.2345'].map(
      (path) => {
        act(() => go(path));
        return marked();
      },
    );
    expect(seen).toEqual([['Inplay'], [], ['Inplay'], ['Casino'], ['Exchange']]);
  });

  it('[HDR-05] counts the matches in play, of every sport, once they are known', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: true, media: query } as MediaQueryList),
    );
    renderWithApp(<BottomNav />, fake);
    act(() =>
      fake.matches.listArrived('live', [
        aMatch({ id: matchId('m1') }),
        aMatch({ id: matchId('m2'), sport: 'tennis' }),
        aMatch({ id: matchId('m3'), status: 'finished' }),
      ]),
    );
    expect(screen.getByRole('link', { name: /Inplay/ }).textContent).toBe('Inplay22 matches live');
    expect(fake.asked('sports.watchList')).toEqual([['live']]);
    vi.restoreAllMocks();
  });

  it('[HDR-05] asks a visitor to log in, and remembers where to', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<BottomNav />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Casino' }));
    expect([fake.panel.panel, fake.panel.returnTo]).toEqual(['login', '/games-all']);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });
});

describe('the connection', () => {
  it.each([
    ['idle', ''],
    ['connecting', ''],
    ['connected', ''],
    ['disconnected', 'Not connected'],
    ['reconnecting', 'Reconnecting…'],
  ] as const)('[RT-06] %s reads “%s”', (status, words) => {
    const fake = fakePlayerApp();
    renderWithApp(<ConnectionPill />, fake);
    act(() => fake.connection.statusChanged(status));
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('[F02] offline is said in place of what the connection is', () => {
    const fake = fakePlayerApp();
    const { container } = renderWithApp(<ConnectionPill />, fake);
    expect(container.textContent).toBe('');
    act(() => {
      fake.connection.statusChanged('reconnecting');
      fake.connection.onlineChanged(false);
    });
    expect(container.textContent).toBe('You are offline. Prices and balance may be out of date.');
    act(() => fake.connection.onlineChanged(true));
    expect(container.textContent).toBe('Reconnecting…');
  });
});

describe('the bell', () => {
  const notice = {
    id: 'n1',
    type: 'success',
    message: say('login.success'),
    closesAfterMs: 1000,
    at: Date.UTC(2026, 3, 2, 14, 0),
  } as const;

  it('[TOAST-03] keeps what a short toast said, newest first, and closing it marks all as read', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.notices.noticeAdded(notice);
    fake.notices.noticeAdded({
      ...notice,
      id: 'n2',
      type: 'error',
      message: { kind: 'server', text: '<b>No</b>' },
    });
    renderWithApp(<NoticeBell />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 new' }));
    const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Error: <b>No</b>2 Apr, 19:30New',
      'Done: Login Success2 Apr, 19:30New',
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(fake.asked('notices.markRead')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeTruthy();
  });

  it('says so when there is nothing', async () => {
    renderWithApp(<NoticeBell />, fakePlayerApp({ user: PLAYER }));
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(screen.getByText('No notifications yet.')).toBeTruthy();
  });
});
