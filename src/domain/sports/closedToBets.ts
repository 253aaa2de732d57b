import type { MarketBook } from './MarketBook';

/**
 * Whether something that could be bet on before cannot be any more: the market left `open`, or an active runner is no longer one. Such
 * news never waits for the next frame.
 */
export function closedToBets(before: MarketBook, now: MarketBook): boolean {
  if (before.status === 'open' && now.status !== 'open') return true;
  if (now.runners === before.runners) return false;
  for (const [id, runner] of before.runners)
    if (runner.status === 'active' && now.runners.get(id)?.status !== 'active') return true;
  return false;
}
