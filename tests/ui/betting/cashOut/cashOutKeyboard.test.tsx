import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import { rupees } from '@/domain/shared/Money';
import { betId, marketId } from '@/domain/shared/ids';
import { CashOutButton } from '@/ui/betting/cashOut/CashOutButton';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('[F53] by the keyboard', () => {
  /** Two markets, of which a cash out makes the first one level. */
  function two() {
    const second = marketId('m2');
    const level = new Set<string>();
    const fake = fakePlayerApp(
      { user: PLAYER, config: { capabilities: { ...CONFIG.capabilities, cashOut: true } } },
      {
        'betting.cashOutFigure': (_match: unknown, market: string): CashOutOffer =>
          level.has(market)
            ? { amount: rupees(-42), problem: 'level' }
            : { amount: rupees(-42), problem: null },
        'betting.takeCashOut': async (_match: unknown, market: string) => {
          level.add(market);
          const leg = { id: betId(`leg ${market}`), marketId: marketId(market) };
          act(() => fake.betting.openBetChanged(aBet({ ...leg, side: 'lay' })));
        },
      },
    );
    fake.betting.openBetsReplaced([aBet(), aBet({ id: betId('2'), marketId: second })]);
    renderWithApp(
      <section aria-labelledby="head">
        <h2 id="head">Rows</h2>
        <CashOutButton market={aMarket()} />
        <CashOutButton market={aMarket({ id: second })} />
      </section>,
      fake,
    );
    return fake;
  }

  it('the focus goes to what came of it, where a second Enter presses nothing', async () => {
    const { asked } = two();
    screen.getAllByRole('button', { name: /^Cash out/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const result = await screen.findByText('Locked in');
    await waitFor(() => expect(document.activeElement).toBe(result));
    await userEvent.keyboard('{Enter}');
    expect(asked('betting.takeCashOut')).toHaveLength(1);
  });
});
