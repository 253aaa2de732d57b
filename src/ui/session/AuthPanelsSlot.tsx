import { observer } from 'mobx-react-lite';
import { lazy, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { panelOfPath } from '@/domain/routing/authPaths';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/layout/slots/LazyPart';

const AuthPanels = lazy(async () => ({ default: (await import('./AuthPanels')).AuthPanels }));

/** The six panels, loaded with the first one that opens. On a panel's own page the page is its shell, so none stands here. */
export const AuthPanelsSlot = observer(function AuthPanelsSlot() {
  const { session } = usePlayerApp();
  const { pathname } = useLocation();
  const { panel } = session.panel;
  const needed = useRef(false);
  const ofPage = useRef(false);
  // A page's panel stays the page's until it is closed, also while that page is being left.
  ofPage.current = panel !== null && (ofPage.current || panelOfPath(pathname) !== null);
  needed.current ||= panel !== null && !ofPage.current;
  if (!needed.current || ofPage.current) return null;
  return (
    <LazyPart>
      <AuthPanels />
    </LazyPart>
  );
});
