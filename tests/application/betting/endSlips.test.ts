import { describe, expect, it } from 'vitest';
import { EndSlips } from '@/application/betting/EndSlips';
import { slipActions } from '@/application/betting/slipActions';
import { OpenSlips } from '@/application/betting/OpenSlips';
import { MarketEnds } from '@/application/sports/MarketEnds';
import type { Placement } from '@/domain/betting/Placement';
import { odds } from '@/domain/shared/Odds';
import { betKey, marketId, slipId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { aBet, aSelection, aSlip } from '@tests/support/mothers/betting';
import { MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';
import { bettingStore } from '@tests/support/stores';

function world() {
  const betting = bettingStore();
  const ends = new MarketEnds();
  const notified: unknown[] = [];
  const watched = new Set<string>();
  const watchMarkets = ([market = MARKET]: readonly (typeof MARKET)[]) => {
    watched.add(market);
    return () => void watched.delete(market);
  };
  const ports = {
    betting,
    board: new FakeMarketBoard(),
    matches: new FakeMatchesState(),
    config: CONFIG,
  };
  const openSlips = new OpenSlips(ports, watchMarkets, async () => undefined, {
    keep: () => undefined,
    keepSoon: () => undefined,
  });
  const ending = new EndSlips(ends, betting, openSlips, (...words) => void notified.push(words));
  ending.opened();
  const { closeSlip } = slipActions(
    ports,
    openSlips,
    { keep: () => undefined },
    { find: () => null, put: () => undefined, remove: () => undefined },
  );
  const open = (placement: Placement, market = MARKET, kind: MarketKind = 'matchOdds') =>
    openSlips.open(
      aSlip({ selection: aSelection({ marketId: market, marketKind: kind, marketName: `The ${kind}` }) }),
      0,
      placement,
    );
  return {
    betting,
    openSlips,
    closeSlip,
    ends,
    notified,
    watched,
    ending,
    open,
    states: () => betting.slips.map((each) => each.placement.state),
  };
}

const KEY = betKey('0'.repeat(32));

describe('slips on a market that ends', () => {
  it.each<MarketKind>(['matchOdds', 'bookmaker', 'fancy', 'toss'])(
    '[F43] %s: the slip stays and says so, and its market is watched no more',
    (kind) => {
      const { betting, ends, notified, watched, open } = world();
      open({ state: 'editing' }, MARKET, kind);
      open({ state: 'editing' }, marketId('another'));
      ends.tell(MARKET);
      expect(betting.slips.map(({ slip, placement }) => [slip.selection.marketId, placement.state])).toEqual([
        [MARKET, 'ended'],
        ['another', 'editing'],
      ]);
      expect([...watched]).toEqual(['another']);
      expect(notified).toEqual([
        [
          {
            kind: 'key',
            key: 'bet.slipEnded',
            values: { market: `The ${kind}`, match: aSelection().matchName },
          },
          'warning',
        ],
      ]);
    },
  );

  it('[F43] an offer of other odds ends too; what was sent, and what became of it, stays', () => {
    const { ends, open, states } = world();
    open({ state: 'oddsChanged', offer: odds(190), offerLine: null });
    open({ state: 'submitting', key: KEY, sentAt: 0 });
    open({ state: 'unknown', key: KEY, sentAt: 0, overdue: false });
    open({ state: 'delayed', key: KEY, bet: aBet(), until: 0 });
    open({ state: 'rejected', reason: 'marketClosed' });
    open({ state: 'accepted', bet: aBet() });
    ends.tell(MARKET);
    expect(states()).toEqual(['ended', 'submitting', 'unknown', 'delayed', 'rejected', 'accepted']);
  });

  it('[F43] what has ended cannot be changed any more, is put away by the player, and makes way for a new one', () => {
    const { betting, openSlips, closeSlip, ends, open, states, notified } = world();
    const ended = open({ state: 'editing' }) ?? slipId('none');
    ends.tell(MARKET);
    ends.tell(MARKET);
    openSlips.edit(ended, (slip) => ({ ...slip, stakeText: '7' }));
    openSlips.end(ended);
    expect([states(), betting.slips[0]?.slip.stakeText, notified.length]).toEqual([
      ['ended'],
      aSlip().stakeText,
      1,
    ]);
    closeSlip(ended);
    expect(states()).toEqual([]);
    open({ state: 'editing' });
    ends.tell(MARKET);
    open({ state: 'editing' }, marketId('another'));
    expect(states()).toEqual(['editing']);
  });

  it('[SPORT-05] what became of a bet makes way for the next one, without being put away', () => {
    const { open, states } = world();
    open({ state: 'accepted', bet: aBet() });
    open({ state: 'editing' }, marketId('another'));
    expect(states()).toEqual(['editing']);
  });

  it('[F43] it is not kept for the next visit, and its reading is acknowledged away', () => {
    const world = bettingWorld();
    world.withSlip();
    const [slip] = world.betting.slips;
    expect(world.store.read('slips:asha')).not.toBeNull();
    world.marketEnds.tell(slip!.slip.selection.marketId);
    expect(world.store.read('slips:asha')).toBeNull();
    expect(world.watched).toEqual([]);
    world.acknowledge();
    expect(world.betting.slips).toEqual([]);
  });

  it('nothing is said of a market that no slip is on, nor after the session', () => {
    const { ends, notified, ending, open, betting } = world();
    open({ state: 'editing' });
    ends.tell(marketId('another'));
    ending.closed();
    ends.tell(MARKET);
    expect([notified, betting.slips.length]).toEqual([[], 1]);
  });
});
