import type { Bet } from '@/domain/betting/Bet';
import type { useText } from '@/ui/i18n/useText';
import { betStatusKey } from './betStatusKey';

/** How a bet stands: in our words, or in the server's own where we have none for it. */
export function betStatusText(
  bet: Pick<Bet, 'status' | 'statusWord'>,
  t: ReturnType<typeof useText>,
): string {
  return bet.statusWord ?? t(betStatusKey(bet.status));
}
