import { describe, expect, it } from 'vitest';
import { BETS_CSV_COLUMNS, betsCsv, betsCsvName } from '@/domain/betting/betsCsv';
import { betPrice, sideWord } from '@/domain/betting/betPrice';
import type { IndianDay } from '@/domain/shared/IndianDay';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { aBet } from '@tests/support/mothers/betting';

const WORDS = {
  head: (column: string) => column,
  side: (side: string) => side,
  status: (status: string) => status,
};
const rows = (text: string) => text.slice(1).trimEnd().split('\r\n');

describe('bets as a file', () => {
  it('a head, then a line per bet: times in India, amounts with a point', () => {
    const settled = aBet({
      status: 'settled',
      profitLoss: paise(-50_000),
      settledAt: Date.UTC(2026, 0, 15, 20, 0, 5),
    });
    expect(rows(betsCsv([settled], WORDS))).toEqual([
      BETS_CSV_COLUMNS.join(','),
      '2026-01-15 17:30:00,Home v Away,Match Odds,Home,back,2.00,,,500.00,500.00,500.00,-500.00,settled,2026-01-16 01:30:05,bet-1',
    ]);
  });

  it('a rate per 100 has a column of its own', () => {
    const [, row] = rows(betsCsv([aBet({ marketKind: 'bookmaker', odds: odds(185) })], WORDS));
    expect(row).toContain(',back,,,85,500.00,425.00,500.00,,matched,,');
  });

  it('a fancy bet has its run and its rate; No wins the stake and risks the rate, rounded up', () => {
    const no = aBet({
      marketKind: 'fancy',
      side: 'lay',
      odds: odds(190),
      line: 47,
      stake: paise(10_001),
      matched: paise(10_001),
    });
    const [, row] = rows(betsCsv([no], WORDS));
    expect(row).toContain(',no,,47,90,100.01,100.01,90.01,,matched,');
  });

  it('[X10] a name that is a formula is text', () => {
    const [, row] = rows(betsCsv([aBet({ selection: '=HYPERLINK("http://evil")' })], WORDS));
    expect(row).toContain(`,"'=HYPERLINK(""http://evil"")",`);
  });

  it('its name says which bets and which days', () => {
    const [from, to] = ['2026-03-27' as IndianDay, '2026-04-02' as IndianDay];
    expect(betsCsvName('settled', { from, to })).toBe('my-bets-settled-2026-03-27-to-2026-04-02.csv');
    expect(betsCsvName('open', to)).toBe('my-bets-open-2026-04-02.csv');
  });
});

describe('the price of a bet in the words of its kind', () => {
  it.each([
    ['matchOdds', { form: 'odds', odds: 198 }],
    ['tiedMatch', { form: 'odds', odds: 198 }],
    ['other', { form: 'odds', odds: 198 }],
    ['bookmaker', { form: 'rate', rate: 98 }],
    ['toss', { form: 'rate', rate: 98 }],
    ['fancy', { form: 'line', line: 47, rate: 98 }],
  ] as const)('[SPORT-05] %s', (marketKind, expected) =>
    expect(betPrice({ marketKind, odds: odds(198), exactOdds: null, line: 47 })).toEqual(expected),
  );

  it('runs are answered with Yes and No, everything else is backed or laid', () => {
    expect(sideWord({ marketKind: 'fancy', side: 'back' })).toBe('yes');
    expect(sideWord({ marketKind: 'fancy', side: 'lay' })).toBe('no');
    expect(sideWord({ marketKind: 'toss', side: 'lay' })).toBe('lay');
  });

  it('a fancy bet of a backend that names no line shows its rate', () => {
    expect(betPrice({ marketKind: 'fancy', odds: odds(190), exactOdds: null, line: null })).toEqual({
      form: 'rate',
      rate: 90,
    });
  });
});
