import { action, makeObservable, observable } from 'mobx';
import type { AuthPanelState } from '@/application/ports/state/AuthPanelState';
import type { AuthPanel } from '@/domain/session/authPanels';

export class AuthPanelStore implements AuthPanelState {
  panel: AuthPanel | null = null;
  wish: string | null = null;
  onClose: (() => void) | null = null;

  constructor() {
    makeObservable(this, {
      panel: observable,
      wish: observable,
      panelOpened: action,
      panelChanged: action,
      panelClosed: action,
    });
  }

  panelOpened(panel: AuthPanel, wish: string | null, onClose: (() => void) | null): void {
    this.panel = panel;
    this.wish = wish;
    this.onClose = onClose;
  }

  panelChanged(panel: AuthPanel): void {
    this.panel = panel;
  }

  panelClosed(): void {
    this.panel = null;
    this.wish = null;
    this.onClose = null;
  }
}
