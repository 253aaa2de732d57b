import styles from '../Rewards.module.css';
import type { Wagering } from '@/domain/rewards/wagering';
import { paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { ProgressBar } from '@/ui/kit/feedback/ProgressBar';

export interface WageringBarProps {
  /** Of the bonus or the part. */
  readonly name: string;
  readonly wagering: Wagering;
  /** It was cancelled or has run out: nothing is left to do for it. */
  readonly ended?: boolean;
}

/** How far it is, in words and as a bar. */
export function WageringBar({ name, wagering: { percent, done, left }, ended = false }: WageringBarProps) {
  const { t, format } = useTexts();
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <strong>
          {t('bonus.progress', {
            done: format.moneyShort(done),
            target: format.moneyShort(paise(done + left)),
            percent,
          })}
        </strong>
        {left === 0 && <span>{t('bonus.done')}</span>}
        {left > 0 && !ended && <span>{t('bonus.left', { left: format.moneyShort(left) })}</span>}
      </div>
      <ProgressBar
        max={100}
        value={left === 0 ? 100 : percent}
        label={t('bonus.progressLabel', { name })}
        whenFull="reached"
      />
    </div>
  );
}
