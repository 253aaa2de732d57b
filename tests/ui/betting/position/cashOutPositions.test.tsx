import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_MONEY } from '@/domain/shared/Money';
import { betId, marketId } from '@/domain/shared/ids';
import { CashOutPositions } from '@/ui/betting/position/CashOutPositions';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const MARKETS = ['1', '2', '3', '4', '5', '6'];

function shown(docked: boolean, markets = MARKETS, cashOut = true) {
  const config = { capabilities: { ...CONFIG.capabilities, cashOut } };
  const fake = fakePlayerApp({ user: PLAYER, config });
  fake.betting.openBetsReplaced([
    ...markets.map((id) => aBet({ id: betId(id), marketId: marketId(id), selection: `Side ${id}` })),
    aBet({ id: betId('f'), marketId: marketId('f'), marketKind: 'fancy', selection: 'Runs' }),
  ]);
  renderWithApp(<CashOutPositions docked={docked} />, fake);
}

const rows = () => screen.queryAllByRole('listitem').length;

describe('cash out from My Bets', () => {
  it.each([
    ['over the list', false, 4],
    ['at the lower edge', true, 1],
  ])(
    '[SPORT-05] %s: a few markets that can be cashed out, all of them when asked for',
    async (_, docked, few) => {
      shown(docked);
      expect(screen.getByRole('region', { name: 'Cash out' })).toBeTruthy();
      expect(rows()).toBe(few);
      const more = screen.getByRole('button', { name: 'All 6' });
      expect(more.getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(more);
      expect(rows()).toBe(6);
      expect(more.textContent).toBe('Fewer');
      expect(screen.queryByText('Runs')).toBeNull();
      await userEvent.click(more);
      expect(rows()).toBe(few);
    },
  );

  it('[SPORT-05] names what was taken, and not what waits; a market on which all waits is none of them', () => {
    const waits = { status: 'unmatched', matched: NO_MONEY } as const;
    const config = { capabilities: { ...CONFIG.capabilities, cashOut: true } };
    const fake = fakePlayerApp({ user: PLAYER, config });
    fake.betting.openBetsReplaced([
      aBet({ id: betId('b3'), marketId: marketId('2'), selection: 'Only waits', ...waits }),
      aBet({ id: betId('b2'), selection: 'Waits', ...waits }),
      aBet({ id: betId('b1'), selection: 'Taken' }),
    ]);
    renderWithApp(<CashOutPositions />, fake);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Taken'),
    ]);
    expect(screen.getByText('+1')).toBeTruthy();
  });

  it('one market needs no more than its line', () => {
    shown(true, ['1']);
    expect([rows(), screen.queryByRole('button', { name: /^All/ })]).toEqual([1, null]);
  });

  it.each([
    ['nothing can be cashed out', [], true],
    ['it is not offered', ['1'], false],
  ] as const)('is not there where %s', (_, markets, cashOut) => {
    shown(false, [...markets], cashOut);
    expect(screen.queryByRole('region', { name: 'Cash out' })).toBeNull();
  });
});
