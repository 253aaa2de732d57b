import { ASIDE_MS, read, readMoney, submit } from '../endpoints';
import type { Endpoint } from '../endpoints';

/** The calls about bonuses and referrals, apart from the others: they come with the script that makes them (docs/wire.md 4.10, 4.11). */
export const REWARD_ENDPOINTS = {
  bonusClaims: readMoney('api', '/bonus/claims'),
  bonusStats: readMoney('api', '/bonus/claims/stats'),
  bonusParts: readMoney('api', '/bonus/claims/parts'),
  claimBonus: { ...submit('/bonus/claims'), token: 'held' },
  bonusByKey: readMoney('api', '/bonus/claims/by-key/:key'),
  claimBonusPart: { ...submit('/bonus/claims/parts'), token: 'held' },
  cancelBonus: { ...submit('/bonus/claims/cancel'), token: 'held' },
  referralCode: read('api', '/ref/generate'),
  makeReferralCode: { ...submit('/ref/generate'), token: 'held' },
  referralStats: readMoney('api', '/ref/stats'),
  referralChildren: readMoney('api', '/ref/children'),
  referralSources: read('api', '/ref/sources'),
  visitReferral: { ...submit('/ref/visit'), timeoutMs: ASIDE_MS },
} as const satisfies Record<string, Endpoint>;
