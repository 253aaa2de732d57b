import styles from '../Rewards.module.css';
import type { Wagering } from '@/domain/rewards/wagering';
import { paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { ProgressBar } from '@/ui/kit/feedback/ProgressBar';

export interface WageringBarProps {
  /** Of the bonus or the part. */
  readonly name: string;
  readonly wagering: Wagering;
}

/** How far it is, in words and as a bar. */
export function WageringBar({ name, wagering: { percent, done, left } }: WageringBarProps) {
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
        <span>{left === 0 ? t('bonus.done') : t('bonus.left', { left: format.moneyShort(left) })}</span>
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
