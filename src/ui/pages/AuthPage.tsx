import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './AuthPage.module.css';
import { panelOfPath, pathOfPanel } from '@/domain/routing/authPaths';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { BrandLogo } from '@/ui/brand/BrandLogo';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import type { PageProps } from '@/ui/routing/PageProps';
import { AuthPanelContent } from '@/ui/session/AuthPanelContent';
import { usePanelFace } from '@/ui/session/usePanelFace';

/** AUTH-01: a panel as a page of its own. The address opens the panel; the panel's moves change the address. */
export const AuthPage = observer(function AuthPage({ route }: PageProps) {
  const { session } = usePlayerApp();
  const t = useText();
  const navigate = useNavigate();
  const asked = panelOfPath(route.path) ?? 'login';
  const { panel } = session.panel;
  const shown = panel ?? asked;
  const face = usePanelFace(shown);
  const address = useRef(asked);

  useEffect(() => {
    address.current = asked;
    if (session.panel.panel === asked) return;
    session.openPanel.execute(asked);
    const opened = session.panel.panel;
    if (opened === null || opened === asked) return;
    // The step before was missing: that page takes this one's place in the history.
    address.current = opened;
    void navigate(pathOfPanel(opened), { replace: true });
  }, [asked, session, navigate]);

  useEffect(() => {
    if (panel !== null && panel !== address.current) void navigate(pathOfPanel(panel));
  }, [panel, navigate]);

  return (
    <div className={styles.page}>
      <div className={styles.brand}>
        <Link to="/" aria-label={t('shell.toStart')}>
          <BrandLogo />
        </Link>
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
        <AuthPanelContent panel={shown} face={face} />
      </section>
    </div>
  );
});
