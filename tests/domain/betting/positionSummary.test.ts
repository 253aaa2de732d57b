import { describe, expect, it } from 'vitest';
import { positionSummary } from '@/domain/betting/positionSummary';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { AWAY } from '@tests/support/mothers/sports';

const WAITS = { status: 'unmatched', matched: NO_MONEY } as const;
const lay = (changes = {}) => aBet({ id: betId('2'), side: 'lay', odds: odds(154), ...changes });

describe('[SPORT-06] a position in a line', () => {
  it('of one bet: its side, price and stake', () => {
    const bet = aBet();
    expect(positionSummary([bet])).toEqual({
      selections: ['Home'],
      count: 1,
      oneSide: bet,
      onePrice: bet,
      stake: rupees(500),
      legs: [],
      waiting: null,
    });
  });

  it('of both sides of a selection: each by itself, back first, and no sum', () => {
    const back = aBet({ odds: odds(155), stake: rupees(4_000), matched: rupees(4_000) });
    const leg = lay({ stake: rupees(4_026), matched: rupees(4_026) });
    const summary = positionSummary([leg, back]);
    expect(summary).toMatchObject({ oneSide: null, onePrice: null, stake: null, count: 2 });
    expect(summary.legs).toEqual([back, leg]);
    expect(positionSummary([back, leg]).legs).toEqual(summary.legs);
  });

  it('of more of both sides: how many', () => {
    const summary = positionSummary([lay(), lay({ id: betId('3') }), aBet()]);
    expect(summary).toMatchObject({ oneSide: null, stake: null, legs: [], count: 3, selections: ['Home'] });
  });

  it('of one side several times: the stakes together, and the price where it is one', () => {
    const same = aBet({ id: betId('2') });
    const other = aBet({ id: betId('3'), odds: odds(210) });
    expect(positionSummary([same, aBet()])).toMatchObject({ stake: rupees(1_000), onePrice: aBet() });
    expect(positionSummary([other, aBet()])).toMatchObject({ stake: rupees(1_000), onePrice: null });
    expect(positionSummary([other, aBet()]).oneSide?.side).toBe('back');
  });

  it('of several selections: all of them, and no sum', () => {
    const away = aBet({ id: betId('2'), runnerId: AWAY, selection: 'Away' });
    expect(positionSummary([away, aBet()])).toMatchObject({
      selections: ['Home', 'Away'],
      oneSide: null,
      stake: null,
      legs: [],
    });
  });

  it('what waits is apart from what was taken, and of several sides has no sum', () => {
    const waits = lay(WAITS);
    expect(positionSummary([waits, aBet()])).toMatchObject({
      count: 1,
      oneSide: { side: 'back' },
      stake: rupees(500),
      waiting: { bets: 1, stake: rupees(500) },
    });
    const partly = aBet({ id: betId('3'), status: 'partlyMatched', matched: rupees(100) });
    expect(positionSummary([partly])).toMatchObject({
      stake: rupees(100),
      waiting: { bets: 1, stake: rupees(400) },
    });
    expect(positionSummary([waits, partly]).waiting).toEqual({ bets: 2, stake: null });
    expect(positionSummary([waits])).toMatchObject({
      count: 1,
      oneSide: { side: 'lay' },
      stake: null,
      waiting: { bets: 1, stake: rupees(500) },
    });
  });
});
