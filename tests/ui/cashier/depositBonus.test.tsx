import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BonusesShown } from '@/application/rewards/BonusApp';
import type { RewardsApp } from '@/application/rewards/openRewards';
import type { Bonus } from '@/domain/rewards/Bonus';
import { say, type Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { DepositBonus } from '@/ui/cashier/deposit/DepositBonus';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const OFFER = {
  name: 'Cricket season boost',
  amount: rupees(1_000),
  target: rupees(10_000),
  multiple: 10,
  partCount: 4,
  days: 14,
  blocked: false,
} as Bonus;

function shown(answer: Result<readonly Bonus[], Message>) {
  const load = vi.fn(async () =>
    answer.ok
      ? ok({ bonuses: answer.value, count: answer.value.length, stats: null } as BonusesShown)
      : answer,
  );
  const rewards = { bonus: { load } } as unknown as RewardsApp;
  const fake = fakePlayerApp({ user: PLAYER }, { 'rewards.open': async () => rewards });
  return { load, ...renderWithApp(<DepositBonus />, fake, { path: '/gatewaylist' }) };
}

describe('the bonus beside a deposit', () => {
  it('is the first that can be claimed, with what it asks for in a sentence', async () => {
    shown(ok([{ ...OFFER, name: 'Another', blocked: true }, OFFER]));
    await screen.findByRole('heading', { name: 'A bonus you can claim' });
    const said = screen.getByText(/Wager/).textContent;
    expect(said).toContain('Cricket season boost · ₹1,000 in coins');
    expect(said).toContain('Wager ₹10,000 (10 times the bonus) within 14 days');
    expect(screen.getByRole('link', { name: 'See the bonus' }).getAttribute('href')).toBe('/bonus');
  });

  it.each([
    ['none is on offer', ok([])],
    ['another has to end first', ok([{ ...OFFER, blocked: true }])],
    ['the site has none, or does not answer', fail(say('bonus.failed'))],
  ] as const)('[F25] is nothing where %s', async (_why, answer) => {
    const { load, container } = shown(answer);
    await waitFor(() => expect(load).toHaveBeenCalled());
    await act(async () => undefined);
    expect(container.textContent).toBe('');
  });
});
