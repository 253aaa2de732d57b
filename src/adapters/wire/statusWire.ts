import type { MarketStatus, RunnerStatus } from '@/domain/sports/Market';
import type { MatchStatus } from '@/domain/sports/Match';
import { same, wireKnownWord, wireWord } from './wireWord';

/** F25: a word that we do not know counts as suspended: nothing is bet on it. */
export const wireMarketStatus = wireWord<MarketStatus>(same(['open', 'suspended', 'closed']), 'suspended');

export const wireRunnerStatus = wireWord<RunnerStatus>(
  same(['active', 'suspended', 'winner', 'loser', 'removed']),
  'suspended',
);

export const wireMatchStatus = wireKnownWord<MatchStatus>([
  ...same(['upcoming', 'finished'] as const),
  ['inplay', 'inPlay'],
]);
