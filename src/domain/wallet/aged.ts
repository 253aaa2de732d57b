import type { Wallet } from './Wallet';

/**
 * Figures whose connection is gone. Their version goes with it: a restored server counts anew, and no old number may outrank what it says
 * now (F91). Whatever balance comes next, cash and coins are older than it.
 */
export function aged({ version: _, ...figures }: Wallet): Wallet {
  return { ...figures, lastKnown: true };
}
