import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import { rupees } from '@/domain/shared/Money';
import { OwnMost } from '@/ui/playSafe/limits/OwnMost';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const limit = (changes: Partial<SelfLimit> = {}): SelfLimit => ({
  kind: 'stake',
  period: 'day',
  amount: rupees(5_000),
  used: rupees(3_000),
  wanted: null,
  ...changes,
});

async function shown(limits: readonly SelfLimit[], most: number | null, playSafe = true, least = 100) {
  let asked = 0;
  const view = new PlaySafeStore();
  const app = { view, load: async () => void (asked += 1) } as Partial<PlaySafeApp> as PlaySafeApp;
  const config = { capabilities: { ...CONFIG.capabilities, playSafe } };
  const fake = fakePlayerApp({ user: PLAYER, config }, { 'playSafe.open': async () => app });
  renderWithApp(<OwnMost most={most === null ? null : rupees(most)} least={rupees(least)} />, fake);
  await act(async () => undefined);
  act(() => view.safetyArrived({ limits, check: { every: null, dueAt: null } as never }));
  return { asked: () => asked, text: () => screen.queryByText(/^Your own limit leaves/)?.textContent };
}

describe('the tighter of two limits', () => {
  it('the player’s own is named where it leaves less than the operator’s', async () => {
    const { text, asked } = await shown([limit(), limit({ period: 'week', amount: rupees(3_500) })], 50_000);
    expect(text()).toBe('Your own limit leaves ₹500 (Stake limit, 7 days).');
    expect(asked()).toBeGreaterThan(0);
  });

  it.each([
    [4_900, 'Your own limit leaves ₹100 (Stake limit, 24 hours), and the minimum here is ₹300.'],
    [4_700, 'Your own limit leaves ₹300 (Stake limit, 24 hours).'],
  ])('of %s used, the operator’s least is named where less is left', async (used, words) => {
    const { text } = await shown([limit({ used: rupees(used) })], 50_000, true, 300);
    expect(text()).toBe(words);
  });

  it.each([
    ['the operator’s is tighter', [limit()], 1_000],
    ['the operator’s is not known', [limit()], null],
    ['there is none of the player’s', [limit({ amount: null })], 50_000],
    ['it is of deposits', [limit({ kind: 'deposit' })], 50_000],
  ] as const)('nothing is said where %s', async (_, limits, most) => {
    expect((await shown(limits, most)).text()).toBeUndefined();
  });

  it('nothing is asked of a backend that keeps none', async () => {
    const { text, asked } = await shown([limit()], 50_000, false);
    expect([text(), asked()]).toEqual([undefined, 0]);
  });
});
