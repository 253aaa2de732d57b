import type { Bet, BetStatus } from '@/domain/betting/Bet';
import { useText } from '@/ui/i18n/useText';
import { StatusChip, type StatusTone } from '@/ui/kit/feedback/StatusChip';

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

export interface BetStatusMarkProps {
  readonly bet: Bet;
  /** The word alone, in its colour: in a dense row. */
  readonly plain?: boolean;
}

/** How a bet stands: icon and word. A settled one says how it ended. */
export function BetStatusMark({ bet, plain = false }: BetStatusMarkProps) {
  const t = useText();
  const { status, statusWord, profitLoss } = bet;
  const ended = status === 'settled' && profitLoss !== null && profitLoss !== 0;
  const won = ended && profitLoss > 0;
  const tone = ended ? (won ? 'positive' : 'negative') : TONES[status];
  const label = ended ? t(won ? 'myBets.won' : 'myBets.lost') : (statusWord ?? t(`myBets.status.${status}`));
  return plain ? <span data-tone={tone}>{label}</span> : <StatusChip tone={tone} label={label} />;
}
