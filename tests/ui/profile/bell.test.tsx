import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Notice } from '@/domain/notices/Notice';
import { say } from '@/domain/shared/Message';
import { NoticeBell } from '@/ui/notices/NoticeBell';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const notice = (id: string, at: number): Notice => ({
  id,
  type: 'success',
  message: { kind: 'server', text: `Bet settled ${id}` },
  closesAfterMs: 5000,
  at,
});

describe('the bell', () => {
  it('[TOAST-03] counts what is new, marks it by a word, and has it read when it is closed', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const now = fake.clock.now();
    fake.notices.noticeAdded(notice('a', now - 3 * 86_400_000));
    fake.notices.noticesRead();
    fake.notices.noticeAdded(notice('b', now));
    renderWithApp(<NoticeBell />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 1 new' }));
    const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
    const [newest, older] = panel.getAllByRole('listitem');
    expect([newest?.textContent?.includes('New'), older?.textContent?.includes('New')]).toEqual([
      true,
      false,
    ]);
    expect(newest?.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);
    expect(older?.querySelector('time')?.textContent).toMatch(/^\d+ \w+, \d\d:\d\d$/);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(fake.notices.unread).toBe(0);
  });

  it('[TOAST-03] what a notice tells of is a press away: it leads there, and the bell is read and closed', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const message = say('bet.settledWon', { selection: 'Rajasthan', amountPaise: 25_000 });
    fake.notices.noticeAdded({ ...notice('a', fake.clock.now()), message });
    fake.notices.noticeAdded(notice('b', fake.clock.now()));
    const said = { kind: 'server', text: 'Deposit credited', page: '/gatewaylist' } as const;
    fake.notices.noticeAdded({ ...notice('c', fake.clock.now()), message: said });
    const { address } = renderWithApp(<NoticeBell />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 new' }));
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Deposit credited',
      expect.stringContaining('Rajasthan'),
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(address()).toBe('/mybets?tab=settled');
    expect([fake.notices.unread, panel.hasAttribute('open')]).toEqual([0, false]);
  });

  it('[TOAST-03] all are marked as read at once, and that is said', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<NoticeBell />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(screen.getByText('No notifications yet.')).toBeTruthy();
    act(() => fake.notices.noticeAdded(notice('a', fake.clock.now())));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.getByText('All read.')).toBeTruthy();
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });
});
