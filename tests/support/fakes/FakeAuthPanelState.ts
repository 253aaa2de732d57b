import type { AuthPanelState } from '@/application/ports/state/AuthPanelState';
import type { AuthPanel } from '@/domain/session/authPanels';

export class FakeAuthPanelState implements AuthPanelState {
  panel: AuthPanel | null = null;
  returnTo: string | null = null;
  onClose: (() => void) | null = null;

  panelOpened(panel: AuthPanel, returnTo: string | null, onClose: (() => void) | null): void {
    this.panel = panel;
    this.returnTo = returnTo;
    this.onClose = onClose;
  }

  panelChanged(panel: AuthPanel): void {
    if (this.panel === null) throw new Error(`no panel is open that could become ${panel}`);
    this.panel = panel;
  }

  panelClosed(): void {
    this.panel = null;
    this.returnTo = null;
    this.onClose = null;
  }
}
