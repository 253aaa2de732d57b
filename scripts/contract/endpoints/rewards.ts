import * as v from 'valibot';
import { nothing } from '../models/account';
import { key } from '../models/bets';
import {
  bonusCancelledReply,
  bonusesReply,
  bonusReply,
  bonusStatsReply,
  bonusWholeReply,
  friendsReply,
  referralCodeReply,
  referralStatsReply,
  sourcesReply,
} from '../models/rewards';
import { fields, maybe, oneOf, text, type Schema } from '../models/withFields';
import { KEY_LOOKED_UP, type Contracted } from './Contracted';

const bonus = { of: 'assumed', section: '4.10' } as const;
const referral = { of: 'assumed', section: '4.11', failures: [] } as const;
const page = { skip: maybe(text()), pagesize: maybe(text()) };
const whole = (): Schema => v.pipe(v.number(), v.integer(), v.minValue(1));

export const REWARD_CALLS = {
  bonusClaims: {
    ...bonus,
    summary: 'Bonuses on offer, under way or over.',
    query: { state: oneOf('available', 'active', 'history'), ...page },
    reply: bonusesReply,
    failures: [],
  },
  bonusStats: { ...bonus, summary: 'What all bonuses brought.', reply: bonusStatsReply, failures: [] },
  bonusParts: {
    ...bonus,
    summary: 'A bonus with its parts and the bets that counted.',
    query: { claimid: text() },
    reply: bonusWholeReply,
    failures: ['404 BONUS_UNKNOWN'],
  },
  claimBonus: {
    ...bonus,
    summary: 'Claims an offer.',
    body: fields({ offerId: text(), key: key() }),
    reply: bonusReply,
    failures: [
      '404 OFFER_UNKNOWN',
      '409 CLAIMED_BEFORE',
      '409 BONUS_ACTIVE',
      '409 COINS_GONE',
      '409 KEY_REUSED',
    ],
  },
  bonusByKey: {
    ...bonus,
    summary: 'What became of the claim under a key.',
    reply: bonusReply,
    failures: KEY_LOOKED_UP,
  },
  claimBonusPart: {
    ...bonus,
    summary: 'Turns the coins of an earned part into cash.',
    body: fields({ claimId: text(), part: whole() }),
    reply: bonusWholeReply,
    failures: ['404 BONUS_UNKNOWN', '409 NOT_CLAIMABLE'],
  },
  cancelBonus: {
    ...bonus,
    summary: 'Gives up the locked parts of a bonus.',
    body: fields({ claimId: text() }),
    reply: bonusCancelledReply,
    failures: ['404 BONUS_UNKNOWN', '409 NOT_CANCELLABLE'],
  },
  referralCode: { ...referral, summary: 'The player’s own code, if there is one.', reply: referralCodeReply },
  makeReferralCode: {
    ...referral,
    summary: 'Makes the player’s code: the same one whenever it is asked.',
    body: nothing(),
    reply: referralCodeReply,
  },
  referralStats: { ...referral, summary: 'What the code brought.', reply: referralStatsReply },
  referralChildren: { ...referral, summary: 'Who came by the code.', query: page, reply: friendsReply },
  referralSources: { ...referral, summary: 'What the link was passed on by.', reply: sourcesReply },
  visitReferral: {
    ...referral,
    visitors: true,
    summary: 'Says that a link was opened: the same answer for every code.',
    body: fields({ code: text() }),
    reply: nothing(),
  },
} as const satisfies Record<string, Contracted>;
