import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SandboxReview, SandboxTools } from '@/application/ports/device/SandboxTools';
import { ReviewsCard } from '@/ui/sandbox/ReviewsCard';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const KINDS = { D1: 'deposit', W2: 'withdrawal', K3: 'kyc', B4: 'bank', X5: 'something new' } as const;
const review = ([id, kind]: readonly [string, string]): SandboxReview => ({
  id,
  kind,
  at: 0,
  dueAt: 60_000,
  what: `Request <b>${id}</b>`,
});
const ALL: readonly SandboxReview[] = Object.entries(KINDS).map(review);
const WAITS = ALL.slice(0, 2);

async function shown(only?: string, waits: readonly SandboxReview[] = WAITS) {
  let waiting = waits;
  const decided: unknown[] = [];
  const tools: SandboxTools = {
    inbox: () => [],
    onInbox: () => () => undefined,
    reviews: async () => waiting,
    decide: async (id, ...rest) => {
      decided.push([id, ...rest]);
      waiting = waiting.filter((each) => each.id !== id);
      return true;
    },
    paymentPage: () => '/',
    reset: async () => undefined,
  };
  const fake = fakePlayerApp();
  const card = only === undefined ? <ReviewsCard tools={tools} /> : <ReviewsCard tools={tools} only={only} />;
  await act(async () => renderWithApp(card, fake));
  return { decided, fake };
}

describe('the operator’s desk of the sandbox', () => {
  it('[CASH-02] shows what waits as text, and takes each of the three decisions', async () => {
    const { decided } = await shown();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Request <b>D1</b>');
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Approve' }));
    await userEvent.click(screen.getByRole('button', { name: 'Let it expire' }));
    expect(decided).toEqual([
      ['D1', 'approve', undefined],
      ['W2', 'expire', undefined],
    ]);
    expect(screen.getByText('No pending requests.')).toBeTruthy();
  });

  it.each([
    ['D1', 'The payment was not found.'],
    ['W2', 'The account is in another person’s name.'],
    ['K3', 'The picture could not be read.'],
    ['B4', 'The bank has another name for this account.'],
    ['X5', ''],
  ])('[CASH-02] the reason that %s begins with fits its kind: %j', async (id, words) => {
    await shown(id, ALL);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(words);
  });

  it('[CASH-02] asks for a reason before it declines', async () => {
    const { decided } = await shown('W2');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'Not you.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(decided).toEqual([['W2', 'decline', 'Not you.']]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
