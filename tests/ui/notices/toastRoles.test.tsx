import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeType } from '@/domain/notices/Notice';
import { say } from '@/domain/shared/Message';

type Runtime = typeof import('@/adapters/notifications/toastRuntime');
let showToast: Runtime['showToast'];
// The place of the toasts is mounted once a page; the last test had another page.
beforeEach(async () => {
  vi.resetModules();
  ({ showToast } = await import('@/adapters/notifications/toastRuntime'));
});

describe('a toast, to a screen reader', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
    ['default', 'status'],
  ] as const)('[TOAST-01] %s is an %s: only what went wrong cuts in', async (type: NoticeType, role) => {
    await showToast(
      { id: type, type, message: say('bonus.failed'), closesAfterMs: 5_000, at: 0 },
      { text: `a ${type}`, region: 'सूचनाएँ', close: 'बंद करें' },
    );
    await waitFor(() => {
      const shown = within(document.body).getAllByRole(role);
      expect(shown.map((each) => each.textContent)).toContain(`a ${type}`);
    });
  });
});
