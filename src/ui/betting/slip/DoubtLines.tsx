import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { useTexts } from '@/ui/i18n/useTexts';
import { doubtText } from './doubtText';
import styles from './SlipDoubts.module.css';

/** What is odd about a bet, a line each. */
export function DoubtLines({
  slip,
  doubts,
  id,
}: {
  readonly id?: string;
  readonly slip: BetSlip;
  readonly doubts: readonly BetDoubt[];
}) {
  const texts = useTexts();
  return (
    <ul id={id} className={styles.lines} role="list">
      {doubts.map((doubt) => (
        <li key={doubt.kind}>{doubtText(doubt, slip, texts)}</li>
      ))}
    </ul>
  );
}
