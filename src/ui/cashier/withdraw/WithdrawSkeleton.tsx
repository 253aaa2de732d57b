import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Part } from '@/ui/kit/list/Part';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import fields from './form/WithdrawFields.module.css';
import styles from './Withdraw.module.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** The boxes of what comes: the sum, the amount, the places it can go to. */
export function WithdrawSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className={styles.columns}>
      <VisuallyHidden>
        <span role="status">{t('withdraw.loading')}</span>
      </VisuallyHidden>
      <div className={styles.column}>
        <Part>
          <span className={classNames(styles.bone, styles.boneMoney)}>
            <Skeleton length="half" />
            <Skeleton length="long" />
          </span>
        </Part>
        <Part>
          <span className={classNames(styles.bone, styles.boneAmount)}>
            <Skeleton length="short" />
            <Skeleton length="full" />
            <Skeleton length="long" />
          </span>
          <p className={fields.head}>{t('withdraw.form.account')}</p>
          {ROWS.map((each) => (
            <span key={each} className={styles.bone}>
              <Skeleton length="half" />
              <Skeleton length="long" />
            </span>
          ))}
        </Part>
      </div>
    </div>
  );
}
