import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Dices from 'lucide-react/icons/dices';
import House from 'lucide-react/icons/house';
import LogIn from 'lucide-react/icons/log-in';
import Radio from 'lucide-react/icons/radio';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styles from './BottomNav.module.css';
import { useOpenSection } from './useOpenSection';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';

const PLAYER = [
  { id: 'home', text: 'pages.home', to: '/home', icon: House },
  { id: 'inplay', text: 'shell.nav.inplay', to: '/spmsports/live', icon: Radio },
  { id: 'exchange', text: 'pages.exchange', to: '/exchange/Cricket', icon: ArrowLeftRight },
  { id: 'casino', text: 'pages.casino', to: '/games-all', icon: Dices },
  { id: 'myBets', text: 'pages.myBets', to: '/mybets', icon: Ticket },
] as const;

const VISITOR = [
  { text: 'pages.sports', returnTo: '/spmsports/cricket', icon: Trophy },
  { text: 'pages.casino', returnTo: '/games-all', icon: Dices },
  { text: 'pages.signIn', returnTo: null, icon: LogIn },
] as const;

/** HDR-05: the strip at the foot of a phone. */
export const BottomNav = observer(function BottomNav() {
  const { session, sports } = useFirstPage();
  const t = useText();
  const promptLogIn = useLogInPrompt();
  const { signedIn } = session.view;
  const { pathname } = useLocation();
  const open = useOpenSection();
  // Where the bar does not show, nothing is asked for.
  useEffect(
    () => (signedIn && matchMedia('(width < 600px)').matches ? sports.watchList('live') : undefined),
    [signedIn, sports],
  );
  if (!signedIn)
    return (
      <nav className={styles.bar} aria-label={t('shell.bottomNav')} data-print="no">
        <NavLink to="/" end className={classNames(styles.item)}>
          <Icon of={House} />
          {t('pages.home')}
        </NavLink>
        {VISITOR.map(({ text, returnTo, icon }) => (
          <button key={text} type="button" className={styles.item} onClick={() => promptLogIn(returnTo)}>
            <Icon of={icon} />
            {t(text)}
          </button>
        ))}
      </nav>
    );
  const live = sports.view.list('live');
  const count = live.state === 'ready' ? live.value.filter(({ status }) => status === 'inPlay').length : 0;
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomNav')} data-print="no">
      {PLAYER.map(({ id, text, to, icon }) => (
        <Link
          key={id}
          to={to}
          className={classNames(styles.item)}
          aria-current={id !== open ? undefined : pathname === to ? 'page' : true}
        >
          <Icon of={icon} />
          {t(text)}
          {id === 'inplay' && count > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <VisuallyHidden>{t('shell.bottomNav.liveCount', { count })}</VisuallyHidden>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
});
