import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AlertsKeeper } from '@/ui/alerts/AlertsKeeper';
import { AutoCashOutKeeper } from '@/ui/betting/autoCashOut/AutoCashOutKeeper';
import { AccountMenu } from './AccountMenu';
import styles from './Header.module.css';
import { NavStrip } from './NavStrip';
import { SearchButton } from './SearchButton';
import { Drawer } from '@/ui/layout/drawer/Drawer';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { LogoLink } from '@/ui/brand/LogoLink';
import { joinTexts } from '@/texts/joinTexts';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { NoticeBell } from '@/ui/notices/NoticeBell';
import { prefetchOnIntent, type Loaders } from '@/ui/routing/prefetchOnIntent';
import { warmNext } from '@/ui/routing/warmNext';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BalanceBadge } from '@/ui/wallet/BalanceBadge';
import { BalanceMissing } from '@/ui/wallet/BalanceMissing';
import { CoinsChip } from '@/ui/wallet/CoinsChip';

const ExposureButton = laterPart(
  async () => (await import('@/ui/betting/exposure/ExposureButton')).ExposureButton,
);

const MomentShow = laterPart(async () => (await import('@/ui/notices/MomentShow')).MomentShow);

/** What `SearchButton` would fetch when it is pressed. */
const loadSearch = (): Promise<unknown> =>
  Promise.all([import('@/ui/search/SearchDialog'), joinTexts('later'), joinTexts('games')]);

export interface PlayerHeaderProps {
  /** Fetched when somebody points at a link to them. */
  readonly pages?: Loaders | undefined;
}

/** HDR-02, HDR-03; the drawer behind the menu button is HDR-04. */
export function PlayerHeader({ pages }: PlayerHeaderProps) {
  const t = useText();
  // Only here: what a visitor points at asks to log in first.
  useEffect(() => (pages === undefined ? undefined : prefetchOnIntent(document, pages)), [pages]);
  const { pathname } = useLocation();
  useEffect(
    () => (pages === undefined ? undefined : warmNext(pathname, pages, loadSearch)),
    [pathname, pages],
  );
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
          <NavStrip />
          <div className={styles.end}>
            <SearchButton />
            <Money />
            <span className={classNames(styles.wide, styles.coins)}>
              <CoinsChip />
            </span>
            <Link to="/gatewaylist" className={styles.deposit}>
              <Icon of={Plus} />
              <span className={styles.word}>{t('shell.deposit')}</span>
            </Link>
            <NoticeBell />
            <span className={styles.wide}>
              <AccountMenu />
            </span>
          </div>
        </div>
      </header>
      <LazyPart>
        <MomentShow />
      </LazyPart>
      <AlertsKeeper />
      <AutoCashOutKeeper />
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </>
  );
}

/** One pill for both figures: without a balance all of it asks for one. */
const Money = observer(function Money() {
  const { wallet, failed } = usePlayerApp().wallet.view;
  const missing = wallet === null && failed;
  const balance = useRef<HTMLSpanElement>(null);
  const focusLost = useRef(false);
  const noteLoss = useCallback(() => {
    focusLost.current = true;
  }, []);
  useLayoutEffect(() => {
    if (focusLost.current) balance.current?.focus();
    focusLost.current = false;
  }, [missing]);
  return (
    <div className={styles.money}>
      {missing ? (
        <BalanceMissing onFocusLost={noteLoss} />
      ) : (
        <>
          <BalanceBadge place={balance} />
          <LazyPart>
            <ExposureButton />
          </LazyPart>
        </>
      )}
    </div>
  );
});
