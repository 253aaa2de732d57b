import { expect, it } from 'vitest';
import { bets } from '@games/texts/en/bets';
import { slot } from '@games/texts/en/slot';
import { stakeField } from '@games/parts/stakeField';

it('[CASINO-03] a multiple is written with an x behind its figure', () => {
  const { row } = stakeField({ min: 10, max: 10_000, maxWin: 500_000 }, { last: null });
  const written = [row.textContent, bets['stake.twice'], slot['auto.times']];
  for (const each of written) {
    expect(each).toMatch(/[2}]x/);
    expect(each).not.toMatch(/[0-9}]×/);
  }
});
