import { describe, expect, it } from 'vitest';
import { betsCsv } from '@/domain/betting/betsCsv';
import type { BetStatus } from '@/domain/betting/Bet';
import { isOpenBet, laterBet } from '@/domain/betting/laterBet';
import { mergeOpenBets } from '@/domain/betting/mergeOpenBets';
import { rowId, serverBetId } from '@/domain/betting/rowId';
import { effectiveStake } from '@/domain/betting/effectiveStake';
import { tenThousandths } from '@/domain/betting/exactOdds';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';

const odd = aBet({ id: betId('odd'), status: 'other', statusWord: 'settled-by-hand', matched: NO_MONEY });

describe('a bet whose status is the backend’s own word', () => {
  it('[F93] stays in the open bets when the server listed it there', () => {
    expect(mergeOpenBets([odd, aBet({ status: 'open' })], [])).toEqual([odd, aBet({ status: 'open' })]);
    expect(mergeOpenBets([aBet({ status: 'settled' })], [])).toEqual([]);
  });

  it('[F93] counts with its stake: nothing speaks against it', () => {
    expect(effectiveStake(odd)).toBe(rupees(500));
    expect(isOpenBet(odd)).toBe(false);
  });

  it.each([
    'pending',
    'unmatched',
    'partlyMatched',
    'matched',
    'open',
    'rejected',
    'lapsed',
    'cancelled',
    'settled',
    'void',
  ] as const)('whatever we understand says more: %s', (status) => {
    const later = { ...odd, status, statusWord: null };
    expect(laterBet(odd, later)).toBe(later);
    expect(laterBet(later, odd)).toBe(later);
  });

  it('[F93] its word stands in the file, and odds as they came', () => {
    const bet = { ...odd, exactOdds: tenThousandths(18_550), id: rowId(3) };
    const [, row] = betsCsv([bet], { head: String, side: String, status: () => 'ours' })
      .trimEnd()
      .split('\r\n');
    expect(row).toBe(
      '2026-01-15 17:30:00,Home v Away,Match Odds,Home,back,1.855,,,500.00,427.50,500.00,,settled-by-hand,,',
    );
  });
});

describe('an open bet of a backend that does not say how much was taken', () => {
  it('[F93] is open, and gives way to whatever says more', () => {
    const open = aBet({ status: 'open' });
    expect(isOpenBet(open)).toBe(true);
    expect(effectiveStake(open)).toBe(rupees(500));
    for (const status of ['pending', 'unmatched', 'partlyMatched', 'matched', 'settled', 'void'] as const) {
      expect(laterBet(open, aBet({ status })).status).toBe(status);
      if (status !== 'pending') expect(laterBet(aBet({ status }), open).status).toBe(status);
    }
    expect(laterBet(open, aBet({ status: 'rejected' })).status).toBe('rejected');
  });

  it('never comes back after an end', () => {
    const ends: readonly BetStatus[] = ['settled', 'void', 'rejected', 'lapsed', 'cancelled'];
    for (const end of ends)
      expect(laterBet(aBet({ status: end }), aBet({ status: 'open' })).status).toBe(end);
  });
});

describe('a bet that the server lists without an id', () => {
  it('has a place and no id to quote', () => {
    expect(rowId(12)).toBe('row-12');
    expect(serverBetId(rowId(12))).toBe('');
    expect(serverBetId(betId('B12'))).toBe('B12');
    expect(serverBetId(betId('B-row-12'))).toBe('B-row-12');
  });
});
