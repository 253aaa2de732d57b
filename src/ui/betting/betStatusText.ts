import type { Bet } from '@/domain/betting/Bet';
import { wonOrLost } from '@/domain/betting/wonOrLost';
import type { useText } from '@/ui/i18n/useText';

/** How a bet stands: in our words, or in the server's own where we have none for it. A settled one says how it ended. */
export function betStatusText(
  bet: Pick<Bet, 'status' | 'statusWord' | 'profitLoss'>,
  t: ReturnType<typeof useText>,
): string {
  const ended = wonOrLost(bet);
  return ended === null ? (bet.statusWord ?? t(`betStatus.${bet.status}`)) : t(`betStatus.${ended}`);
}
