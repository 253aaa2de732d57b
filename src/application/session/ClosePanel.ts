import type { AuthPanelState } from '../ports/state/AuthPanelState';

/** Closed by hand: the parent's callback is told, once the panel is gone. AUTH-03. */
export class ClosePanel {
  constructor(private readonly panels: Pick<AuthPanelState, 'panel' | 'onClose' | 'panelClosed'>) {}

  execute(): void {
    if (this.panels.panel === null) return;
    const { onClose } = this.panels;
    this.panels.panelClosed();
    onClose?.();
  }
}
