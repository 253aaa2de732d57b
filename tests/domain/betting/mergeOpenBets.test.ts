import { describe, expect, it } from 'vitest';
import { mergeOpenBets } from '@/domain/betting/mergeOpenBets';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betId } from '@/domain/shared/ids';
import { aBet, aPendingBet } from '@tests/support/mothers/betting';

const bet = (id: string, changes = {}) => aBet({ id: betId(id), ...changes });

describe('open bets that were told while the list was on its way', () => {
  it('stand before those of the list, the last told first', () => {
    const merged = mergeOpenBets([bet('b2'), bet('b1')], [bet('b3'), bet('b4')]);
    expect(merged.map(({ id }) => id)).toEqual(['b4', 'b3', 'b2', 'b1']);
  });

  it('[P18] are in it once, as far as they got, and not when they are over', () => {
    const waiting = bet('b1', { status: 'unmatched', matched: NO_MONEY });
    const half = { ...waiting, status: 'partlyMatched', matched: rupees(40) } as const;
    expect(mergeOpenBets([waiting], [half, aPendingBet(5, { id: waiting.id })])).toEqual([half]);
    expect(mergeOpenBets([waiting, bet('b0')], [bet('b1', { status: 'settled' })])).toEqual([bet('b0')]);
    expect(mergeOpenBets([], [bet('b9', { status: 'rejected' })])).toEqual([]);
  });
});
