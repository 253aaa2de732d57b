import { decodeSlips } from '@/application/betting/decodePendingBet';
import { describe, expect, it } from 'vitest';
import type { LimitKind, SelfLimit } from '@/domain/playSafe/SelfLimit';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, token } from '@/domain/shared/ids';
import { aBet, aSelection } from '@tests/support/mothers/betting';
import { aMarket, aMatch, MATCH } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

const EIGHT = ['10', '20', '50', '200', '700', '1000', '2500', '9000'];

describe('stake chips', () => {
  it('are the player’s own, kept on the device', () => {
    const world = bettingWorld();
    world.signIn();
    const usual = world.betting.stakeChips;
    expect(world.chips(EIGHT)).toMatchObject({ ok: true });
    expect(world.betting.stakeChips).toEqual([10, 20, 50, 200, 700, 1000, 2500, 9000].map(rupees));
    const next = bettingWorld({ store: world.store });
    next.signIn();
    expect(next.betting.stakeChips).toEqual(world.betting.stakeChips);
    next.chips('defaults');
    expect(next.betting.stakeChips).toEqual(usual);
    expect(world.store.read('stakeChips')).toBeNull();
  });

  it('an amount that does not do is named at its place, and nothing changes', () => {
    const world = bettingWorld();
    world.signIn();
    const before = world.betting.stakeChips;
    const answer = world.chips(['10', '', 'x', '10', '0.50', '100000000', '7', '8']);
    expect(answer.ok ? [] : answer.error.map((each) => (each?.kind === 'key' ? each.key : null))).toEqual([
      null,
      'bet.stakeEmpty',
      'bet.stakeMalformed',
      'chips.twice',
      'chips.wholeRupees',
      'chips.wholeRupees',
      null,
      null,
    ]);
    expect(world.chips(EIGHT.slice(1)).ok).toBe(false);
    expect(world.betting.stakeChips).toBe(before);
  });

  it.each(['', 'x', '100 200', '1 2 3 4 5 6 7 7'])('[F71] stored nonsense is nothing: %j', (stored) => {
    const world = bettingWorld();
    world.store.write('stakeChips', stored);
    const usual = world.betting.stakeChips;
    world.signIn();
    expect(world.betting.stakeChips).toEqual(usual);
  });
});

describe('filling in the stake', () => {
  it('the least, the most that can be placed, or nothing', () => {
    const world = bettingWorld();
    world.withSlip('');
    world.fillStake('min');
    expect(world.betting.slip?.stakeText).toBe('100');
    world.fillStake('max');
    expect(world.betting.slip?.stakeText).toBe('10000');
    world.wallet.walletReplaced({ balance: rupees(1), cash: rupees(2_345.67), coins: NO_MONEY });
    world.fillStake('max');
    expect(world.betting.slip?.stakeText).toBe('2345');
    world.fillStake('nothing');
    expect(world.betting.slip?.stakeText).toBe('');
    world.wallet.walletReplaced({ balance: rupees(1), cash: rupees(9_000_000), coins: NO_MONEY });
    world.fillStake('max');
    expect(world.betting.slip?.stakeText).toBe('100000');
  });

  it('[SPORT-05] the most keeps to the limits that the player set', () => {
    const world = bettingWorld();
    world.withSlip('');
    const limit = (kind: LimitKind, left: number): SelfLimit => ({
      kind,
      period: 'day',
      amount: rupees(1_000),
      used: rupees(1_000 - left),
      wanted: null,
    });
    const most = (...own: SelfLimit[]) => {
      world.fillStake('max', own);
      return world.betting.slip?.stakeText;
    };
    expect(most(limit('deposit', 5))).toBe('10000');
    expect(most(limit('stake', 500.5))).toBe('500');
    expect(most(limit('loss', 620), limit('stake', 700))).toBe('620');
    // The smallest stake, when less is left: the slip has said why.
    expect(most(limit('stake', 50))).toBe('100');
    expect(most()).toBe('10000');
  });

  it('[SPORT-05] the stake of the last bet on the same selection, at the price that the slip has; nothing is placed', async () => {
    const world = bettingWorld();
    const other = { id: betId('other'), createdAt: 9_000, stake: rupees(900), side: 'lay' } as const;
    world.bets.open = [
      aBet({ id: betId('old'), createdAt: 1_000, stake: rupees(300) }),
      aBet({ id: betId('new'), createdAt: 2_000, stake: rupees(750), odds: odds(180) }),
      aBet(other),
    ];
    world.withSlip('');
    await world.scheduler.pass(0);
    world.fillStake('last');
    expect(world.betting.slips.map(({ slip }) => [slip.stakeText, slip.odds])).toEqual([['750', 200]]);
    expect(world.bets.orders).toEqual([]);
  });

  it('[SPORT-05] without a bet on the selection what is typed stays', () => {
    const world = bettingWorld();
    world.withSlip('120');
    world.fillStake('last');
    expect(world.betting.slips.map(({ slip }) => slip.stakeText)).toEqual(['120']);
  });

  it('without known limits only nothing can be filled in; a largest bet that is no whole rupee is rounded down', () => {
    const world = bettingWorld();
    world.withSlip('7');
    world.matches.lists.clear();
    world.fillStake('min');
    world.fillStake('max');
    expect(world.betting.slip?.stakeText).toBe('7');
    world.fillStake('nothing');
    expect(world.betting.slip?.stakeText).toBe('');
    const limits = { min: rupees(100), max: paise(200_050), maxProfit: rupees(90_000) };
    world.matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket({ limits })] });
    world.fillStake('max');
    expect(world.betting.slip?.stakeText).toBe('2000');
  });

  it('without the money for any bet the most is the least, and the slip says what is missing', () => {
    const world = bettingWorld();
    world.withSlip('');
    world.wallet.walletReplaced({ balance: rupees(40), cash: rupees(40), coins: NO_MONEY });
    world.fillStake('max');
    expect(world.betting.slip?.stakeText).toBe('100');
    expect(world.preview()).toMatchObject({
      problem: { key: 'bet.insufficientBalance', values: { shortPaise: rupees(60) } },
      fundsShort: rupees(60),
    });
  });

  it('[F66] with a balance below zero that is missing too', () => {
    const world = bettingWorld();
    world.withSlip('500');
    world.wallet.walletReplaced({ balance: rupees(-40), cash: rupees(-40), coins: NO_MONEY });
    expect(world.preview()?.fundsShort).toBe(rupees(540));
  });
});

describe('slips across a deposit and a reload', () => {
  it('come back as they were, per user', () => {
    const before = bettingWorld();
    before.withSlip('750');
    before.pickPrice(aSelection({ side: 'lay' }), 0);
    const world = bettingWorld({ store: before.store });
    world.signIn();
    expect(world.betting.slips.map(({ slip }) => [slip.selection.side, slip.stakeText, slip.odds])).toEqual([
      ['back', '750', 200],
      ['lay', '', 202],
    ]);
    expect(world.watched).toHaveLength(2);
    expect(world.betting.slips.map(({ saved }) => saved)).toEqual([true, true]);
    expect(before.betting.slips.map(({ saved }) => saved)).not.toContain(true);
  });

  it('are written once for the keys of a stake, a moment later, at once when the page or the session goes', () => {
    const before = bettingWorld();
    before.withSlip('');
    const writes: string[] = [];
    const { store } = before;
    const write = store.write.bind(store);
    store.write = (key, value) => {
      writes.push(key);
      return write(key, value);
    };
    const stakes = () => decodeSlips(store.read('slips:asha')).slips.map(({ stakeText }) => stakeText);
    for (const stakeText of ['7', '75', '750']) before.editSlip({ stakeText });
    expect([writes, stakes()]).toEqual([[], ['']]);
    before.scheduler.advance(400);
    expect([writes, stakes()]).toEqual([['slips:asha'], ['750']]);
    before.editSlip({ stakeText: '7500' });
    before.page.hide();
    expect(stakes()).toEqual(['7500']);
    before.editSlip({ stakeText: '75000' });
    before.signOut('ended');
    expect(stakes()).toEqual(['75000']);
    before.scheduler.advance(400);
    expect(writes).toHaveLength(3);
  });

  it('of somebody who logs out in the middle of a stake are not written afterwards', () => {
    const before = bettingWorld();
    before.withSlip('');
    before.editSlip({ stakeText: '750' });
    before.signOut('loggedOut');
    before.scheduler.advance(400);
    expect(before.store.read('slips:asha')).toBeNull();
  });

  it('[F58] one that was sent does not come back as one to be sent', async () => {
    const before = bettingWorld();
    before.withSlip('750');
    void before.placeBet();
    const sent = bettingWorld({ store: before.store });
    sent.signIn();
    expect(sent.betting.slips).toMatchObject([{ placement: { state: 'unknown' } }]);
    await before.bets.reply(aBet({ key: before.bets.orders[0]!.key }));
    const decided = bettingWorld({ store: before.store });
    decided.signIn();
    expect(decided.betting.slips).toEqual([]);
  });

  it('are there for half an hour, not by a clock that was set back, and with the acceptance that they had', () => {
    const before = bettingWorld();
    before.withSlip('750');
    before.editSlip({ acceptOdds: 'none' });
    before.page.hide();
    const after = (ms: number) => {
      const world = bettingWorld({ store: before.store });
      if (ms < 0) world.clock.jump(ms);
      else world.clock.advance(ms);
      // As it is left again: the next look is at the same.
      const saved = before.store.read('slips:asha');
      world.signIn();
      before.store.write('slips:asha', saved ?? '');
      return world.betting.slips.map(({ slip }) => slip.acceptOdds);
    };
    expect(after(30 * 60_000 - 1)).toEqual(['none']);
    expect(after(-1)).toEqual([]);
  });

  it('[F58] one that another tab has sent since does not come back as one to be sent', () => {
    const before = bettingWorld();
    before.withSlip('750');
    const saved = before.store.read('slips:asha');
    void before.placeBet();
    before.store.write('slips:asha', saved ?? '');
    const world = bettingWorld({ store: before.store });
    world.signIn();
    expect(world.betting.slips).toMatchObject([{ placement: { state: 'unknown' } }]);
    expect(world.betting.slips).toHaveLength(1);
  });

  it('[F63] of somebody who is not known yet are not kept', () => {
    const world = bettingWorld();
    world.session.sessionOpened(token('t'), null, true);
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slips).toHaveLength(1);
    expect(world.store.keys()).toEqual([]);
  });

  it('are gone after half an hour, after signing out, and when they are not ours', () => {
    const before = bettingWorld();
    before.withSlip('750');
    const late = bettingWorld({ store: before.store });
    late.clock.advance(30 * 60_000);
    late.signIn();
    expect(late.betting.slips).toEqual([]);
    before.signOut('ended');
    const ended = bettingWorld({ store: before.store });
    ended.signIn();
    expect(ended.betting.slips).toHaveLength(1);
    ended.signOut();
    expect(ended.store.keys()).toEqual([]);
    ended.store.write('slips:asha', '{"at":0,"slips":[{}]}');
    ended.signIn();
    expect(ended.betting.slips).toEqual([]);
  });
});
