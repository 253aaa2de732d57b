import { AUTO_CASH_OUT_ENDPOINTS } from '@/adapters/http/autoCashOut/autoCashOutEndpoints';
import { ENDPOINTS } from '@/adapters/http/endpoints';
import { CASHIER_ENDPOINTS } from '@/adapters/http/cashier/cashierEndpoints';
import { PLAY_SAFE_ENDPOINTS } from '@/adapters/http/playSafe/playSafeEndpoints';
import { PUSH_ENDPOINTS } from '@/adapters/http/push/pushEndpoints';
import { REPORT_ENDPOINTS } from '@/adapters/http/reports/reportEndpoints';
import { REWARD_ENDPOINTS } from '@/adapters/http/rewards/rewardEndpoints';
import { SCORE_ENDPOINTS } from '@/adapters/http/sports/httpScoreGateway';
import type { Endpoint } from '@/adapters/http/endpoints';
import { ACCOUNT_CALLS } from './accounts';
import { BET_CALLS } from './bets';
import { BRAND_CALLS } from './brand';
import { CASHIER_CALLS } from './cashier';
import type { Contracted } from './Contracted';
import { PLAY_SAFE_CALLS } from './playSafe';
import { PUSH_CALLS } from './push';
import { REPORT_CALLS } from './reports';
import { REWARD_CALLS } from './rewards';
import { SESSION_CALLS } from './session';
import { SPORT_CALLS } from './sports';

/** Every call that the app makes, and where it goes. */
const ALL_ENDPOINTS = {
  ...ENDPOINTS,
  ...AUTO_CASH_OUT_ENDPOINTS,
  ...CASHIER_ENDPOINTS,
  ...PLAY_SAFE_ENDPOINTS,
  ...PUSH_ENDPOINTS,
  ...REPORT_ENDPOINTS,
  ...REWARD_ENDPOINTS,
  ...SCORE_ENDPOINTS,
};

export type CallName = keyof typeof ALL_ENDPOINTS;

/** By the parts of the documents. */
const PARTS = {
  Session: SESSION_CALLS,
  Brand: BRAND_CALLS,
  Sports: SPORT_CALLS,
  Bets: BET_CALLS,
  Cashier: { ...CASHIER_CALLS, ...ACCOUNT_CALLS },
  Reports: REPORT_CALLS,
  Rewards: REWARD_CALLS,
  'Playing safe': PLAY_SAFE_CALLS,
  'Push messages': PUSH_CALLS,
};

export const PART_WORDS: Readonly<Record<keyof typeof PARTS, string>> = {
  Session: 'Signing up, logging in and out, passwords.',
  Brand: 'What the operator shows, and games.',
  Sports: 'Matches, markets, prices by polling, scores.',
  Bets: 'Bets, their changes, cash out, exposure.',
  Cashier: 'Deposits, withdrawals, accounts, identity, statement.',
  Reports: 'Profit and loss, results.',
  Rewards: 'Bonuses and referrals.',
  'Playing safe': 'Limits, breaks, the reality check.',
  'Push messages': 'What a browser is told while its page is closed.',
};

/** The compiler fails where a call of the app is missing above. */
const CALLS: Readonly<Record<CallName, Contracted>> = {
  ...PARTS.Session,
  ...PARTS.Brand,
  ...PARTS.Sports,
  ...PARTS.Bets,
  ...PARTS.Cashier,
  ...PARTS.Reports,
  ...PARTS.Rewards,
  ...PARTS['Playing safe'],
  ...PARTS['Push messages'],
};

export interface ContractedCall extends Contracted {
  readonly name: CallName;
  readonly part: string;
  readonly endpoint: Endpoint;
}

const isCall = (name: string): name is CallName => name in ALL_ENDPOINTS;

/** The contract over HTTP: the one table of calls. */
export const CONTRACT: readonly ContractedCall[] = Object.entries(PARTS).flatMap(([part, calls]) =>
  Object.keys(calls)
    .filter(isCall)
    .map((name) => ({ ...CALLS[name], name, part, endpoint: ALL_ENDPOINTS[name] })),
);
