import type { ReactNode } from 'react';
import styles from './Profile.module.css';
import { Card } from '@/ui/kit/list/Card';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { useMediaQuery } from '@/ui/device/useMediaQuery';

export interface ProfileSectionProps {
  readonly title: string;
  /** For whom, and where, what is set here counts. */
  readonly hint?: string;
  /** On a phone: unfolded from the start. */
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A card on a wide screen; on a phone it folds, so that the whole page is in sight. */
export function ProfileSection({ title, hint, openAtFirst = false, children }: ProfileSectionProps) {
  const wide = useMediaQuery('(width >= 37.5em)');
  const content = (
    <>
      {hint !== undefined && <p className={styles.lead}>{hint}</p>}
      {children}
    </>
  );
  if (wide) return <Card title={title}>{content}</Card>;
  return (
    <Disclosure summary={<h2 className={styles.summary}>{title}</h2>} openAtFirst={openAtFirst}>
      {content}
    </Disclosure>
  );
}
