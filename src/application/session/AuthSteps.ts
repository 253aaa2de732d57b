import { panelOfPath, pathOfPanel } from '@/domain/routing/authPaths';
import { linkLeads, nextPanel } from '@/domain/session/authPanels';
import type { AuthPanel, AuthPanelEvent } from '@/domain/session/authPanels';
import type { Navigator } from '../ports/device/Navigator';
import type { AuthPanelState } from '../ports/state/AuthPanelState';

/** Moves the six panels on, whether they show as a side panel or as a page of their own. AUTH-01, AUTH-02. */
export class AuthSteps {
  constructor(
    private readonly panels: Pick<AuthPanelState, 'panel' | 'panelChanged'>,
    private readonly navigator: Navigator,
  ) {}

  /** The panel that the visitor is in; null on any other page without one. */
  get current(): AuthPanel | null {
    return this.panels.panel ?? panelOfPath(this.navigator.currentPath);
  }

  happened(event: AuthPanelEvent): void {
    const { current } = this;
    if (current !== null) this.#show(current, nextPanel(current, event));
  }

  /** A link was followed; one that is not there is ignored. */
  follow(to: AuthPanel): void {
    const { current } = this;
    if (current !== null && linkLeads(current, to)) this.#show(current, to);
  }

  #show(current: AuthPanel, next: AuthPanel): void {
    if (next === current) return;
    if (this.panels.panel !== null) this.panels.panelChanged(next);
    else this.navigator.goTo(pathOfPanel(next));
  }
}
