import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './PageHead.module.css';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface PageHeadProps {
  readonly title: string;
  /** Where the arrow leads: the page above this one. */
  readonly back: string;
  /** A list to read: on a narrow screen its rows come first, and the title is only said. */
  readonly isList?: boolean;
  /** Beside the title. */
  readonly children?: ReactNode;
}

/** The head of a page that is not one of the bottom bar's: the way back, and what the page is. */
export function PageHead({ title, back, isList = false, children }: PageHeadProps) {
  const t = useText();
  return (
    <header className={classNames(styles.head, isList && styles.list)}>
      <Link to={back} className={styles.back} aria-label={t('common.back')} data-print="no">
        <Icon of={ArrowLeft} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
