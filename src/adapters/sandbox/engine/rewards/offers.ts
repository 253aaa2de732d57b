import type { Pattern } from '../../texts/hindi';
import { WELCOME_COINS } from '../money/Wallets';
import type { BonusOffer } from './BonusOffer';

const COMMON: readonly Pattern[] = [
  'A bet counts once, when it is first settled as won or lost. Void and cashed-out bets do not count.',
  'Only bets and rounds after the claim count.',
  'Each bonus can be claimed once per account, and one bonus can be active at a time.',
  'Claim each earned part within 7 days.',
];

/** assumed: what is on offer to every account. */
export const OFFERS: readonly BonusOffer[] = [
  {
    id: 'welcome',
    name: 'Welcome bonus',
    type: 'welcome',
    amount: WELCOME_COINS,
    multiple: 5,
    parts: 5,
    days: 30,
    minOdds: 150,
    maxBet: 500_000,
    held: true,
    weights: { match_odds: 100, bookmaker: 100, fancy: 100, other: 100, casino: 100 },
    terms: ['The coins came with your account.', ...COMMON],
  },
  {
    id: 'cricket',
    name: 'Cricket season boost',
    type: 'sports',
    amount: 100_000,
    multiple: 10,
    parts: 4,
    days: 14,
    minOdds: 170,
    maxBet: 500_000,
    held: false,
    weights: { match_odds: 100, bookmaker: 100, fancy: 50, other: 50, casino: 0 },
    terms: COMMON,
  },
  {
    id: 'casino',
    name: 'Casino weekend',
    type: 'casino',
    amount: 75_000,
    multiple: 20,
    parts: 3,
    days: 7,
    minOdds: 200,
    maxBet: 100_000,
    held: false,
    weights: { match_odds: 20, bookmaker: 20, fancy: 0, other: 0, casino: 100 },
    terms: COMMON,
  },
];
