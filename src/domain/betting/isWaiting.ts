import type { Bet } from './Bet';

/** Whether (part of) the bet still waits for somebody to take it: only that can be changed or called back. */
export function isWaiting({ status }: Bet): boolean {
  return status === 'unmatched' || status === 'partlyMatched';
}
