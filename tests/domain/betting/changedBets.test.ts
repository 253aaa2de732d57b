import { describe, expect, it } from 'vitest';
import { changedBets } from '@/domain/betting/changedBets';
import { betId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';

describe('bets that were changed', () => {
  it('[SPORT-06] those whose place was taken; a change that was refused, or that waits, took none', () => {
    const change = (id: string, status: 'matched' | 'rejected' | 'pending') =>
      aBet({ replaces: betId(id), status });
    expect(
      changedBets([change('a', 'matched'), change('b', 'rejected'), change('c', 'pending'), aBet()]),
    ).toEqual(new Set(['a']));
  });
});
