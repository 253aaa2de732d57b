import type { Bet, BetStatus } from '@/domain/betting/Bet';
import { useText } from '@/ui/i18n/useText';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import type { StatusTone } from '@/ui/kit/feedback/StatusChip';

const TONES: Readonly<Record<BetStatus, StatusTone>> = {
  pending: 'warning',
  unmatched: 'warning',
  partlyMatched: 'warning',
  matched: 'info',
  open: 'info',
  rejected: 'negative',
  lapsed: 'neutral',
  cancelled: 'neutral',
  settled: 'neutral',
  void: 'neutral',
  other: 'neutral',
};

/** How a bet stands: icon and word. A settled one says how it ended. */
export function BetStatusMark({ bet }: { readonly bet: Bet }) {
  const t = useText();
  const { status, statusWord, profitLoss } = bet;
  if (status === 'settled' && profitLoss !== null && profitLoss !== 0) {
    const won = profitLoss > 0;
    return <StatusChip tone={won ? 'positive' : 'negative'} label={t(won ? 'myBets.won' : 'myBets.lost')} />;
  }
  return <StatusChip tone={TONES[status]} label={statusWord ?? t(`myBets.status.${status}`)} />;
}
