import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AlertsKeeper } from '@/ui/alerts/AlertsKeeper';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const badge = { set: vi.fn(async () => undefined), clear: vi.fn(async () => undefined) };

beforeEach(() => {
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  vi.clearAllMocks();
});

it('[TOAST-03] the icon of the app counts what is unread, and nothing once it is read or nobody is in', () => {
  const fake = fakePlayerApp({ user: PLAYER });
  const { unmount } = renderWithApp(<AlertsKeeper />, fake);
  act(() =>
    fake.notices.noticeAdded({
      id: 'a',
      type: 'info',
      message: { kind: 'server', text: 'x' },
      closesAfterMs: 5000,
      at: 0,
    }),
  );
  expect(badge.set).toHaveBeenLastCalledWith(1);
  badge.clear.mockClear();
  act(() => fake.notices.noticesRead());
  expect(badge.clear).toHaveBeenCalledTimes(1);
  unmount();
  expect(badge.clear).toHaveBeenCalledTimes(2);
});

it('the script of alerts is asked for by who has set one, and by nobody else', () => {
  const open = vi.fn(async () => Promise.reject(new Error('no such script')));
  for (const [key, times] of [
    ['alerts.somebody', 0],
    [`alerts.${PLAYER.id}`, 1],
  ] as const) {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.storage.write(key, '{}');
    Object.assign(fake.app.alerts, { open });
    renderWithApp(<AlertsKeeper />, fake);
    expect(open).toHaveBeenCalledTimes(times);
  }
});
