import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { SlipView } from '@/application/ports/state/BettingState';
import { BettingStore } from '@/adapters/stores/BettingStore';
import { marketId, slipId } from '@/domain/shared/ids';
import { aSelection, aSlip, aSlipView, KEY } from '@tests/support/mothers/betting';

const [TOSS, ODDS] = [marketId('toss'), marketId('odds')];

function slipOn(market: typeof TOSS): SlipView {
  const slip = aSlip({ selection: aSelection({ marketId: market }) });
  return aSlipView({ id: slipId(market), slip });
}

describe('BettingStore', () => {
  it('[P19] other odds are taken in one slip alone, and the active one stays what it is', () => {
    const store = new BettingStore([]);
    const [first, second] = [slipOn(TOSS), slipOn(ODDS)];
    store.slipOpened({ ...first, saved: true });
    store.slipOpened(second);
    store.acceptanceChanged(first.id, 'none');
    expect(store.slips.map(({ slip, saved }) => [slip.acceptOdds, saved])).toEqual([
      ['none', true],
      [second.slip.acceptOdds, undefined],
    ]);
    expect(store.activeSlip).toBe(second.id);
  });

  it('[SPORT-05] a tap and a typed stake are news for what shows their market, and for nothing else on the page', () => {
    const store = new BettingStore([]);
    const received = { odds: 0, page: 0 };
    const stops = [
      autorun(() => {
        received.odds += 1;
        store.slipsOn(ODDS);
      }),
      autorun(() => {
        received.page += 1;
        void store.betUnderWay;
      }),
    ];
    const other = slipOn(TOSS);
    store.slipOpened(other);
    store.slipEdited(other.id, { ...other.slip, stakeText: '500' }, 0);
    expect(received).toEqual({ odds: 1, page: 1 });

    const own = slipOn(ODDS);
    store.slipOpened(own);
    store.slipEdited(own.id, { ...own.slip, stakeText: '5' }, 0);
    expect(store.slipsOn(ODDS)).toMatchObject([{ id: own.id, slip: { stakeText: '5' } }]);
    store.placementMoved(own.id, { state: 'submitting', key: KEY, sentAt: 0 });
    expect(store.betUnderWay).toBe(true);
    store.slipClosed(own.id);
    expect([store.slipsOn(ODDS), store.betUnderWay]).toEqual([[], false]);
    expect(received).toEqual({ odds: 5, page: 3 });
    for (const stop of stops) stop();
    expect(store.slipsOn(TOSS)).toHaveLength(1);
  });
});
