import type { BetStatus } from '@/domain/betting/Bet';

/** The word for a bet's status. */
export function betStatusKey<Status extends BetStatus>(status: Status): `betStatus.${Status}` {
  return `betStatus.${status}`;
}
