import type { RunnerProjection } from '@/application/betting/projection';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Amount } from '@/ui/kit/text/Amount';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './MarketLadder.module.css';

/** The book under a runner: the result of the open bets if it wins, and with the stake that is being typed. */
export function ProjectedResult({ projection }: { readonly projection: RunnerProjection | undefined }) {
  const t = useText();
  const format = useFormat();
  if (projection === undefined || (projection.now === 0 && projection.projected === null)) {
    return <span className={styles.book} />;
  }
  return (
    <span className={styles.book}>
      <VisuallyHidden>{t('sports.ifItWins')}</VisuallyHidden>
      <Amount value={projection.now}>{format.signedMoney(projection.now)}</Amount>
      {projection.projected !== null && (
        <>
          <span aria-hidden="true">»</span>
          <VisuallyHidden>{t('sports.withThisBet')}</VisuallyHidden>
          <Amount value={projection.projected}>{format.signedMoney(projection.projected)}</Amount>
        </>
      )}
    </span>
  );
}
