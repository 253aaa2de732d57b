import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dismissToast, showToast, updateToast } from '@/adapters/notifications/toastRuntime';
import { say } from '@/domain/shared/Message';

it('[TOAST-03] added, updated, removed: one toast says something else, and goes', async () => {
  const notice = {
    ...{ id: 'life', message: say('bonus.failed'), closesAfterMs: 60_000, at: 0 },
    type: 'info',
  } as const;
  const toasts = () => within(document.body).queryAllByRole('status');
  const said = () => toasts().map(({ textContent }) => textContent);
  await showToast(notice, { text: 'added', region: 'Notices', close: 'Close' });
  await waitFor(() => expect(said()).toEqual(['added']));
  updateToast({ ...notice, closesAfterMs: 30_000 }, { text: 'updated' });
  await waitFor(() => expect(said()).toEqual(['updated']));

  dismissToast('life');
  await waitFor(() => {
    // No animation runs here: its end is told by hand.
    for (const each of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(each);
    expect(said()).toEqual([]);
  });
  updateToast(notice, { text: 'back again' });
  expect(said()).toEqual([]);
});

it('[TOAST-03] a toast is seen also after something has emptied the page', async () => {
  const notice = {
    ...{ id: 'after', message: say('bonus.failed'), closesAfterMs: 60_000, at: 0 },
    type: 'info',
  } as const;
  const words = { text: 'seen', region: 'Notices', close: 'Close' };
  await showToast(notice, words);
  await waitFor(() => expect(within(document.body).queryAllByRole('status')).toHaveLength(1));
  document.body.replaceChildren();
  await showToast({ ...notice, id: 'later' }, words);
  await waitFor(() => expect(within(document.body).getByText('seen')).toBeTruthy());
});
