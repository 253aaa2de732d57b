import { describe, expect, it } from 'vitest';
import type { BetStatus } from '@/domain/betting/Bet';
import { betWords, wordsOfBet, wordsOfSlip } from '@/domain/betting/betWords';
import { isSameSlip } from '@/domain/betting/isSameSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import { isWaiting } from '@/domain/betting/isWaiting';
import { sentVersion } from '@/domain/betting/sentVersion';
import { CHIP_COUNT, parseStakeChips } from '@/domain/betting/stakeChips';
import { effectiveStake } from '@/domain/betting/effectiveStake';
import { waitingChange } from '@/domain/betting/waitingChange';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, betKey, marketId, runnerId } from '@/domain/shared/ids';
import { aBet, aSelection, aSlip, KEY } from '@tests/support/mothers/betting';
import { invent } from '@tests/support/mothers/invent';

const selection = invent('a bet in words').longName();

describe('the words that name a bet', () => {
  it('[SPORT-05] its side is said as its market says it', () => {
    const side = (kind: Parameters<typeof betWords>[0], of: 'back' | 'lay') =>
      betWords(kind, of, selection, odds(185), null, rupees(1)).side;
    expect([side('matchOdds', 'back'), side('matchOdds', 'lay')]).toEqual(['back', 'lay']);
    expect([side('fancy', 'back'), side('fancy', 'lay')]).toEqual(['yes', 'no']);
  });

  it.each([
    ['matchOdds', 198, null, '1.98'],
    ['matchOdds', 200, null, '2.00'],
    ['matchOdds', 990, null, '9.90'],
    ['matchOdds', 1_000, null, '10'],
    ['tiedMatch', 1_050, null, '10.5'],
    ['other', 10_000, null, '100'],
    ['bookmaker', 185, null, '85'],
    ['toss', 198, null, '98'],
    ['fancy', 195, 46, '46 / 95'],
    ['fancy', 200, 0, '0 / 100'],
    ['fancy', 195, null, '95'],
  ] as const)('[SPORT-05] the price of %s at %i, line %s, is %s', (kind, price, line, text) => {
    expect(betWords(kind, 'back', selection, odds(price), line, rupees(1)).price).toBe(text);
  });

  it('a kind that no market has is a bug', () => {
    expect(() => betWords('tote' as never, 'back', selection, odds(200), null, rupees(1))).toThrow(TypeError);
  });

  it('[SPORT-05] a bet is named by what was asked for, a slip by what it asks for', () => {
    const bet = aBet({ selection, odds: odds(190), requestedOdds: odds(200), stake: rupees(5) });
    expect(wordsOfBet(bet)).toEqual({ side: 'back', selection, price: '2.00', stakePaise: rupees(5) });
    const slip = aSlip({ selection: aSelection({ runnerName: selection, side: 'lay' }), odds: odds(210) });
    expect(wordsOfSlip(slip, rupees(7))).toEqual({
      side: 'lay',
      selection,
      price: '2.10',
      stakePaise: rupees(7),
    });
  });
});

describe('whether two slips ask for the same', () => {
  it('[F89] they do when only the version of the market, or the way a stake is written, differs', () => {
    expect(isSameSlip(aSlip(), aSlip({ marketVersion: 9 }))).toBe(true);
    expect(isSameSlip(aSlip(), aSlip({ keepInPlay: false }))).toBe(true);
    expect(isSameSlip(aSlip({ stakeText: '1,000' }), aSlip({ stakeText: ' 1000 ' }))).toBe(true);
  });

  it.each([
    ['market', { selection: aSelection({ marketId: marketId('other') }) }],
    ['runner', { selection: aSelection({ runnerId: runnerId('other') }) }],
    ['side', { selection: aSelection({ side: 'lay' }) }],
    ['odds', { odds: odds(202) }],
    ['line', { line: 46 }],
    ['stake', { stakeText: '501' }],
    ['text that is no stake', { stakeText: 'x' }],
    ['odds that are taken', { acceptOdds: 'any' }],
    ['wait in play', { keepInPlay: true }],
  ] as const)('[F89] they do not when the %s differs', (_, changes) => {
    expect(isSameSlip(aSlip(), aSlip(changes))).toBe(false);
  });
});

describe('which version of a slip the server took', () => {
  it('[F89] the newest of those whose stake and odds the bet has; else none', () => {
    const bet = { stake: rupees(500), requestedOdds: odds(200) };
    const [newer, older] = [aSlip({ marketVersion: 2 }), aSlip({ marketVersion: 1 })];
    expect(sentVersion(bet, [aSlip({ stakeText: '400' }), newer, older])).toBe(newer);
    expect(sentVersion(bet, [aSlip({ odds: odds(202) })])).toBeNull();
    expect(sentVersion(bet, [aSlip({ stakeText: '' })])).toBeNull();
    expect(sentVersion(bet, [])).toBeNull();
  });
});

describe('where a bet stands', () => {
  it('[F54] [F57] it is undecided from sending to an answer', () => {
    const sent = { key: KEY, sentAt: 0 };
    expect(isUndecided({ state: 'submitting', ...sent })).toBe(true);
    expect(isUndecided({ state: 'unknown', ...sent, overdue: true })).toBe(true);
    expect(isUndecided({ state: 'asking', ...sent })).toBe(true);
    expect(isUndecided({ state: 'delayed', key: KEY, bet: aBet(), until: 0 })).toBe(true);
    expect(isUndecided({ state: 'unheard', ...sent })).toBe(false);
    expect(isUndecided({ state: 'editing' })).toBe(false);
    expect(isUndecided({ state: 'accepted', bet: aBet() })).toBe(false);
  });

  const each: readonly (readonly [BetStatus, boolean, boolean])[] = [
    ['pending', false, true],
    ['unmatched', true, true],
    ['partlyMatched', true, true],
    ['matched', false, false],
    ['lapsed', false, false],
    ['cancelled', false, false],
    ['settled', false, false],
    ['void', false, false],
    ['rejected', false, false],
    ['other', false, true],
  ];
  it.each(each)('a bet that is %s waits: %s; its whole stake stands: %s', (status, waits, whole) => {
    const bet = aBet({ status, stake: rupees(5), matched: rupees(2) });
    expect([isWaiting(bet), effectiveStake(bet)]).toEqual([waits, whole ? rupees(5) : rupees(2)]);
  });

  it('a change waits for the bet that it replaces, while it is pending', () => {
    const bet = aBet();
    const change = aBet({
      id: betId('b2'),
      key: betKey('f'.repeat(32)),
      status: 'pending',
      replaces: bet.id,
    });
    expect(waitingChange(bet, [bet, change])).toBe(change);
    expect(waitingChange(bet, [bet, { ...change, status: 'matched' }])).toBeNull();
    expect(waitingChange(bet, [{ ...change, replaces: betId('b9') }])).toBeNull();
  });
});

describe('the chips of a stake', () => {
  const chips = ['100', '200', '500', '1,000', '2000', '5000', '10000', '10000000'];

  it('[SPORT-05] are eight, in whole rupees up to a crore, each once', () => {
    expect(chips).toHaveLength(CHIP_COUNT);
    expect(parseStakeChips(chips)).toEqual({
      ok: true,
      value: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 1_000_000_000].map(paise),
    });
  });

  it.each([
    ['10000001', 'chips.wholeRupees'],
    ['0.50', 'chips.wholeRupees'],
    ['0.005', 'chips.wholeRupees'],
    ['9'.repeat(40), 'chips.wholeRupees'],
    ['100', 'chips.twice'],
    ['x', 'bet.stakeMalformed'],
    ['', 'bet.stakeEmpty'],
  ])('[SPORT-05] %j in the second place: %s', (text, error) => {
    const read = parseStakeChips(chips.with(1, text));
    expect(read.ok ? null : read.error).toEqual([null, error, ...Array<null>(6).fill(null)]);
  });

  it('[SPORT-05] seven or nine are not eight', () => {
    expect(parseStakeChips(chips.slice(1)).ok).toBe(false);
    expect(parseStakeChips([...chips, '3']).ok).toBe(false);
  });
});
