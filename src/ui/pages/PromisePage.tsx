import '@/ui/i18n/laterTexts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import House from 'lucide-react/icons/house';
import LogIn from 'lucide-react/icons/log-in';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { PROMISE_LOOKS, promiseKind } from './promises';
import styles from './PromisePage.module.css';
import { isSlug } from '@/domain/routing/slugs';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Icon } from '@/ui/kit/icons/Icon';
import type { PageProps } from '@/ui/routing/PageProps';
import { useLogInPrompt } from '@/ui/routing/useLogInPrompt';

/** A page whose own issue comes later: its name, what it will hold, a way on and a way back. It pretends nothing. */
export const PromisePage = observer(function PromisePage({ route, params }: PageProps) {
  const { session } = usePlayerApp();
  const t = useText();
  const { pathname } = useLocation();
  const promptLogIn = useLogInPrompt();
  const kind = promiseKind(route.pageName);
  const { icon, next } = PROMISE_LOOKS[kind];
  const asked = Object.values(params).filter((param) => isSlug(param.toLowerCase()));
  return (
    <article className={styles.promise}>
      <span className={styles.mark}>
        <Icon of={icon} size={48} />
      </span>
      <div className={styles.words}>
        <p className={styles.soon}>{t('pages.promise.soon')}</p>
        <h1>{t(`pages.${route.pageName}`)}</h1>
        {asked.length > 0 && (
          <p className={styles.asked}>
            {t('pages.promise.asked')} <bdi>{asked.join(' / ')}</bdi>
          </p>
        )}
        <p>{t(`pages.promise.${kind}`)}</p>
        <p className={styles.honest}>{t('pages.promise.honest')}</p>
      </div>
      <div className={styles.ways}>
        {session.view.signedIn ? (
          <LinkButton to={next.to} variant="primary" icon={ArrowRight}>
            {t(`pages.promise.next.${next.label}`)}
          </LinkButton>
        ) : (
          <Button variant="primary" icon={LogIn} onClick={() => promptLogIn(pathname)}>
            {t('shell.logIn')}
          </Button>
        )}
        <LinkButton to={session.view.signedIn ? '/home' : '/'} icon={House}>
          {t('pages.promise.home')}
        </LinkButton>
      </div>
    </article>
  );
});
