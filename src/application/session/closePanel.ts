import type { AuthPanelState } from '../ports/state/AuthPanelState';

/** Closed by hand: the parent's callback is told, once the panel is gone. AUTH-03. */
export function closePanel(panels: Pick<AuthPanelState, 'panel' | 'onClose' | 'panelClosed'>) {
  return (): void => {
    if (panels.panel === null) return;
    const { onClose } = panels;
    panels.panelClosed();
    onClose?.();
  };
}
