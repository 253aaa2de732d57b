import { REWARD_ENDPOINTS } from '@/adapters/http/rewards/rewardEndpoints';
import { bonusId, bonusOfferId, submissionKey } from '@/domain/shared/ids';
import type { CallCase } from './everyCall';
import {
  wireBonus,
  wireBonusStats,
  wireFriend,
  wireReferralStats,
  wireSource,
  wireWhole,
} from './rewardFixtures';
import { KEY } from './wireFixtures';

const CLAIM = ['id', 'offerId', 'name', 'status', 'amount', 'target', 'wagered', 'claimable', 'released'];
const claim = ['claim', ...CLAIM.map((field) => `claim.${field}`)];
const PART = ['part', 'amount', 'required', 'status'].map((field) => `parts.0.${field}`);

const call = (
  name: keyof typeof REWARD_ENDPOINTS,
  run: CallCase['run'],
  data: unknown,
  required: readonly string[],
): CallCase => ({ name, endpoint: REWARD_ENDPOINTS[name], run, data, required });

/** Every call about bonuses and referrals. */
export const REWARD_CALLS: readonly CallCase[] = [
  call(
    'bonusClaims',
    ({ bonus }) => bonus.list({ tab: 'active', skip: 10, pageSize: 10 }),
    { claims: [wireBonus], count: 11 },
    ['claims'],
  ),
  call('bonusStats', ({ bonus }) => bonus.stats(), { stats: wireBonusStats }, [
    'stats',
    'stats.claimed',
    'stats.released',
    'stats.claimable',
    'stats.locked',
  ]),
  call('bonusParts', ({ bonus }) => bonus.whole(bonusId('BN1')), wireWhole, [...claim, 'parts', ...PART]),
  call(
    'claimBonus',
    ({ bonus }) => bonus.claim(bonusOfferId('welcome'), submissionKey(KEY)),
    { claim: wireBonus },
    claim,
  ),
  call('bonusByKey', ({ bonus }) => bonus.byKey(submissionKey(KEY)), { claim: wireBonus }, claim),
  call('claimBonusPart', ({ bonus }) => bonus.claimPart(bonusId('BN1'), 1), wireWhole, [
    ...claim,
    'parts',
    ...PART,
  ]),
  call(
    'cancelBonus',
    ({ bonus }) => bonus.cancel(bonusId('BN1')),
    { claim: { ...wireBonus, status: 'cancelled' }, lost: 400 },
    [...claim, 'lost'],
  ),
  call('referralCode', ({ referral }) => referral.code(), { code: 'AB12CD34' }, ['code']),
  call('makeReferralCode', ({ referral }) => referral.generate(), { code: 'AB12CD34' }, ['code']),
  call('referralStats', ({ referral }) => referral.stats(), wireReferralStats, ['stats', 'stats.earned']),
  call(
    'referralChildren',
    ({ referral }) => referral.friends(10, 10),
    { children: [wireFriend], count: 11 },
    ['children'],
  ),
  call('referralSources', ({ referral }) => referral.sources(), { sources: [wireSource] }, ['sources']),
  call('visitReferral', ({ referral }) => referral.visited('AB12CD34-w'), {}, []),
];

const BEARER = ['authorization', 'Bearer tok-held'] as const;

/** What they look like to a server. */
export const REWARD_REQUESTS = {
  bonusClaims: {
    ids: '[REWARD-01]',
    line: 'GET /bonus/claims?state=active&skip=10&pagesize=10',
    token: BEARER,
  },
  bonusStats: { ids: '[REWARD-01]', line: 'GET /bonus/claims/stats', token: BEARER },
  bonusParts: { ids: '[REWARD-01]', line: 'GET /bonus/claims/parts?claimid=BN1', token: BEARER },
  claimBonus: {
    ids: '[REWARD-01]',
    line: 'POST /bonus/claims',
    body: { offerId: 'welcome', key: KEY },
    token: BEARER,
  },
  bonusByKey: { ids: '[REWARD-01]', line: `GET /bonus/claims/by-key/${KEY}`, token: BEARER },
  claimBonusPart: {
    ids: '[REWARD-01]',
    line: 'POST /bonus/claims/parts',
    body: { claimId: 'BN1', part: 1 },
    token: BEARER,
  },
  cancelBonus: {
    ids: '[REWARD-01]',
    line: 'POST /bonus/claims/cancel',
    body: { claimId: 'BN1' },
    token: BEARER,
  },
  referralCode: { ids: '[REWARD-02]', line: 'GET /ref/generate', token: BEARER },
  makeReferralCode: { ids: '[REWARD-02]', line: 'POST /ref/generate', body: {}, token: BEARER },
  referralStats: { ids: '[REWARD-02]', line: 'GET /ref/stats', token: BEARER },
  referralChildren: {
    ids: '[REWARD-02]',
    line: 'GET /ref/children?skip=10&pagesize=10',
    token: BEARER,
  },
  referralSources: { ids: '[REWARD-02]', line: 'GET /ref/sources', token: BEARER },
  visitReferral: { ids: '[REWARD-02] [X35]', line: 'POST /ref/visit', body: { code: 'AB12CD34-w' } },
} as const;
