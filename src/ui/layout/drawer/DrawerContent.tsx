import LayoutList from 'lucide-react/icons/layout-list';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SunMoon from 'lucide-react/icons/sun-moon';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import Trophy from 'lucide-react/icons/trophy';
import { NavLink } from 'react-router-dom';
import styles from './Drawer.module.css';
import { DrawerContacts } from './DrawerContacts';
import { DrawerWallet } from './DrawerWallet';
import { ACCOUNT_ICONS } from '@/ui/cashier/account/accountIcons';
import { AppearanceDialog } from '@/ui/appearance/AppearanceDialog';
import { Greeting } from '@/ui/layout/header/Greeting';
import { navLabel } from '@/ui/layout/header/navLabel';
import { headerItems, PROFILE_ITEMS } from '@/domain/routing/navigation';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { TextsContext } from '@/ui/i18n/TextsContext';
import { InertLink } from '@/ui/kit/button/InertLink';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { SandboxButton } from '@/ui/sandbox/SandboxButton';
import { SignOutDialog } from '@/ui/session/SignOutDialog';
import { useSignOut } from '@/ui/session/useSignOut';

export const DrawerContent = observer(function DrawerContent() {
  const { session, config, sandbox } = usePlayerApp();
  const texts = use(TextsContext);
  const { t } = texts;
  const signOut = useSignOut();
  const [display, setDisplay] = useState(false);
  return (
    <div className={styles.body}>
      <div className={styles.hello}>
        <Greeting user={session.view.user} />
      </div>
      <DrawerWallet />
      <nav aria-label={t('shell.account')}>
        <ul className={styles.list} role="list">
          {PROFILE_ITEMS.map(({ id, path }) => (
            <li key={id}>
              <NavLink to={path} className={classNames(styles.item)}>
                <Icon of={ACCOUNT_ICONS[id]} />
                {t(`pages.${id}`)}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink to="/markets" className={classNames(styles.item)}>
              <Icon of={LayoutList} />
              {t('pages.markets')}
            </NavLink>
          </li>
          <li>
            <NavLink to="/reports" className={classNames(styles.item)}>
              <Icon of={ChartColumn} />
              {t('pages.reports')}
            </NavLink>
          </li>
          <li>
            <NavLink to="/results" className={classNames(styles.item)}>
              <Icon of={Trophy} />
              {t('pages.results')}
            </NavLink>
          </li>
          <li>
            <NavLink to="/responsiblegame" className={classNames(styles.item)}>
              <Icon of={ShieldCheck} />
              {t('pages.responsiblePlay')}
            </NavLink>
          </li>
        </ul>
      </nav>
      <nav aria-label={t('shell.nav.label')}>
        <h3 className={styles.head}>{t('shell.nav.label')}</h3>
        <ul className={styles.pills} role="list">
          {headerItems(config).map((item) => (
            <li key={item.id}>
              {item.path === null ? (
                <InertLink className={styles.pill}>{navLabel(item, texts)}</InertLink>
              ) : (
                <NavLink to={item.path} className={classNames(styles.pill)}>
                  {navLabel(item, texts)}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <DrawerContacts />
      <ul className={styles.list} role="list">
        <li>
          <button type="button" className={styles.item} onClick={() => setDisplay(true)}>
            <Icon of={SunMoon} />
            {t('shell.display')}
          </button>
        </li>
        {sandbox !== null && (
          <li>
            <SandboxButton tools={sandbox} className={styles.item} />
          </li>
        )}
        <li>
          <button type="button" className={styles.item} onClick={signOut.ask}>
            <Icon of={LogOut} />
            {t('shell.signOut')}
          </button>
        </li>
      </ul>
      <AppearanceDialog open={display} onClose={() => setDisplay(false)} />
      <SignOutDialog {...signOut} />
    </div>
  );
});
