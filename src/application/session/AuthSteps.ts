import { panelOfPath, pathOfPanel } from '@/domain/routing/authPaths';
import { linkLeads, nextPanel, type AuthPanel, type AuthPanelEvent } from '@/domain/session/authPanels';
import type { Ports } from '../ports/Ports';

/** Moves the six panels on, whether they show as a side panel or as a page of their own. AUTH-01, AUTH-02. */
export class AuthSteps {
  constructor(private readonly ports: Pick<Ports, 'authPanel' | 'navigator'>) {}

  /** The panel that the visitor is in; null on any other page without one. */
  get current(): AuthPanel | null {
    return this.ports.authPanel.panel ?? panelOfPath(this.ports.navigator.currentPath);
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
    if (this.ports.authPanel.panel !== null) this.ports.authPanel.panelChanged(next);
    else this.ports.navigator.goTo(pathOfPanel(next));
  }
}
