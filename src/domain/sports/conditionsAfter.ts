import { NO_MONEY } from '@/domain/shared/Money';
import type { MarketChange, MarketConditions, MarketDefinition } from './MarketChange';

/** What an image does not say is unknown, and unknown cannot be bet on. */
const NOTHING_SAID: Omit<MarketConditions, 'id'> = {
  status: 'suspended',
  statusLabel: '',
  version: 0,
  inPlay: false,
  delaySeconds: 0,
  totalMatched: NO_MONEY,
  result: null,
};

/** The conditions after a change: an image replaces them, a delta merges. */
export function conditionsAfter(before: MarketConditions | null, change: MarketChange): MarketConditions {
  const known = change.image || before === null ? NOTHING_SAID : before;
  return {
    id: change.id,
    status: change.status ?? known.status,
    statusLabel: change.statusLabel ?? known.statusLabel,
    version: change.version ?? known.version,
    inPlay: change.inPlay ?? known.inPlay,
    delaySeconds: change.delaySeconds ?? known.delaySeconds,
    totalMatched: change.totalMatched ?? known.totalMatched,
    result: change.result === undefined ? known.result : change.result,
  };
}

/** Whether a bet is judged alike by both: all but what was matched is equal. */
export function sameForBets(one: MarketConditions, other: MarketConditions): boolean {
  return one.version === other.version && sameDefinition(one, other);
}

export function sameDefinition(one: MarketDefinition, other: MarketDefinition): boolean {
  return (
    one.status === other.status &&
    one.statusLabel === other.statusLabel &&
    one.inPlay === other.inPlay &&
    one.delaySeconds === other.delaySeconds &&
    one.result === other.result
  );
}
