import { describe, expect, it } from 'vitest';
import { slipErrors } from '@/domain/betting/slipErrors';
import type { SlipSituation } from '@/domain/betting/slipErrors';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { aSelection, aSlip } from '@tests/support/mothers/betting';
import { aMarket } from '@tests/support/mothers/sports';

const fine: SlipSituation = {
  slip: aSlip(),
  offered: true,
  signedIn: true,
  online: true,
  inFlight: false,
  live: true,
  market: { status: 'open', statusLabel: '', version: 1 },
  runner: 'active',
  bestOdds: odds(200),
  bestLine: null,
  limits: aMarket().limits,
  cash: rupees(10_000),
  addedExposure: rupees(500),
};

function keys(changes: Partial<SlipSituation>): string[] {
  return slipErrors({ ...fine, ...changes }).map(({ message }) =>
    message.kind === 'key' ? message.key : message.text,
  );
}

describe('[SPORT-05] what stands in the way of a bet', () => {
  it('is nothing when all is well', () => {
    expect(keys({})).toEqual([]);
  });

  it('is everything at once, the most fundamental first', () => {
    const all = slipErrors({
      ...fine,
      slip: aSlip({ odds: odds(201), stakeText: '99999999', marketVersion: 0 }),
      signedIn: false,
      online: false,
      inFlight: true,
      live: false,
      market: { status: 'suspended', statusLabel: '', version: 1 },
      bestOdds: null,
      limits: { min: rupees(999_999_999), max: rupees(1), maxProfit: rupees(1) },
      addedExposure: rupees(99_999_999),
    });
    expect(all.map(({ message }) => message.kind === 'key' && message.key)).toEqual([
      'bet.logInFirst',
      'bet.duplicateInFlight',
      'bet.offline',
      'bet.suspended',
      'bet.stale',
      'bet.oddsOffLadder',
      'bet.oddsChanged',
      'bet.belowMin',
      'bet.aboveMax',
      'bet.aboveMaxProfit',
      'bet.insufficientBalance',
    ]);
    expect(all.map(({ atStake }) => atStake)).toEqual([...Array(7).fill(false), ...Array(4).fill(true)]);
  });

  it('says only that bets are not offered where they are not', () => {
    expect(keys({ offered: false, signedIn: false })).toEqual(['bet.notOffered']);
    expect(keys({ slip: aSlip({ selection: aSelection({ marketKind: 'fancy' }) }) })).toEqual([
      'bet.notOffered',
    ]);
    const winner = (side: 'back' | 'lay') => aSlip({ selection: aSelection({ marketKind: 'winner', side }) });
    expect(keys({ slip: winner('lay') })).toEqual(['bet.notOffered']);
    expect(keys({ slip: winner('back') })).not.toContain('bet.notOffered');
  });

  it('[F42] a fancy whose line moved on is another bet, unless the player takes any', () => {
    const slip = aSlip({ selection: aSelection({ marketKind: 'fancy' }), line: 40, marketVersion: 0 });
    expect(keys({ slip, bestLine: 40 })).toEqual([]);
    expect(keys({ slip, bestLine: 41 })).toEqual(['bet.oddsChanged']);
    expect(keys({ slip: { ...slip, acceptOdds: 'any' }, bestLine: 41 })).toEqual([]);
  });

  it.each([
    [{ status: 'closed', statusLabel: '', version: 1 }, 'active', 'bet.marketClosed'],
    [{ status: 'suspended', statusLabel: '', version: 1 }, 'active', 'bet.suspended'],
    [{ status: 'suspended', statusLabel: ' Ball Running', version: 1 }, 'active', 'bet.ballRunning'],
    [{ status: 'open', statusLabel: '', version: 1 }, 'suspended', 'bet.suspended'],
    [{ status: 'open', statusLabel: '', version: 1 }, 'removed', 'bet.marketClosed'],
    [{ status: 'open', statusLabel: '', version: 1 }, null, 'bet.marketClosed'],
  ] as const)('[F40] market %j with runner %j says %s', (market, runner, key) => {
    expect(keys({ market, runner })).toEqual([key]);
  });

  it('a market that we know nothing of is not up to date', () => {
    expect(keys({ market: null, runner: null, bestOdds: null, limits: null })).toEqual(['bet.stale']);
  });

  describe('[F42] when the market moved on since the price was taken', () => {
    const moved = { status: 'open', statusLabel: '', version: 2 } as const;

    it('odds that are still there stand, worse ones are for the player to decide', () => {
      expect(keys({ market: moved, bestOdds: odds(200) })).toEqual([]);
      expect(keys({ market: moved, bestOdds: odds(204) })).toEqual([]);
      expect(keys({ market: moved, bestOdds: odds(198) })).toEqual(['bet.oddsChanged']);
      expect(keys({ market: moved, bestOdds: null })).toEqual(['bet.oddsChanged']);
    });

    it('a lay is worse when the odds rose', () => {
      const slip = aSlip({ selection: aSelection({ side: 'lay' }) });
      expect(keys({ slip, market: moved, bestOdds: odds(198) })).toEqual([]);
      expect(keys({ slip, market: moved, bestOdds: odds(202) })).toEqual(['bet.oddsChanged']);
      expect(keys({ slip, market: moved, bestOdds: null })).toEqual(['bet.oddsChanged']);
    });

    it('any odds were opted in to', () => {
      expect(keys({ slip: aSlip({ acceptOdds: 'any' }), market: moved, bestOdds: odds(150) })).toEqual([]);
    });

    it('within one version the server decides', () => {
      expect(keys({ bestOdds: odds(198) })).toEqual([]);
    });
  });

  it('rates are not on the ladder', () => {
    const slip = aSlip({ selection: aSelection({ marketKind: 'bookmaker' }), odds: odds(201) });
    expect(keys({ slip })).toEqual([]);
    expect(keys({ slip: aSlip({ odds: odds(201) }) })).toEqual(['bet.oddsOffLadder']);
  });

  it('[X23] a stake that cannot be read is named at the stake', () => {
    expect(keys({ slip: aSlip({ stakeText: '' }) })).toEqual(['bet.stakeEmpty']);
    expect(keys({ slip: aSlip({ stakeText: '1e9' }) })).toEqual(['bet.stakeMalformed']);
  });

  it('limits hold on both ends, inclusive, and are said with their amounts', () => {
    const limits = { min: rupees(500), max: rupees(500), maxProfit: rupees(500) };
    expect(slipErrors({ ...fine, limits })).toEqual([]);
    const said = (changes: Partial<typeof limits>) =>
      slipErrors({ ...fine, limits: { ...limits, ...changes } }).map(({ message }) => message);
    expect(said({ min: paise(50_001) })).toEqual([say('bet.belowMin', { minPaise: 50_001 })]);
    expect(said({ max: paise(49_999) })).toEqual([say('bet.aboveMax', { maxPaise: 49_999 })]);
    expect(said({ maxProfit: paise(49_999) })).toEqual([say('bet.aboveMaxProfit', { maxPaise: 49_999 })]);
    expect(keys({ limits: null })).toEqual([]);
  });

  it('[P06] funds: only what the bet adds to the exposure has to be there', () => {
    expect(keys({ cash: rupees(500) })).toEqual([]);
    expect(keys({ cash: paise(49_999) })).toEqual(['bet.insufficientBalance']);
    expect(keys({ cash: NO_MONEY, addedExposure: rupees(-500) })).toEqual([]);
    expect(keys({ cash: null })).toEqual([]);
    expect(keys({ cash: NO_MONEY, addedExposure: null })).toEqual([]);
  });

  it('[SPORT-05] says how much money is missing, what is already owed included', () => {
    const missing = (cash: number) => slipErrors({ ...fine, cash: paise(cash) })[0];
    const short = (amount: number) => ({
      message: { kind: 'key', key: 'bet.insufficientBalance', values: { shortPaise: amount } },
      atStake: true,
      short: amount,
    });
    expect(missing(49_900)).toEqual(short(100));
    expect(missing(-100)).toEqual(short(50_100));
  });

  it('[F66] a balance below zero stops what adds risk, not what lowers it', () => {
    expect(keys({ cash: rupees(-100), addedExposure: paise(1) })).toEqual(['bet.insufficientBalance']);
    expect(keys({ cash: rupees(-100), addedExposure: NO_MONEY })).toEqual([]);
  });
});
