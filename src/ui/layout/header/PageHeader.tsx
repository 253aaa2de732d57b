import { lazy } from 'react';
import styles from './Header.module.css';
import { VisitorHeader } from './VisitorHeader';
import type { PageLayout } from '@/domain/routing/layoutOf';
import { LazyPart } from '@/ui/layout/slots/LazyPart';

// A visitor never downloads the player's header with its menus.
const PlayerHeader = lazy(async () => ({ default: (await import('./PlayerHeader')).PlayerHeader }));

/** The log-in state chooses the header (NAV-02). */
export function PageHeader({ of }: { readonly of: PageLayout['header'] }) {
  if (of === 'none') return null;
  if (of === 'visitor') return <VisitorHeader />;
  return (
    <LazyPart waiting={<div className={styles.waiting} />}>
      <PlayerHeader />
    </LazyPart>
  );
}
