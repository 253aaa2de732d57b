import type { Bet } from '@/domain/betting/Bet';
import type { useText } from '@/ui/i18n/useText';

/** How a bet stands: in our words, or in the server's own where we have none for it. A settled one says how it ended. */
export function betStatusText(
  { status, statusWord, profitLoss }: Pick<Bet, 'status' | 'statusWord' | 'profitLoss'>,
  t: ReturnType<typeof useText>,
): string {
  if (status === 'settled' && profitLoss !== null && profitLoss !== 0)
    return t(profitLoss > 0 ? 'betStatus.won' : 'betStatus.lost');
  return statusWord ?? t(`betStatus.${status}`);
}
