import { describe, expect, it } from 'vitest';
import { MAX_SLIPS } from '@/application/betting/OpenSlips';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, runnerId, slipId } from '@/domain/shared/ids';
import type { RunnerBook } from '@tests/support/books';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aSelection, aSlip } from '@tests/support/mothers/betting';
import { aBook, aRunnerBook, HOME, MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';
import { TappedPrice } from '@/application/betting/TappedPrice';
import { ManualClock } from '@/adapters/node/ManualClock';
import { showBooks } from '@tests/support/books';

/** A visitor has tapped 2.00 and is being asked to log in; prices go stale with the visitor's connection. */
function asked() {
  const world = bettingWorld();
  world.pickPrice(aSelection(), 0);
  world.board.freshnessChanged([MARKET], 'stale');
  return world;
}

describe('a price that a visitor tapped', () => {
  it('[SPORT-05] [AUTH-05] is in a slip after the log-in, as soon as its market is live', () => {
    const world = asked();
    expect(world.panels).toEqual(['login /exchange/match-1']);
    world.signIn();
    expect([world.betting.slips, world.watched]).toEqual([[], [MARKET]]);
    world.market({ version: 7 });
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.betting.slips).toMatchObject([
      {
        slip: { selection: aSelection(), odds: 200, marketVersion: 7, stakeText: '', acceptOdds: 'better' },
        placement: { state: 'editing' },
      },
    ]);
    expect(world.betting.slips[0]?.moved).toBeUndefined();
    expect(world.betting.activeSlip).toBe(world.betting.slips[0]?.id);
    // The slip watches its market itself now.
    expect(world.watched).toEqual([MARKET]);
  });

  it('[F42] stands at the price of now, and says which one it was', () => {
    const world = asked();
    world.signIn();
    world.market({ version: 2 }, 190);
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.betting.slips).toMatchObject([
      { slip: { odds: 190 }, moved: { from: { odds: 200, line: null }, to: { odds: 190, line: null } } },
    ]);
  });

  it('[F42] is the one that was under the finger as it came down', () => {
    const world = bettingWorld();
    world.pickPrice(aSelection(), 0, { price: odds(210), size: rupees(1) });
    world.signIn();
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.betting.slips).toMatchObject([{ moved: { from: { odds: 210 }, to: { odds: 200 } } }]);
  });

  it('[F42] of a fancy moved with its line alone, too', () => {
    const world = bettingWorld();
    const fancy = marketId('fancy');
    const at = (line: number) => {
      const runner: RunnerBook = {
        ...aRunnerBook([], []),
        back: [{ price: odds(190), size: rupees(1), line }],
      };
      return aBook([[HOME, runner]], { id: fancy });
    };
    showBooks(world.board, at(45));
    world.board.freshnessChanged([fancy], 'live');
    world.pickPrice(aSelection({ marketId: fancy, marketKind: 'fancy' }), 0);
    showBooks(world.board, at(46));
    world.signIn();
    expect(world.betting.slips).toMatchObject([
      { slip: { line: 46 }, moved: { from: { odds: 190, line: 45 }, to: { odds: 190, line: 46 } } },
    ]);
  });

  it('[F40] without an offer now, the slip stands at what was tapped, and cannot be placed', () => {
    const world = asked();
    world.signIn();
    world.market({ status: 'suspended', runners: new Map([[HOME, aRunnerBook([], [])]]) });
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.betting.slip?.odds).toBe(200);
    expect(world.preview()?.problem).toMatchObject({ key: 'bet.suspended' });
  });

  it('[F43] on a market that closed meanwhile it says so', () => {
    const world = asked();
    world.signIn();
    world.market({ status: 'closed' });
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.betting.placement.state).toBe('ended');
  });

  it('is one slip with what an earlier visit left of the same bet, and keeps its stake', () => {
    const before = bettingWorld();
    before.withSlip('750');
    before.page.hide();
    const world = bettingWorld({ store: before.store });
    world.pickPrice(aSelection(), 0);
    world.signIn();
    expect(world.betting.slips.map(({ slip }) => slip.stakeText)).toEqual(['750']);
  });

  it('[F42] of which it says that its price moved, as without one', () => {
    const before = bettingWorld();
    before.withSlip('750');
    before.page.hide();
    const world = bettingWorld({ store: before.store });
    world.pickPrice(aSelection(), 0);
    world.market({ version: 2 }, 190);
    world.signIn();
    expect(world.betting.slips).toMatchObject([
      {
        slip: { odds: 190, stakeText: '750' },
        moved: { from: { odds: 200, line: null }, to: { odds: 190, line: null } },
      },
    ]);
    expect(world.betting.slips).toHaveLength(1);
  });

  it('[F89] [F53] a bet of the same kind that nobody has heard of yet keeps its slip and its key', async () => {
    const before = bettingWorld();
    before.withSlip('750');
    void before.placeBet();
    const key = before.bets.orders[0]?.key;
    const world = bettingWorld({ store: before.store, scheduler: before.scheduler });
    world.pickPrice(aSelection(), 0);
    world.signIn();
    expect(world.betting.slips).toMatchObject([
      { slip: { stakeText: '750' }, placement: { state: 'unknown', key } },
      {},
    ]);
    expect(world.preview()?.problem).toMatchObject({ key: 'bet.duplicateInFlight' });
  });

  it('[AUTH-11] survives a reload in the middle of a sign-up, and is used once', () => {
    const tab = new MapKeyValueStore();
    bettingWorld({ tab }).pickPrice(aSelection(), 0);
    const next = bettingWorld({ tab });
    next.signIn();
    expect(next.betting.slips).toHaveLength(1);
    next.closeSlip();
    next.signOut();
    next.signIn();
    expect(next.betting.slips).toEqual([]);
  });

  it('[AUTH-03] is forgotten with the panel that the visitor closed', () => {
    const world = asked();
    world.closePanel();
    world.signIn();
    world.board.freshnessChanged([MARKET], 'live');
    expect([world.betting.slips, world.watched]).toEqual([[], []]);
  });

  it('[F71] half an hour later, or when what is stored is not ours, there is nothing to open', () => {
    const tab = new MapKeyValueStore();
    const scheduler = new ManualScheduler();
    bettingWorld({ tab, scheduler }).pickPrice(aSelection(), 0);
    scheduler.advance(30 * 60 * 1_000);
    const late = bettingWorld({ tab, scheduler });
    late.signIn();
    for (const text of ['{', '{"at":1}', '{"at":0,"slips":[{}]}']) {
      tab.write('tappedPrice', text);
      late.signOut();
      late.signIn();
    }
    expect([late.betting.slips, late.watched]).toEqual([[], []]);
  });

  it('is told when there is no room for its slip', () => {
    const world = asked();
    world.signIn();
    for (let at = 0; at < MAX_SLIPS; at += 1)
      world.betting.slipOpened({
        id: slipId(`full ${at}`),
        slip: aSlip({ selection: aSelection({ runnerId: runnerId(`r${at}`) }) }),
        level: 0,
        placement: { state: 'editing' },
      });
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.notices).toEqual(['warning bet.tooManySlips']);
    expect(world.betting.slips).toHaveLength(MAX_SLIPS);
  });

  it('tells nothing where there is room', () => {
    const world = asked();
    world.signIn();
    world.board.freshnessChanged([MARKET], 'live');
    expect([world.notices, world.betting.slips.length]).toEqual([[], 1]);
  });

  it('[F71] is taken once, within half an hour, and not by a clock that was set back', () => {
    const at = (ms: number) => {
      const clock = new ManualClock();
      const tapped = new TappedPrice({ sessionStore: new MapKeyValueStore(), clock });
      tapped.keep(aSlip());
      if (ms < 0) clock.jump(ms);
      else clock.advance(ms);
      return [tapped.take(), tapped.take()];
    };
    expect(at(0)).toEqual([aSlip(), null]);
    expect(at(30 * 60_000 - 1)).toEqual([aSlip(), null]);
    expect(at(30 * 60_000)).toEqual([null, null]);
    expect(at(-1)).toEqual([null, null]);
  });

  it('[F64] waits no longer than the session', () => {
    const world = asked();
    world.signIn();
    world.signOut();
    expect(world.watched).toEqual([]);
    world.board.freshnessChanged([MARKET], 'live');
    expect(world.betting.slips).toEqual([]);
  });
});
