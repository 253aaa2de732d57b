import type { SlipView } from '@/application/ports/state/BettingState';
import type { Bet } from '@/domain/betting/Bet';
import type { BetSlip, Selection } from '@/domain/betting/BetSlip';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, betKey, slipId } from '@/domain/shared/ids';
import { HOME, MARKET, MATCH } from './sports';

export const SLIP = slipId('1');
export const KEY = betKey('0123456789abcdef0123456789abcdef');

export function aSelection(changes: Partial<Selection> = {}): Selection {
  return {
    matchId: MATCH,
    matchName: 'Home v Away',
    marketId: MARKET,
    marketName: 'Match Odds',
    marketKind: 'matchOdds',
    runnerId: HOME,
    runnerName: 'Home',
    side: 'back',
    ...changes,
  };
}

export function aSlip(changes: Partial<BetSlip> = {}): BetSlip {
  return {
    selection: aSelection(),
    odds: odds(200),
    line: null,
    marketVersion: 1,
    stakeText: '500',
    acceptOdds: 'better',
    ...changes,
  };
}

export function aSlipView(changes: Partial<SlipView> = {}): SlipView {
  return { id: SLIP, slip: aSlip(), placement: { state: 'editing' }, level: 0, ...changes };
}

export function aBet(changes: Partial<Bet> = {}): Bet {
  return {
    id: betId('bet-1'),
    key: KEY,
    replaces: null,
    matchId: MATCH,
    matchName: 'Home v Away',
    marketId: MARKET,
    marketName: 'Match Odds',
    marketKind: 'matchOdds',
    runnerId: HOME,
    selection: 'Home',
    side: 'back',
    odds: odds(200),
    requestedOdds: odds(200),
    exactOdds: null,
    line: null,
    stake: rupees(500),
    matched: rupees(500),
    status: 'matched',
    statusWord: null,
    reason: null,
    offer: null,
    offerLine: null,
    delayLeftMs: 0,
    profitLoss: null,
    workedOut: false,
    createdAt: Date.UTC(2026, 0, 15, 12, 0, 0),
    settledAt: null,
    ...changes,
  };
}

export function aPendingBet(delayLeftMs = 5_000, changes: Partial<Bet> = {}): Bet {
  return aBet({ status: 'pending', matched: NO_MONEY, delayLeftMs, ...changes });
}

export function aRejectedBet(changes: Partial<Bet> = {}): Bet {
  return aBet({ status: 'rejected', matched: NO_MONEY, reason: 'suspended', ...changes });
}
