import styles from './Header.module.css';
import { NavStrip } from './NavStrip';
import type { PlayerHeaderProps } from './PlayerHeader';
import { VisitorHeader } from './VisitorHeader';
import type { PageLayout } from '@/domain/routing/layoutOf';
import { LogoLink } from '@/ui/brand/LogoLink';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
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
    <LazyPart fallback="panel" waiting={<WaitingHeader />}>
      <PlayerHeader pages={pages} />
    </LazyPart>
  );
}

/** What of the player's header the first page has, in its place: who has just logged in sees where they are. */
function WaitingHeader() {
  const t = useText();
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.row}>
        <span className={styles.menuRoom} />
        <LogoLink to="/home" className={classNames(styles.logo, styles.compact)} label={t('shell.toHome')} />
        <NavStrip />
        <div className={styles.end}>
          <span className={styles.money} />
        </div>
      </div>
    </header>
  );
}
