import type { AuthPanel } from '@/domain/session/authPanels';
import { matchRoute } from './matchRoute';

/** AUTH-01: the public page of each panel. */
const PAGE_OF_PANEL: Readonly<Record<AuthPanel, string>> = {
  login: '/sign-in',
  mobileNumber: '/mobile-number',
  verifyNumber: '/verify-number',
  register: '/register',
  forgotpassword: '/forgot-password',
  resetpassword: '/reset-password',
};

export function pathOfPanel(panel: AuthPanel): string {
  return PAGE_OF_PANEL[panel];
}

/** The panel that a page shows in full; null for any other page. */
export function panelOfPath(path: string): AuthPanel | null {
  const pattern = matchRoute(path)?.route.path;
  const panels: readonly AuthPanel[] = [
    'login',
    'mobileNumber',
    'verifyNumber',
    'register',
    'forgotpassword',
    'resetpassword',
  ];
  return panels.find((panel) => PAGE_OF_PANEL[panel] === pattern) ?? null;
}
