import ChartColumn from 'lucide-react/icons/chart-column';
import Trophy from 'lucide-react/icons/trophy';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './AccountPage.module.css';
import { PROFILE_ITEMS } from '@/domain/routing/navigation';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { ACCOUNT_ICONS } from './accountIcons';

/** Steps of a page whose addresses do not begin with its own. */
const STEPS: Readonly<Record<string, RegExp>> = {
  deposit: /^\/deposit\//,
  withdraw: /^\/(withdrawList|pre-withdraw-page)\b/,
};

/** Of no menu of the header. */
const OTHERS = [
  ['/reports', ChartColumn, 'pages.reports'],
  ['/results', Trophy, 'pages.results'],
  ['/bank-details', Landmark, 'cashier.menu.bank'],
  ['/kyc', ShieldCheck, 'cashier.menu.kyc'],
  ['/responsiblegame', HeartHandshake, 'playSafe.profile'],
] as const;

/** The pages of an account, beside each of them on a wide screen; elsewhere the header's menu and the drawer lead there. */
export function AccountMenu() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={t('shell.account')} data-print="no">
      <ul>
        {PROFILE_ITEMS.map(({ id, path }) => (
          <li key={id}>
            <Link to={path} className={styles.item} aria-current={currentOn(pathname, id, path)}>
              <Icon of={ACCOUNT_ICONS[id]} />
              {t(`pages.${id}`)}
            </Link>
          </li>
        ))}
        {OTHERS.map(([path, icon, text]) => (
          <li key={path}>
            <NavLink to={path} className={styles.item ?? ''}>
              <Icon of={icon} />
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For the eye and the ear alike: the page itself, or one of its steps. */
function currentOn(pathname: string, id: string, path: string): 'page' | 'true' | undefined {
  if (matchPath({ path, end: false }, pathname) !== null) return 'page';
  return STEPS[id]?.test(pathname) === true ? 'true' : undefined;
}
