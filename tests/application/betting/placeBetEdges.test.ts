import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/shared/Failure';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, marketId, slipId } from '@/domain/shared/ids';
import { aBet, aPendingBet, aRejectedBet, aSelection, aSlip } from '@tests/support/mothers/betting';
import { AWAY, MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT: Failure = { kind: 'timedOut', sent: true };

/** A bet whose reply was lost, before a server that cannot be reached. */
async function lost() {
  const world = bettingWorld();
  world.withSlip();
  void world.placeBet();
  const key = world.bets.orders[0]!.key;
  world.bets.failure = { kind: 'offline', sent: true };
  await world.bets.refuse(TIMED_OUT);
  return { world, key };
}

describe('words that come instead of an answer', () => {
  it.each<[Failure, string | undefined]>([
    [{ kind: 'coolDown', sent: true, seconds: 5, message: 'Slow down.' }, 'Slow down.'],
    [{ kind: 'refused', sent: true, message: 'Not now.' }, 'Not now.'],
    [{ kind: 'server', sent: true, message: 'Out of order.' }, undefined],
    [{ kind: 'unauthorised', sent: true, ended: false, message: 'Who are you?' }, undefined],
    [{ kind: 'refused', sent: true, code: 'KEY_REUSED', message: 'Used.' }, undefined],
    [{ kind: 'refused', sent: true }, undefined],
  ])('[F90] %j are shown beside the bet where they are about it', async (failure, words) => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    world.bets.gate.pause();
    await world.bets.refuse(failure);
    const { key, sentAt } = world.betting.pending[0]!;
    const said = words === undefined ? {} : { serverMessage: words };
    expect(world.betting.placement).toStrictEqual({ state: 'unknown', key, sentAt, overdue: false, ...said });
  });
});

describe('a bet that is under way', () => {
  it('[P15] answered into its delay, and pushed to its end before that: nothing is asked any more', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    world.feed.tell((listener) => listener.betUpdated?.(aBet({ key })));
    await world.bets.reply(aPendingBet(5_000, { key }));
    await world.scheduler.pass(60_000);
    expect([world.bets.asked, world.scheduler.timersLeft]).toEqual([[], 0]);
  });

  it('[F90] a no to a bet that a push has told of already takes nothing back', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    world.feed.tell((listener) => listener.betUpdated?.(aPendingBet(5_000, { key })));
    await world.bets.refuse({ kind: 'refused', sent: true, code: 'NO', message: 'No' });
    expect(world.betting.placement.state).toBe('delayed');
    expect(world.betting.pending).toMatchObject([{ key }]);
    expect(world.cues).toEqual([]);
  });

  it('[F57] a page that has been open for an hour waits as long for a bet as a new one', async () => {
    const world = bettingWorld();
    world.scheduler.advance(3_600_000);
    world.withSlip();
    void world.placeBet();
    world.bets.failure = { kind: 'offline', sent: true };
    await world.bets.refuse(TIMED_OUT);
    await world.scheduler.pass(24_999);
    expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: false });
    await world.scheduler.pass(1);
    expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: true });
  });

  it('[F57] a market with a long delay gives the request that much longer to arrive', async () => {
    const world = bettingWorld();
    world.market({ delaySeconds: 20 });
    world.withSlip();
    void world.placeBet();
    const late = world.bets.placing[0]!.timeoutMs;
    expect(late).toBeGreaterThan(15_000);
    await world.bets.refuse(TIMED_OUT);
    await world.scheduler.pass(late - 1);
    expect(world.betting.placement.state).toBe('unknown');
    await world.scheduler.pass(9_000);
    expect(world.betting.placement.state).toBe('unheard');
  });

  it('[F53] in a slip that was put away meanwhile nothing is sent', async () => {
    const world = bettingWorld();
    world.withSlip();
    const [view] = world.betting.slips;
    world.closeSlip.of(view!.id);
    await world.placeBet.of(view!.id);
    expect(world.bets.orders).toEqual([]);
  });

  it('[F57] that is overdue and refused a place elsewhere is still looked for when it is waved away', async () => {
    const { world, key } = await lost();
    await world.scheduler.pass(25_000);
    world.acknowledge();
    expect(world.betting.pending).toMatchObject([{ key, closed: true }]);
    world.bets.failure = null;
    world.bets.known.set(key, aRejectedBet({ key }));
    await world.scheduler.pass(8_000);
    expect(world.notices).toEqual(['error bet.notPlaced']);
  });
});

describe('an outcome that is acknowledged', () => {
  it('[F42] odds that changed: back to editing, with what was entered', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const { key } = world.bets.orders[0]!;
    await world.bets.reply(aRejectedBet({ key, reason: 'oddsChanged', offer: odds(190) }));
    expect(world.betting.placement.state).toBe('oddsChanged');
    world.acknowledge();
    expect([world.betting.placement.state, world.betting.slip?.stakeText]).toEqual(['editing', '500']);
  });

  it('of no slip, or of one in which nothing has happened, is nothing', () => {
    const world = bettingWorld();
    world.acknowledge();
    world.withSlip();
    world.acknowledge();
    expect(world.betting.slips).toHaveLength(1);
  });
});

describe('a price that is taken again', () => {
  it('after a receipt opens a slip in its place', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slips).toMatchObject([{ placement: { state: 'editing' } }]);
  });

  it('[F41] stale prices offer nothing: the slip keeps its odds', () => {
    const world = bettingWorld();
    world.withSlip();
    world.market({ version: 2 }, 190);
    world.board.freshnessChanged([MARKET], 'stale');
    world.takeOffer();
    expect(world.betting.slip).toMatchObject({ odds: 200, marketVersion: 1 });
  });

  it('[F89] beside a slip that asks for the earlier one, the same bet has to wait', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.scheduler.pass(15_000);
    await world.bets.refuse(TIMED_OUT);
    world.editSlip({ stakeText: '600' });
    world.bets.gate.pause();
    void world.placeBet();
    expect(world.betting.placement.state).toBe('asking');
    const [twin, other] = [slipId('twin'), slipId('other')];
    world.betting.slipOpened({ id: twin, slip: aSlip(), level: 0, placement: { state: 'editing' } });
    expect(world.preview.of(twin)?.problem).toMatchObject({ key: 'bet.duplicateInFlight' });
    const another = aSlip({ selection: aSelection({ runnerId: AWAY }) });
    world.betting.slipOpened({ id: other, slip: another, level: 0, placement: { state: 'editing' } });
    expect(world.preview.of(other)?.problem).not.toMatchObject({ key: 'bet.duplicateInFlight' });
  });
});

describe('figures of a slip', () => {
  it('[P06] a slip’s own stake is not spoken for by itself', () => {
    const world = bettingWorld();
    world.wallet.walletReplaced({ balance: rupees(500), cash: rupees(500), coins: NO_MONEY });
    world.withSlip('500');
    void world.placeBet();
    expect(world.preview()?.fundsShort).toBeNull();
  });

  it('the projection of a market is of its own bets', () => {
    const world = bettingWorld();
    world.signIn();
    world.betting.openBetsReplaced([
      aBet({ id: betId('elsewhere'), marketId: marketId('elsewhere') }),
      aBet(),
    ]);
    expect(world.projection(MARKET)[0]).toMatchObject({ now: rupees(500) });
  });

  it('[F57] while its fate is unknown it is that which is said, and nothing about the stake', async () => {
    const { world } = await lost();
    world.wallet.walletReplaced({ balance: NO_MONEY, cash: NO_MONEY, coins: NO_MONEY });
    expect(world.preview()).toMatchObject({
      problem: { key: 'bet.unknown' },
      problemAtStake: false,
      fundsShort: null,
    });
  });
});
