import { describe, expect, it } from 'vitest';
import { isLevelByBets, openPositions, resultRange } from '@/domain/betting/openPositions';
import type { OpenPosition } from '@/domain/betting/openPositions';
import { shownStake } from '@/domain/betting/shownStake';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, marketId, type RunnerId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { AWAY, DRAW, HOME, MARKET } from '@tests/support/mothers/sports';

const only = (...bets: Parameters<typeof openPositions>[0]): OpenPosition => {
  const [position] = openPositions(bets);
  if (position === undefined) throw new Error('no position');
  return position;
};

describe('[SPORT-06] open bets by market', () => {
  it('[F53] keep their order whatever is bet on them later, as by a cash out: the one that was begun last comes first', () => {
    const [second, first] = [marketId('second'), marketId('first')];
    const before = [aBet({ id: betId('2'), marketId: second }), aBet({ id: betId('1'), marketId: first })];
    const leg = aBet({ id: betId('3'), marketId: first, side: 'lay' });
    const order = (bets: Parameters<typeof openPositions>[0]) =>
      openPositions(bets).map(({ marketId: id }) => id);
    expect(order(before)).toEqual([second, first]);
    expect(order([leg, ...before])).toEqual([second, first]);
  });

  it('are one position a market, its newest bet first', () => {
    const positions = openPositions([
      aBet({ id: betId('3'), marketId: marketId('other') }),
      aBet({ id: betId('2'), stake: rupees(300), matched: rupees(300) }),
      aBet({ id: betId('1') }),
    ]);
    expect(positions.map(({ marketId: id, stake }) => [id, stake])).toEqual([
      ['other', rupees(500)],
      [MARKET, rupees(800)],
    ]);
    expect(positions[1]?.bets.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('wait for what was not taken of them, and for nothing that was called back', () => {
    const of = (...bets: Parameters<typeof openPositions>[0]) => {
      const { stake, waiting } = only(...bets);
      return [stake, waiting];
    };
    const partly = aBet({ status: 'partlyMatched', matched: rupees(100) });
    expect(of(aBet())).toEqual([rupees(500), NO_MONEY]);
    expect(of(partly)).toEqual([rupees(500), rupees(400)]);
    expect(of(aBet({ status: 'unmatched', matched: NO_MONEY }))).toEqual([rupees(500), rupees(500)]);
    expect(of(partly, aBet({ id: betId('2') }))).toEqual([rupees(1_000), rupees(400)]);
    // The rest of it was cancelled, or lapsed: what is taken stands.
    expect(of({ ...partly, status: 'matched' })).toEqual([rupees(100), NO_MONEY]);
  });

  it('a stake is shown as far as it stands; of a bet of which nothing stands as it was asked for', () => {
    const part = { stake: rupees(500), matched: rupees(100) };
    expect(shownStake({ status: 'matched', ...part })).toBe(rupees(100));
    expect(shownStake({ status: 'partlyMatched', ...part })).toBe(rupees(500));
    expect(shownStake({ status: 'rejected', stake: rupees(500), matched: NO_MONEY })).toBe(rupees(500));
  });
});

describe('[P08] whether a position is level, as far as its bets alone say', () => {
  const back = aBet({ odds: odds(155), stake: rupees(4_000), matched: rupees(4_000) });
  const lay = aBet({ id: betId('2'), side: 'lay', odds: odds(154), stake: rupees(4_025.97) });

  it('it is once the other side makes all the same, but for rounding', () => {
    expect(isLevelByBets(only({ ...lay, matched: rupees(4_025.97) }, back))).toBe(true);
  });

  it('it is not with one side, with less of the other, or on one runner of several', () => {
    expect(isLevelByBets(only(back))).toBe(false);
    expect(isLevelByBets(only({ ...lay, matched: rupees(2_000) }, back))).toBe(false);
    expect(isLevelByBets(only(aBet({ id: betId('3'), runnerId: AWAY }), back))).toBe(false);
  });
});

const on = (runners: readonly RunnerId[], commission = 0) => ({ runners, commission });

describe('[SPORT-06] the best and the worst that a position can bring', () => {
  it('over all runners of its market', () => {
    const laid = only(aBet({ side: 'lay', odds: odds(300) }));
    expect(resultRange(laid, on([HOME, AWAY, DRAW]))).toEqual({ best: rupees(500), worst: -rupees(1_000) });
  });

  it('before the runners are known somebody else may win', () => {
    const both = only(aBet({ odds: odds(300) }), aBet({ id: betId('2'), runnerId: AWAY, odds: odds(300) }));
    expect(resultRange(both, null)).toEqual({ best: rupees(500), worst: -rupees(1_000) });
    expect(resultRange(both, on([HOME, AWAY]))).toEqual({ best: rupees(500), worst: NO_MONEY });
  });

  it('what waits may lose and wins nothing yet', () => {
    const waiting = only(aBet({ status: 'unmatched', matched: NO_MONEY }));
    expect(resultRange(waiting, on([HOME, AWAY]))).toEqual({ best: NO_MONEY, worst: -rupees(500) });
  });

  it('what waits on another runner takes nothing from the best: it may never be taken', () => {
    const position = only(
      aBet({ odds: odds(310) }),
      aBet({ id: betId('2'), side: 'lay', odds: odds(315), stake: rupees(200), matched: rupees(200) }),
      aBet({
        id: betId('3'),
        runnerId: AWAY,
        odds: odds(153),
        requestedOdds: odds(153),
        status: 'unmatched',
        matched: NO_MONEY,
      }),
    );
    expect(resultRange(position, on([HOME, AWAY]))).toEqual({ best: rupees(620), worst: -rupees(300) });
  });

  it('is said after commission, of a profit alone: as under the names of its market', () => {
    const backed = only(aBet({ odds: odds(300), stake: paise(33_333), matched: paise(33_333) }));
    expect(resultRange(backed, on([HOME, AWAY], 2.5))).toEqual({ best: 64_999, worst: -33_333 });
  });

  it('of a fancy over all runs', () => {
    const yes = only(aBet({ marketKind: 'fancy', line: 48, odds: odds(190) }));
    expect(resultRange(yes, null)).toEqual({ best: rupees(450), worst: -rupees(500) });
  });
});
