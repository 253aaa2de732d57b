import type { Bet } from '@/domain/betting/Bet';
import type { useText } from '@/ui/i18n/useText';

/** How a bet stands: in our words, or in the server's own where we have none for it. */
export function betStatusText(
  bet: Pick<Bet, 'status' | 'statusWord'>,
  t: ReturnType<typeof useText>,
): string {
  return bet.statusWord ?? t(`betStatus.${bet.status}`);
}
