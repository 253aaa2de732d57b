import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showToast } from '@/adapters/notifications/toastRuntime';
import { say } from '@/domain/shared/Message';

describe('the place of the toasts', () => {
  it('[TOAST-01] its place and its button say what they are in the language of the moment; two at once are two', async () => {
    const told = (id: string, close: string, region: string) =>
      showToast(
        { id, type: 'info', message: say('bonus.failed'), closesAfterMs: 5_000, at: 0 },
        { text: id, region, close },
      );
    await Promise.all([told('first', 'Close', 'Notices'), told('second', 'बंद करें', 'सूचनाएँ')]);
    await waitFor(() => {
      const page = within(document.body);
      expect([page.getByText('first'), page.getByText('second')]).toHaveLength(2);
      expect(page.getAllByRole('button', { name: 'बंद करें' }).length).toBeGreaterThan(0);
      expect(page.getByRole('region', { name: /^सूचनाएँ/ })).toBeTruthy();
    });
  });
});
