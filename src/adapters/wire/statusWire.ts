import type { MarketStatus, RunnerStatus } from '@/domain/sports/Market';
import type { MatchStatus } from '@/domain/sports/Match';
import { wireKnownWord, wireWord } from './wireWord';

/** F25: a word that we do not know counts as suspended: nothing is bet on it. */
export const wireMarketStatus = wireWord<MarketStatus>(
  [
    ['open', 'open'],
    ['suspended', 'suspended'],
    ['closed', 'closed'],
  ],
  'suspended',
);

export const wireRunnerStatus = wireWord<RunnerStatus>(
  [
    ['active', 'active'],
    ['suspended', 'suspended'],
    ['winner', 'winner'],
    ['loser', 'loser'],
    ['removed', 'removed'],
  ],
  'suspended',
);

export const wireMatchStatus = wireKnownWord<MatchStatus>([
  ['upcoming', 'upcoming'],
  ['inplay', 'inPlay'],
  ['finished', 'finished'],
]);
