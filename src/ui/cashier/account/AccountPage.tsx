import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountMenu } from './AccountMenu';
import styles from './AccountPage.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface AccountPageProps {
  readonly title: string;
  /** Where the arrow leads: the page above this one. */
  readonly back: string;
  /** What pays for nothing here has to say so: on by default. */
  readonly money?: boolean;
  /** What the sandbox says here instead. */
  readonly simulation?: string;
  /** A list to read: on a narrow screen its rows come first, and the title is only said. */
  readonly isList?: boolean;
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
        <header className={styles.head}>
          <Link to={back} className={styles.back} aria-label={t('cashier.back')} data-print="no">
            <Icon of={ArrowLeft} />
          </Link>
          <h1 className={styles.title}>{title}</h1>
          {money && config.backend === 'sandbox' && (
            <p className={styles.simulation}>{simulation ?? t('cashier.simulation')}</p>
          )}
        </header>
        {children}
      </div>
    </div>
  );
}
