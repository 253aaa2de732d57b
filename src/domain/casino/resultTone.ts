import type { GroupId } from './groups';

export type ResultTone = 'red' | 'black' | 'green' | 'plain';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a pocket of roulette; what other tables say has none. */
export function resultTone(category: GroupId, result: string): ResultTone {
  if (category !== 'roulette' || !/^\d{1,2}$/.test(result)) return 'plain';
  const pocket = Number(result);
  if (pocket > 36) return 'plain';
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}
