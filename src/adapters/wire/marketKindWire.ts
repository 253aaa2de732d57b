import type { MarketKind } from '@/domain/sports/Market';
import { wireWord } from './wireWord';

/** One kind, one payout policy: another word is `other`, never guessed from a label. */
export const wireMarketKind = wireWord<MarketKind>(
  [
    ['match_odds', 'matchOdds'],
    ['bookmaker', 'bookmaker'],
    ['fancy', 'fancy'],
    ['toss', 'toss'],
    ['tied_match', 'tiedMatch'],
  ],
  'other',
);
