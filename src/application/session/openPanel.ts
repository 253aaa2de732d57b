import { internalPath } from '@/domain/routing/internalPath';
import { panelToShow, type AuthPanel } from '@/domain/session/authPanels';
import { authProgress } from '@/domain/session/authProgress';
import type { Ports } from '../ports/Ports';
import type { AuthPanelState } from '../ports/state/AuthPanelState';
import type { SignUpState } from '../ports/state/SignUpState';

/** Opens a panel over any visitor page, or the step before it while that one is missing; nothing for a player. AUTH-01, HDR-01. */
export function openPanel(ports: Pick<Ports, 'authPanel' | 'session' | 'signUp' | 'brand'>) {
  /** `wish`: where to go once logged in; anything but a path of ours is dropped (X12). */
  return (
    panel: AuthPanel,
    options: { readonly returnTo?: string; readonly onClose?: () => void } = {},
  ): void => {
    if (ports.session.signedIn) return;
    const shown = panelToShow(panel, authProgress(ports.signUp, ports.brand.details));
    ports.authPanel.panelOpened(shown, internalPath(options.returnTo), options.onClose ?? null);
  };
}

export type OpenPanel = ReturnType<typeof openPanel>;

/** Closed by hand: what was typed of a sign-up goes with it, and the parent's callback is told, once the panel is gone. AUTH-03. */
export function closePanel(
  panels: Pick<AuthPanelState, 'panel' | 'onClose' | 'panelClosed'>,
  signUp: Pick<SignUpState, 'detailsForgotten'>,
) {
  return (): void => {
    if (panels.panel === null) return;
    const { onClose } = panels;
    panels.panelClosed();
    signUp.detailsForgotten();
    onClose?.();
  };
}
