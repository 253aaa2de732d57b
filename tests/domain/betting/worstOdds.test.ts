import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ODDS_STEPS, type OddsAcceptance } from '@/domain/betting/BetSlip';
import { oddsHonoured } from '@/domain/betting/oddsHonoured';
import { acceptanceOn, worstOdds } from '@/domain/betting/worstOdds';
import { odds } from '@/domain/shared/Odds';
import { ODDS_LADDER, ticksBetween } from '@/domain/sports/oddsLadder';
import { EVERY_KIND, MARKET_KINDS } from '@/domain/sports/marketKinds';
import { aBet } from '@tests/support/mothers/betting';
import { runs } from '@tests/support/runs';

const ODDS = { marketKind: 'matchOdds', side: 'back' } as const;
const side = fc.constantFrom('back' as const, 'lay' as const);
const asked = fc.constantFrom(...ODDS_LADDER);
const steps = fc.constantFrom(...ODDS_STEPS);

describe('[P01] [P19] the worst odds that a slip takes', () => {
  it('are so many steps of the ladder against the player, and never past its end', () => {
    fc.assert(
      fc.property(side, asked, steps, (side, price, acceptOdds) => {
        const worst = worstOdds({ ...ODDS, side }, { odds: price, acceptOdds });
        const end = side === 'back' ? odds(101) : odds(100_000);
        expect(ODDS_LADDER).toContain(worst);
        expect(ticksBetween(worst ?? price, price)).toBe(Math.min(acceptOdds, ticksBetween(price, end)));
        expect(side === 'back' ? (worst ?? 0) <= price : (worst ?? 0) >= price).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('say of every bet whether it keeps to them', () => {
    fc.assert(
      fc.property(side, asked, steps, asked, (side, price, acceptOdds, given) => {
        const worst = worstOdds({ ...ODDS, side }, { odds: price, acceptOdds }) ?? price;
        const honoured = oddsHonoured(aBet({ side, odds: given, line: null }), {
          odds: price,
          line: null,
          acceptOdds,
        });
        expect(honoured).toBe(side === 'back' ? given >= worst : given <= worst);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['none', 200],
    ['better', 200],
    [1, 199],
    [5, 195],
    ['any', null],
  ] as const)('by %s of 2.00 they are %s', (acceptOdds: OddsAcceptance, worst) => {
    expect(worstOdds(ODDS, { odds: odds(200), acceptOdds })).toBe(worst);
  });

  it('have no steps where a kind is not on the ladder', () => {
    for (const marketKind of EVERY_KIND) {
      const { onLadder } = MARKET_KINDS[marketKind];
      expect(acceptanceOn({ marketKind }, 3)).toBe(onLadder ? 3 : 'better');
      if (!onLadder)
        expect(worstOdds({ marketKind, side: 'lay' }, { odds: odds(190), acceptOdds: 3 })).toBe(190);
    }
  });
});
