import type { ReactNode, Ref } from 'react';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';
import styles from './Outcome.module.css';
import { Spinner } from './Spinner';
import tones from './Tone.module.css';

export interface OutcomeProps {
  readonly tone: 'positive' | 'negative' | 'warning' | 'info' | 'neutral';
  /** Absent: it is still being found out. */
  readonly icon?: IconShape;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Said aloud when it comes. */
  readonly live?: boolean;
  /** What it means; a text or more. */
  readonly children?: ReactNode;
  /** The ways on. */
  readonly actions?: ReactNode;
}

/** What became of something: a mark, its name, what it means and the ways on. */
export function Outcome({ tone, icon, title, titleRef, live = true, children, actions }: OutcomeProps) {
  return (
    <div className={styles.outcome} role={live ? 'status' : undefined}>
      <span className={classNames(styles.mark, tones[tone])}>
        {icon === undefined ? <Spinner size="large" /> : <Icon of={icon} size={32} />}
      </span>
      <h2 ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} className={styles.title}>
        {title}
      </h2>
      {typeof children === 'string' ? <p className={styles.text}>{children}</p> : children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
