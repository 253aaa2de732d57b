import type { Bet } from './Bet';

/** The bet that takes this one's place once its in-play delay is over; null when no change of it waits. */
export function waitingChange(bet: Bet, openBets: readonly Bet[]): Bet | null {
  return openBets.find(({ status, replaces }) => status === 'pending' && replaces === bet.id) ?? null;
}
