import type { BetDoubt } from '@/domain/betting/betDoubts';
import { useTexts } from '@/ui/i18n/useTexts';
import { doubtText, type AskedBet } from './doubtText';
import styles from './SlipDoubts.module.css';

/** What is odd about a bet, a line each. */
export function DoubtLines({
  bet,
  doubts,
  id,
}: {
  readonly id?: string;
  readonly bet: AskedBet;
  readonly doubts: readonly BetDoubt[];
}) {
  const texts = useTexts();
  return (
    <ul id={id} className={styles.lines} role="list">
      {doubts.map((doubt) => (
        <li key={doubt.kind}>{doubtText(doubt, bet, texts)}</li>
      ))}
    </ul>
  );
}
