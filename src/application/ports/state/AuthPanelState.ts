import type { AuthPanel } from '@/domain/session/authPanels';

export interface AuthPanelView {
  /** The open side panel; null when none is. */
  readonly panel: AuthPanel | null;
  /** Where the visitor wanted to go before being asked to log in. */
  readonly returnTo: string | null;
}

export interface AuthPanelState extends AuthPanelView {
  /** `onClose` is the parent's callback, called when the player closes the panel by hand (AUTH-03). */
  panelOpened(panel: AuthPanel, returnTo: string | null, onClose: (() => void) | null): void;
  panelChanged(panel: AuthPanel): void;
  panelClosed(): void;
  readonly onClose: (() => void) | null;
}
