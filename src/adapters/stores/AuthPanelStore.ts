import type { AuthPanelState } from '@/application/ports/state/AuthPanelState';
import type { AuthPanel } from '@/domain/session/authPanels';
import { observed } from './observed';

export class AuthPanelStore implements AuthPanelState {
  panel: AuthPanel | null = null;
  returnTo: string | null = null;
  onClose: (() => void) | null = null;

  constructor() {
    observed(this);
  }

  panelOpened(panel: AuthPanel, returnTo: string | null, onClose: (() => void) | null): void {
    this.panel = panel;
    this.returnTo = returnTo;
    this.onClose = onClose;
  }

  panelChanged(panel: AuthPanel): void {
    this.panel = panel;
  }

  panelClosed(): void {
    this.panel = null;
    this.returnTo = null;
    this.onClose = null;
  }
}
