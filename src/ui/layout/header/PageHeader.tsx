import styles from './Header.module.css';
import type { PlayerHeaderProps } from './PlayerHeader';
import { VisitorHeader } from './VisitorHeader';
import type { PageLayout } from '@/domain/routing/layoutOf';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

// A visitor never downloads the player's header with its menus.
const PlayerHeader = laterPart(async () => (await import('./PlayerHeader')).PlayerHeader);

export interface PageHeaderProps extends PlayerHeaderProps {
  readonly of: PageLayout['header'];
}

/** The log-in state chooses the header (NAV-02). */
export function PageHeader({ of, pages }: PageHeaderProps) {
  if (of === 'none') return null;
  if (of === 'visitor') return <VisitorHeader />;
  return (
    <LazyPart fallback="panel" waiting={<div className={styles.waiting} />}>
      <PlayerHeader pages={pages} />
    </LazyPart>
  );
}
