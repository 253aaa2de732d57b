import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './AuthPage.module.css';
import { panelOfPath, pathOfPanel } from '@/domain/routing/authPaths';
import { panelToShow } from '@/domain/session/authPanels';
import { authProgress } from '@/domain/session/authProgress';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { LogoLink } from '@/ui/brand/LogoLink';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import type { PageProps } from '@/ui/navigation/PageProps';
import { Redirect } from '@/ui/navigation/Redirect';
import { AuthPanelContent } from './AuthPanelContent';
import { usePanelFace } from './usePanelFace';
import { useEffect } from 'react';
import { useOpenFeature } from '@/ui/lazy/useOpenFeature';

/** AUTH-01: a panel as a page of its own; the core moves from page to page. A step whose step before is missing gives way to it. */
export const AuthPage = observer(function AuthPage({ route }: PageProps) {
  const { session, brand } = useFirstPage();
  const t = useText();
  const { pathname, state } = useLocation();
  const asked = panelOfPath(route.path) ?? 'login';
  const panel = panelToShow(asked, authProgress(session.signUp, brand.view.details));
  const face = usePanelFace(panel);
  useReferralArrival();

  return (
    <div className={styles.page}>
      {panel !== asked && <Redirect from={pathname} to={pathOfPanel(panel)} state={state} />}
      <div className={styles.brand}>
        <LogoLink to="/" label={t('shell.toStart')} />
      </div>
      <section className={styles.card} aria-labelledby="auth-title">
        <h1 id="auth-title" className={styles.title}>
          {face.title}
        </h1>
        {face.back !== null && (
          <div>
            <Button variant="ghost" size="small" onClick={face.back.onBack}>
              {face.back.label}
            </Button>
          </div>
        )}
        <AuthPanelContent panel={panel} face={face} />
      </section>
    </div>
  );
});

/**
 * Somebody came by a friend's link (`?ref=`): the code moves from the address into the navigation state and the cookie, from where the
 * sign-up takes it (AUTH-18), and out of what is reloaded or passed on.
 */
function useReferralArrival(): void {
  const open = useOpenFeature();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const raw = new URLSearchParams(search).get('ref');
  useEffect(() => {
    if (raw === null) return;
    let left = false;
    open('rewards')
      .then(({ referral }) => {
        const code = referral.arrived(raw);
        if (!left)
          void navigate(pathname, { replace: true, state: code === null ? null : { referralCode: code } });
      })
      // Without its script the sign-up works, only without a code.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [raw, pathname, open, navigate]);
}
