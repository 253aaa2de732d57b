import type { ReactNode } from 'react';
import { AccountMenu } from './AccountMenu';
import styles from './AccountPage.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { PageHead, type PageHeadProps } from '@/ui/navigation/PageHead';

export interface AccountPageProps extends Omit<PageHeadProps, 'children'> {
  /** What pays for nothing here has to say so: on by default. */
  readonly money?: boolean;
  /** What the sandbox says here instead. */
  readonly simulation?: string;
  /** Settings, texts, a form: one column that is read at a glance, on a wide screen too. */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}

/** An account page: its head, and beside it, where there is room, the way to the others. */
export function AccountPage({
  title,
  back,
  money = true,
  simulation,
  isList = false,
  isColumn = false,
  children,
}: AccountPageProps) {
  const { config } = useFirstPage();
  const t = useText();
  return (
    <div className={classNames(styles.page, isList && styles.list, isColumn && styles.column)}>
      <AccountMenu />
      <div className={styles.main}>
        <PageHead title={title} back={back} isList={isList}>
          {money && config.backend === 'sandbox' && (
            <p className={styles.simulation}>{simulation ?? t('cashier.simulation')}</p>
          )}
        </PageHead>
        {children}
      </div>
    </div>
  );
}
