import Menu from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { AccountMenu } from './AccountMenu';
import styles from './Header.module.css';
import { NavStrip } from './NavStrip';
import { SearchButton } from './SearchButton';
import { Drawer } from '@/ui/layout/drawer/Drawer';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { LogoLink } from '@/ui/brand/LogoLink';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { classNames } from '@/ui/kit/classNames';
import { NoticeBell } from '@/ui/notices/NoticeBell';
import { prefetchOnIntent } from '@/ui/routing/prefetchOnIntent';
import type { Loaders } from '@/ui/routing/prefetchOnIntent';
import { BalanceBadge } from '@/ui/wallet/BalanceBadge';
import { CoinsChip } from '@/ui/wallet/CoinsChip';

const ExposureButton = laterPart(
  async () => (await import('@/ui/betting/exposure/ExposureButton')).ExposureButton,
);

export interface PlayerHeaderProps {
  /** Fetched when somebody points at a link to them. */
  readonly pages?: Loaders | undefined;
}

/** HDR-02, HDR-03; the drawer behind the menu button is HDR-04. */
export function PlayerHeader({ pages }: PlayerHeaderProps) {
  const t = useText();
  // Only here: what a visitor points at asks to log in first.
  useEffect(() => (pages === undefined ? undefined : prefetchOnIntent(document, pages)), [pages]);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <>
      <header className={styles.header} data-print="no">
        <div className={styles.row}>
          <IconButton
            tone="header"
            icon={Menu}
            label={t('shell.menu')}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          />
          <LogoLink
            to="/home"
            className={classNames(styles.logo, styles.compact)}
            label={t('shell.toHome')}
          />
          <div className={styles.end}>
            <SearchButton />
            <div className={styles.money}>
              <BalanceBadge />
              <LazyPart>
                <ExposureButton />
              </LazyPart>
            </div>
            <span className={styles.wide}>
              <CoinsChip />
            </span>
            <span className={styles.wide}>
              <LinkButton to="/gatewaylist" variant="primary" size="small">
                {t('shell.deposit')}
              </LinkButton>
            </span>
            <NoticeBell />
            <span className={styles.wide}>
              <AccountMenu />
            </span>
          </div>
        </div>
        <NavStrip />
      </header>
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </>
  );
}
