import type { Bet, BetStatus } from '@/domain/betting/Bet';
import { wonOrLost } from '@/domain/betting/wonOrLost';
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
  /** Another bet took its place. */
  readonly changed: boolean;
  /** The word alone, in its colour: in a dense row. */
  readonly plain?: boolean;
}

/** How a bet stands: icon and word. A settled one says how it ended. */
export function BetStatusMark({ bet, changed, plain = false }: BetStatusMarkProps) {
  const t = useText();
  const { status, statusWord } = bet;
  const ended = wonOrLost(bet);
  const tone = ended === null ? TONES[status] : ended === 'won' ? 'positive' : 'negative';
  const known = changed && status === 'cancelled' ? 'changed' : status;
  const label = ended === null ? (statusWord ?? t(`myBets.status.${known}`)) : t(`betStatus.${ended}`);
  return plain ? <span data-tone={tone}>{label}</span> : <StatusChip tone={tone} label={label} />;
}
