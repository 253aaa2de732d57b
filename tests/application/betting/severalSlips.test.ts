import { describe, expect, it } from 'vitest';
import { MAX_SLIPS } from '@/application/betting/OpenSlips';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, runnerId } from '@/domain/shared/ids';
import { aBet, aPendingBet, aRejectedBet, aSelection } from '@tests/support/mothers/betting';
import { aRunnerBook, AWAY, HOME, MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;

/** Back home and lay home, 500 each. */
function twoSlips() {
  const world = bettingWorld();
  world.withSlip();
  const back = world.betting.activeSlip!;
  world.pickPrice(aSelection({ side: 'lay' }), 0);
  world.editSlip({ stakeText: '300' });
  const lay = world.betting.activeSlip!;
  const at = (id: typeof back) => world.betting.slips.find((each) => each.id === id);
  return { world, back, lay, at };
}

describe('several slips at once', () => {
  it('another market, runner or side opens another slip; each keeps its own stake', () => {
    const { world, back, lay } = twoSlips();
    expect(world.betting.slips.map(({ id, slip }) => [id, slip.selection.side, slip.stakeText])).toEqual([
      [back, 'back', '500'],
      [lay, 'lay', '300'],
    ]);
    world.addChip.of(back, rupees(100));
    expect(world.betting.slips.map(({ slip }) => slip.stakeText)).toEqual(['600', '300']);
    expect(world.betting.activeSlip).toBe(back);
  });

  it('another price of the same bet goes into its slip, which comes to hand', () => {
    const { world, back, at } = twoSlips();
    world.market({ version: 2 }, 206);
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slips).toHaveLength(2);
    expect(at(back)).toMatchObject({ slip: { odds: 206, marketVersion: 2, stakeText: '500' } });
    expect(world.betting.activeSlip).toBe(back);
  });

  it('knows which price was tapped; taking the odds of now is the best one', () => {
    const world = bettingWorld();
    world.signIn();
    const book = aRunnerBook(
      [
        [200, 1_000],
        [198, 1_000],
      ],
      [],
    );
    world.market({ runners: new Map([[HOME, book]]) });
    world.pickPrice(aSelection(), 1);
    expect(world.betting.slips).toMatchObject([{ level: 1, slip: { odds: 198 } }]);
    world.addChip(rupees(100));
    expect(world.betting.slips).toMatchObject([{ level: 1 }]);
    world.takeOffer();
    expect(world.betting.slips).toMatchObject([{ level: 0, slip: { odds: 200, stakeText: '100' } }]);
  });

  it('[F53] [F61] each is placed by itself, with a key of its own; twice in one frame is one bet', async () => {
    const { world, back, lay, at } = twoSlips();
    void world.placeBet.of(back);
    void world.placeBet.of(back);
    void world.placeBet.of(lay);
    void world.placeBet.of(lay);
    const [first, second] = world.bets.orders;
    expect(world.bets.orders.map(({ side, stake }) => [side, stake])).toEqual([
      ['back', rupees(500)],
      ['lay', rupees(300)],
    ]);
    expect(first?.key).not.toBe(second?.key);
    await world.bets.reply(aBet({ key: first?.key ?? null }));
    expect([at(back)?.placement.state, at(lay)?.placement.state]).toEqual(['accepted', 'submitting']);
    await world.bets.reply(aRejectedBet({ key: second?.key ?? null, id: betId('bet-2') }));
    expect([at(back)?.placement.state, at(lay)?.placement.state]).toEqual(['accepted', 'rejected']);
    expect(world.notices).toEqual([]);
  });

  it('[F54] [F57] one whose reply is lost is asked for, the other goes on', async () => {
    const { world, back, lay, at } = twoSlips();
    void world.placeBet.of(back);
    const key = world.bets.orders[0]!.key;
    world.bets.failure = { kind: 'offline', sent: false };
    await world.bets.refuse(TIMED_OUT);
    expect(at(back)?.placement).toMatchObject({ state: 'unknown', key });
    void world.placeBet.of(lay);
    await world.bets.reply(aBet({ key: world.bets.orders[1]!.key, id: betId('bet-2'), side: 'lay' }));
    expect(at(lay)?.placement.state).toBe('accepted');
    world.acknowledge.of(lay);
    world.acknowledge.of(back);
    expect(world.betting.slips.map(({ id }) => id)).toEqual([back]);
    await world.scheduler.pass(25_000);
    expect(at(back)?.placement).toMatchObject({ state: 'unknown', overdue: true });
    world.bets.failure = null;
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(30_000);
    expect(at(back)?.placement.state).toBe('accepted');
  });

  it('[F56] two that never left each keep the key that they were made with', async () => {
    const { world, back, lay } = twoSlips();
    void world.placeBet.of(back);
    void world.placeBet.of(lay);
    await world.bets.refuse({ kind: 'offline', sent: false });
    await world.bets.refuse({ kind: 'offline', sent: false });
    void world.placeBet.of(lay);
    void world.placeBet.of(back);
    const keys = world.bets.orders.map(({ key }) => key);
    expect([keys[2], keys[3]]).toEqual([keys[1], keys[0]]);
  });

  it('[F41] a push moves the slip of its bet only', async () => {
    const { world, back, lay, at } = twoSlips();
    void world.placeBet.of(back);
    void world.placeBet.of(lay);
    const [first, second] = world.bets.orders;
    await world.bets.reply(aPendingBet(5_000, { key: first!.key }));
    await world.bets.reply(aPendingBet(5_000, { key: second!.key, id: betId('bet-2') }));
    world.feed.tell((listener) =>
      listener.betUpdated?.(aRejectedBet({ key: second!.key, id: betId('bet-2') })),
    );
    expect([at(back)?.placement.state, at(lay)?.placement.state]).toEqual(['delayed', 'rejected']);
    expect(world.betting.pending.map(({ key }) => key)).toEqual([first!.key]);
  });

  it('[P06] what another slip has just sent is spoken for; a bet that lowers the risk still goes', async () => {
    const { world, back, lay } = twoSlips();
    world.wallet.walletReplaced({ balance: rupees(600), cash: rupees(600), coins: rupees(0) });
    world.pickPrice(aSelection({ runnerId: AWAY }), 0);
    world.editSlip({ stakeText: '200' });
    const away = world.betting.activeSlip!;
    expect(world.preview.of(away)?.problem).toBeNull();
    void world.placeBet.of(back);
    expect(world.preview.of(away)?.problem).toMatchObject({ key: 'bet.insufficientBalance' });
    // The server holds it now, and says so by the balance.
    await world.bets.reply(aPendingBet(5_000, { key: world.bets.orders[0]!.key }));
    expect(world.preview.of(away)?.problem).toBeNull();
    world.betting.openBetsReplaced([aBet({ matched: rupees(500) })]);
    world.wallet.walletReplaced({ balance: rupees(0), cash: rupees(0), coins: rupees(0) });
    expect(world.preview.of(lay)?.problem).toBeNull();
  });

  it('the projection adds up the slips that may still become bets', async () => {
    const { world, back } = twoSlips();
    expect(world.projection(MARKET)[0]).toMatchObject({ now: 0, projected: rupees(194) });
    void world.placeBet.of(back);
    await world.bets.reply(aRejectedBet({ key: world.bets.orders[0]!.key }));
    expect(world.projection(MARKET)[0]).toMatchObject({ projected: rupees(-306) });
    world.market({ status: 'closed' });
    expect(world.projection(MARKET)[0]).toMatchObject({ projected: null });
  });

  it('ten at most: a receipt makes room, else the player is told', async () => {
    const world = bettingWorld();
    world.signIn();
    const runners = Array.from({ length: MAX_SLIPS + 2 }, (_, at) => runnerId(`r${at}`));
    world.market({ runners: new Map(runners.map((id) => [id, aRunnerBook([[200, 1_000]], [])])) });
    const pick = (at: number) => world.pickPrice(aSelection({ runnerId: runners[at]! }), 0);
    for (let at = 0; at < MAX_SLIPS; at++) pick(at);
    expect(world.notices).toEqual([]);
    pick(MAX_SLIPS);
    expect(world.notices).toEqual(['warning bet.tooManySlips']);
    const first = world.betting.slips[0]!.id;
    world.editSlip.of(first, { stakeText: '500' });
    void world.placeBet.of(first);
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    pick(MAX_SLIPS);
    expect(world.betting.slips).toHaveLength(MAX_SLIPS);
    expect(world.betting.slips.map(({ id }) => id)).not.toContain(first);
    expect(world.watched).toHaveLength(MAX_SLIPS);
  });

  it('closing the one at hand brings the last that is left to hand; folding all leaves none', () => {
    const { world, back, lay } = twoSlips();
    world.closeSlip.of(lay);
    expect(world.betting.activeSlip).toBe(back);
    world.chooseSlip(null);
    expect(world.betting.activeSlip).toBeNull();
    world.chooseSlip(lay);
    expect(world.betting.activeSlip).toBeNull();
    world.chooseSlip(back);
    expect(world.betting.activeSlip).toBe(back);
  });

  it('[F42] odds that moved are an offer of one slip; another price can be taken in its stead', async () => {
    const { world, back, at } = twoSlips();
    void world.placeBet.of(back);
    await world.bets.reply(
      aRejectedBet({ key: world.bets.orders[0]!.key, reason: 'oddsChanged', offer: odds(190) }),
    );
    world.market({ version: 3 }, 196);
    world.pickPrice(aSelection(), 0);
    expect(at(back)).toMatchObject({
      slip: { odds: 196, stakeText: '500' },
      placement: { state: 'editing' },
    });
  });
});
