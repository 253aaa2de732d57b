import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { paise, rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { betId, matchId } from '@/domain/shared/ids';
import { ExposureButton } from '@/ui/betting/ExposureButton';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const EXPOSURE = {
  total: rupees(12_500),
  rows: [{ matchId: matchId('77'), matchName: 'Home v Away', amount: rupees(12_500), bets: 12 }],
};

function shownButton(answers: Parameters<typeof fakePlayerApp>[1] = {}) {
  const fake = fakePlayerApp({ user: PLAYER }, answers);
  act(() => fake.exposure.exposureReplaced(EXPOSURE));
  renderWithApp(<ExposureButton />, fake);
  return fake;
}

const headsOf = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

describe('exposure', () => {
  it('[HDR-08] the figure in the header opens the popup and asks afresh', async () => {
    const user = userEvent.setup();
    const { asked } = shownButton();
    await user.click(screen.getByRole('button', { name: /Exp: -12,500/ }));
    expect(asked('exposure.load')).toHaveLength(1);
    const table = screen.getByRole('table', { name: 'Exposure' });
    expect(headsOf(table)).toEqual(['#', 'Exposure amount', 'Match name', 'Ref match ID', 'Total bets']);
    expect(within(table).getByText('Total -12,500')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });

  it('[HDR-08] a row opens the bets of its match: ten from the first, five columns, and a pager', async () => {
    const user = userEvent.setup();
    const bets = Array.from({ length: 10 }, (_, index) => aBet({ id: betId(`b${index}`) }));
    const { asked } = shownButton({ 'exposure.betsOfMatch': async () => ok({ bets, count: 12 }) });
    await user.click(screen.getByRole('button', { name: /Exp: -12,500/ }));
    await user.click(screen.getByRole('button', { name: 'Bets on Home v Away' }));
    const table = await screen.findByRole('table', { name: 'Home v Away' });
    expect(headsOf(table)).toEqual(['Odds', 'Stack', 'Selection type', 'Status', 'Create date']);
    expect(asked('exposure.betsOfMatch')[0]?.slice(0, 2)).toEqual(['77', 0]);
    expect(screen.getByText('1-10 of 12')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(asked('exposure.betsOfMatch')[1]?.slice(0, 2)).toEqual(['77', 10]);
  });

  it('[F05] leaving the bets gives up their call; a failure is said with another try', async () => {
    const user = userEvent.setup();
    let cancelled = false;
    const { asked } = shownButton({
      'exposure.betsOfMatch': async (
        _match: never,
        _skip: never,
        cancellation: { onCancel(f: () => void): void },
      ) => {
        cancellation.onCancel(() => (cancelled = true));
        return fail(say('bets.failed'));
      },
    });
    await user.click(screen.getByRole('button', { name: /Exp: -12,500/ }));
    await user.click(screen.getByRole('button', { name: 'Bets on Home v Away' }));
    expect(await screen.findByText('Your bets could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    await waitFor(() => expect(asked('exposure.betsOfMatch')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(cancelled).toBe(true));
  });

  it('[WAL-04] nothing at risk reads 0, and an exposure that did not load says so', async () => {
    const user = userEvent.setup();
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<ExposureButton />, fake);
    await user.click(screen.getByRole('button', { name: /Exp: 0/ }));
    act(() => fake.exposure.exposureFailed());
    expect(screen.getByText('Your exposure could not be loaded.')).toBeTruthy();
    act(() => fake.exposure.exposureReplaced({ total: paise(0), rows: [] }));
    expect(screen.getByText('No open exposure.')).toBeTruthy();
  });
});
