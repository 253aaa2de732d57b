import { ASIDE_MS, maybe, read, readMoney, submit, type Endpoint } from '../endpoints';

/** The calls about bonuses and referrals, apart from the others: they come with the script that makes them (docs/wire.md 4.10, 4.11). */
export const REWARD_ENDPOINTS = {
  bonusClaims: maybe(readMoney('api', '/bonus/claims')),
  bonusStats: maybe(readMoney('api', '/bonus/claims/stats')),
  bonusParts: maybe(readMoney('api', '/bonus/claims/parts'), 'item'),
  claimBonus: { ...submit('/bonus/claims'), token: 'held' },
  bonusByKey: readMoney('api', '/bonus/claims/by-key/:key'),
  claimBonusPart: { ...submit('/bonus/claims/parts'), token: 'held' },
  cancelBonus: { ...submit('/bonus/claims/cancel'), token: 'held' },
  referralCode: maybe(read('api', '/ref/generate')),
  makeReferralCode: { ...submit('/ref/generate'), token: 'held' },
  referralStats: maybe(readMoney('api', '/ref/stats')),
  referralChildren: maybe(readMoney('api', '/ref/children')),
  referralSources: maybe(read('api', '/ref/sources')),
  visitReferral: { ...submit('/ref/visit'), timeoutMs: ASIDE_MS },
} as const satisfies Record<string, Endpoint>;
