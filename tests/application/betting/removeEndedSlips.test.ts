import { describe, expect, it } from 'vitest';
import { RemoveEndedSlips } from '@/application/betting/RemoveEndedSlips';
import { SlipDesk } from '@/application/betting/SlipDesk';
import { MarketEnds } from '@/application/sports/MarketEnds';
import type { Placement } from '@/domain/betting/Placement';
import { odds } from '@/domain/shared/Odds';
import { betKey, marketId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/Market';
import { FakeBettingState } from '@tests/support/fakes/FakeBettingState';
import { aBet, aSelection, aSlip } from '@tests/support/mothers/betting';
import { MARKET } from '@tests/support/mothers/sports';

function world() {
  const betting = new FakeBettingState();
  const ends = new MarketEnds();
  const told: unknown[] = [];
  const watched = new Set<string>();
  const watchMarkets = {
    execute: ([market = MARKET]: readonly (typeof MARKET)[]) => {
      watched.add(market);
      return () => void watched.delete(market);
    },
  };
  const desk = new SlipDesk(betting, watchMarkets, { keep: () => undefined });
  const removal = new RemoveEndedSlips(ends, betting, desk, { execute: (...words) => void told.push(words) });
  removal.opened();
  const open = (placement: Placement, market = MARKET, kind: MarketKind = 'matchOdds') =>
    desk.open(
      aSlip({ selection: aSelection({ marketId: market, marketKind: kind, marketName: `The ${kind}` }) }),
      0,
      placement,
    );
  return {
    betting,
    ends,
    told,
    watched,
    removal,
    open,
    states: () => betting.slips.map((each) => each.placement.state),
  };
}

const KEY = betKey('0'.repeat(32));

describe('slips on a market that ends', () => {
  it.each<MarketKind>(['matchOdds', 'bookmaker', 'fancy', 'toss'])(
    '[F43] %s: the slip goes, with the reason, and its market is watched no more',
    (kind) => {
      const { betting, ends, told, watched, open } = world();
      open({ state: 'editing' }, MARKET, kind);
      open({ state: 'editing' }, marketId('another'));
      ends.tell(MARKET);
      expect(betting.slips.map(({ slip }) => slip.selection.marketId)).toEqual(['another']);
      expect([...watched]).toEqual(['another']);
      expect(told).toEqual([
        [
          {
            kind: 'key',
            key: 'bet.slipRemoved',
            values: { market: `The ${kind}`, match: aSelection().matchName },
          },
          'warning',
        ],
      ]);
    },
  );

  it('[F43] an offer of other odds goes too; what was sent, and what became of it, stays', () => {
    const { ends, open, states } = world();
    open({ state: 'oddsChanged', offer: odds(190), offerLine: null });
    open({ state: 'submitting', key: KEY, sentAt: 0 });
    open({ state: 'unknown', key: KEY, sentAt: 0, overdue: false });
    open({ state: 'delayed', key: KEY, bet: aBet(), until: 0 });
    open({ state: 'accepted', bet: aBet() });
    open({ state: 'rejected', reason: 'marketClosed' });
    ends.tell(MARKET);
    expect(states()).toEqual(['submitting', 'unknown', 'delayed', 'accepted', 'rejected']);
  });

  it('nothing is said of a market that no slip is on, nor after the session', () => {
    const { ends, told, removal, open, betting } = world();
    open({ state: 'editing' });
    ends.tell(marketId('another'));
    removal.closed();
    ends.tell(MARKET);
    expect([told, betting.slips.length]).toEqual([[], 1]);
  });
});
