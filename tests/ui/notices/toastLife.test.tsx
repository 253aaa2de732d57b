import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dismissToast, showToast, updateToast } from '@/adapters/notifications/toastRuntime';
import { say } from '@/domain/shared/Message';

it('[TOAST-03] added, updated, removed: one toast says something else, and goes', async () => {
  const notice = {
    ...{ id: 'life', message: say('bonus.failed'), closesAfterMs: 60_000, at: 0 },
    type: 'info',
  } as const;
  const toasts = () => within(document.body).queryAllByRole('status');
  const said = () => toasts().map(({ textContent }) => textContent);
  const closed = vi.fn<() => void>();
  await showToast(notice, { text: 'added', region: 'Notices', close: 'Close' }, closed);
  await waitFor(() => expect(said()).toEqual(['added']));
  updateToast({ ...notice, closesAfterMs: 30_000 }, { text: 'updated' });
  await waitFor(() => expect(said()).toEqual(['updated']));

  expect(closed).not.toHaveBeenCalled();
  dismissToast('life');
  await waitFor(() => {
    // No animation runs here: its end is told by hand.
    for (const each of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(each);
    expect(said()).toEqual([]);
  });
  expect(closed).toHaveBeenCalledOnce();
  updateToast(notice, { text: 'back again' });
  expect(said()).toEqual([]);
});

it('[TOAST-03] a toast is seen also after something has emptied the page', async () => {
  const notice = {
    ...{ id: 'after', message: say('bonus.failed'), closesAfterMs: 60_000, at: 0 },
    type: 'info',
  } as const;
  const words = { text: 'seen', region: 'Notices', close: 'Close' };
  await showToast(notice, words, () => undefined);
  await waitFor(() => expect(within(document.body).queryAllByRole('status')).toHaveLength(1));
  document.body.replaceChildren();
  await showToast({ ...notice, id: 'later' }, words, () => undefined);
  await waitFor(() => expect(within(document.body).getByText('seen')).toBeTruthy());
});

it('[TOAST-03] removed before it has come, it does not come', async () => {
  document.body.replaceChildren();
  const notice = {
    ...{ id: 'early', message: say('bonus.failed'), closesAfterMs: 60_000, at: 0 },
    type: 'info',
  } as const;
  const words = { text: 'too late', region: 'Notices', close: 'Close' };
  const shown = showToast(notice, words);
  const removed = dismissToast('early');
  await shown;
  await removed;
  await showToast({ ...notice, id: 'next' }, { ...words, text: 'next' });
  await waitFor(() => expect(within(document.body).getByText('next')).toBeTruthy());
  await waitFor(() => {
    for (const each of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(each);
    expect(within(document.body).queryByText('too late')).toBeNull();
  });
});
