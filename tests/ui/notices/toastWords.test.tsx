import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from '@/domain/shared/Message';
import { invent } from '@tests/support/mothers/invent';

type Runtime = typeof import('@/adapters/notifications/toastRuntime');
let showToast: Runtime['showToast'];
// The place of the toasts is mounted once a page; the last test had another page.
beforeEach(async () => {
  vi.resetModules();
  ({ showToast } = await import('@/adapters/notifications/toastRuntime'));
});

describe('the place of the toasts', () => {
  it('[TOAST-01] its place and its button say what they are in the language of the moment; two at once are two', async () => {
    const received = (id: string, close: string, region: string) =>
      showToast(
        { id, type: 'info', message: say('bonus.failed'), closesAfterMs: 5_000, at: 0 },
        { text: id, region, close },
      );
    await Promise.all([received('first', 'Close', 'Notices'), received('second', 'बंद करें', 'सूचनाएँ')]);
    await waitFor(() => {
      const page = within(document.body);
      expect([page.getByText('first'), page.getByText('second')]).toHaveLength(2);
      expect(page.getAllByRole('button', { name: 'बंद करें' }).length).toBeGreaterThan(0);
      expect(page.getByRole('region', { name: /^सूचनाएँ/ })).toBeTruthy();
    });
  });

  it('[TOAST-01] the words of a toast are whole, however long a name in them is', async () => {
    const from = invent('a toast');
    const words = [`${from.longName()}: ${from.sentence()}`, from.address()];
    for (const [at, text] of words.entries())
      await showToast(
        { id: `long-${at}`, type: 'success', message: say('bonus.failed'), closesAfterMs: 5_000, at },
        { text, region: 'Notices', close: 'Close' },
      );
    await waitFor(() => {
      for (const text of words) expect(within(document.body).getByText(text)).toBeTruthy();
    });
  });

  it('[TOAST-01] a figure and its sign are one piece, which no line breaks', async () => {
    await showToast(
      { id: 'signed', type: 'success', message: say('bonus.failed'), closesAfterMs: 5_000, at: 0 },
      { text: 'Auto cash out set at -₹1,022.07.', region: 'Notices', close: 'Close' },
    );
    const figure = await within(document.body).findByText('-₹1,022.07');
    const words = figure.parentElement;
    expect(words?.textContent).toBe('Auto cash out set at -₹1,022.07.');
    // A toast lays out what is in it side by side: words before and after a figure would be columns.
    const toast = figure.closest('.Toastify__toast');
    expect([...(toast?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)).toEqual([]);
    expect(words).not.toBe(toast);
  });
});
