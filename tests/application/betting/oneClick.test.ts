import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { fail, ok } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import { aBet, aPendingBet, aSelection } from '@tests/support/mothers/betting';
import { AWAY, MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

const IDLE_MS = 15 * 60_000;

function world(stake = '500') {
  const made = bettingWorld();
  made.signIn();
  expect(made.oneClick(stake)).toMatchObject({ ok: true });
  return made;
}

describe('one-click betting', () => {
  it('is off until it is switched on for a stake that is one', () => {
    const made = bettingWorld();
    made.signIn();
    expect(made.betting.oneClick).toBeNull();
    expect(made.oneClick('abc')).toMatchObject({ ok: false, error: { key: 'bet.stakeMalformed' } });
    expect(made.betting.oneClick).toBeNull();
    made.oneClick('250');
    expect(made.betting.oneClick).toEqual({ stake: rupees(250) });
    made.oneClick(null);
    made.pickPrice(aSelection(), 0);
    expect([made.betting.oneClick, made.bets.orders]).toEqual([null, []]);
  });

  it('is not switched on while bets are read once more before they are placed', () => {
    const made = bettingWorld();
    made.signIn();
    made.confirms.keep(true);
    expect(made.oneClick('500')).toEqual(fail(say('oneClick.confirmIsOn')));
    expect(made.betting.oneClick).toBeNull();
    made.confirms.keep(false);
    expect(made.oneClick('500')).toEqual(ok());
    made.confirms.keep(true);
    made.pickPrice(aSelection(), 0);
    expect([made.bets.orders, made.betting.oneClick]).toEqual([[], null]);
    made.signOut();
    expect(made.confirms.isOn()).toBe(false);
  });

  it('counts its times from when it is used, not from when the page began', () => {
    const made = bettingWorld();
    made.signIn();
    made.scheduler.advance(2 * IDLE_MS);
    made.oneClick('500');
    made.pickPrice(aSelection(), 0);
    made.pickPrice(aSelection(), 0);
    expect(made.bets.orders).toHaveLength(1);
    expect(made.betting.slips).toHaveLength(1);
    expect(made.betting.oneClick).not.toBeNull();
  });

  it('[SPORT-05] bets at the price that was pressed, whatever it is as the finger leaves: what is worse than the player allows is the server’s to refuse', () => {
    const made = world();
    made.market({}, 198);
    made.pickPrice(aSelection(), 0, { price: odds(200), size: rupees(900) });
    expect(made.bets.orders).toMatchObject([{ odds: 200, acceptOdds: 'better' }]);
  });

  it('[SPORT-05] asks in the slip where the price has gone far from the one that was pressed', () => {
    const made = world();
    made.market({}, 150);
    made.pickPrice(aSelection(), 0, { price: odds(200), size: rupees(900) });
    expect(made.bets.orders).toEqual([]);
    expect(made.betting.slips).toMatchObject([{ slip: { odds: 200, stakeText: '500' } }]);
  });

  it('[TOAST-02] a bet that is refused under the slip of a later one says so by itself, and one in sight does not', async () => {
    const made = world();
    made.pickPrice(aSelection(), 0);
    made.pickPrice(aSelection({ runnerId: AWAY, runnerName: 'Away' }), 0);
    const [first, second] = made.bets.orders;
    const refused = { status: 'rejected', reason: 'oddsChanged', matched: NO_MONEY } as const;
    await made.bets.reply(aBet({ ...refused, id: betId('1'), key: first!.key }));
    expect(made.notices).toEqual(['error bet.notPlaced']);
    await made.bets.reply(aBet({ ...refused, id: betId('2'), key: second!.key }));
    expect(made.notices).toEqual(['error bet.notPlaced']);
  });

  it('[SPORT-05] a fancy is bet on at the runs that were pressed', () => {
    const made = world();
    made.pickPrice(aSelection(), 0, { price: odds(200), size: rupees(900), line: 45 });
    expect(made.bets.orders).toMatchObject([{ line: 45 }]);
  });

  it('a press on a price that is gone by now is no bet', () => {
    const made = world();
    made.market({ status: 'suspended' });
    made.pickPrice(aSelection(), 0, { price: odds(200), size: rupees(900) });
    expect([made.bets.orders, made.betting.slips]).toEqual([[], []]);
  });

  it('a tap on a price is a bet, shown in a slip like any other', async () => {
    const { pickPrice, bets, betting } = world();
    pickPrice(aSelection(), 0);
    expect(bets.orders).toMatchObject([{ stake: rupees(500), odds: 200, side: 'back' }]);
    expect(betting.slips).toMatchObject([{ placement: { state: 'submitting' } }]);
    await bets.reply(aBet({ key: bets.orders[0]!.key }));
    expect(betting.slips).toMatchObject([{ placement: { state: 'accepted' } }]);
  });

  it('[F53] a second tap on the same price is no second bet while one is under way, nor right after it', async () => {
    const { pickPrice, bets, scheduler } = world();
    pickPrice(aSelection(), 0);
    pickPrice(aSelection(), 0);
    await bets.reply(aBet({ key: bets.orders[0]!.key }));
    pickPrice(aSelection(), 0);
    expect(bets.orders).toHaveLength(1);
    scheduler.advance(1_000);
    pickPrice(aSelection(), 0);
    expect(bets.orders).toHaveLength(2);
    await bets.reply(aPendingBet(5_000, { key: bets.orders[1]!.key, id: betId('bet-2') }));
    await scheduler.pass(3_000);
    pickPrice(aSelection(), 0);
    expect(bets.orders).toHaveLength(2);
    pickPrice(aSelection({ runnerId: AWAY }), 0);
    expect(bets.orders).toHaveLength(3);
  });

  it.each([
    ['suspended', (made: World) => made.market({ status: 'suspended' })],
    ['stale', (made: World) => made.board.freshnessChanged([MARKET], 'stale')],
  ])('[F40] never bets on a market that is %s', (_, happens) => {
    const made = world();
    happens(made);
    made.pickPrice(aSelection(), 0);
    expect([made.bets.orders, made.betting.slips]).toEqual([[], []]);
  });

  it('what stands in the way is said in the slip, and nothing is sent', () => {
    const made = world('50');
    made.pickPrice(aSelection(), 0);
    expect(made.bets.orders).toEqual([]);
    expect(made.preview()?.problem).toMatchObject({ key: 'bet.belowMin' });
  });

  it('[F63] goes off with the session', () => {
    const made = world();
    made.signOut();
    made.signIn();
    expect(made.betting.oneClick).toBeNull();
    expect(made.notices).toEqual([]);
  });

  it.each([
    ['the connection is lost', (made: World) => made.feed.become('reconnecting')],
    ['the device loses the network', (made: World) => made.page.goOnline(false)],
    ['[F76] the page wakes up', (made: World) => made.page.resume()],
    ['a quarter of an hour goes by', (made: World) => made.scheduler.advance(IDLE_MS)],
  ])('goes off, and says so, when %s', (_, happens) => {
    const made = world();
    happens(made);
    expect(made.betting.oneClick).toBeNull();
    expect(made.notices).toEqual(['info oneClick.off']);
  });

  it('each bet counts the quarter of an hour anew; timers that slept count nothing (F76)', () => {
    const made = world();
    made.scheduler.advance(IDLE_MS - 1);
    made.pickPrice(aSelection(), 0);
    made.scheduler.advance(IDLE_MS - 1);
    expect(made.betting.oneClick).not.toBeNull();
    made.clock.advance(1);
    made.pickPrice(aSelection({ runnerId: AWAY }), 0);
    expect(made.betting.oneClick).toBeNull();
    expect(made.bets.orders).toHaveLength(1);
  });
});

type World = ReturnType<typeof world>;
