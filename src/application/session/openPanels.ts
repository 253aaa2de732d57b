import type { Ports } from '../ports/Ports';
import { AuthSteps } from './AuthSteps';
import { ClosePanel } from './ClosePanel';
import { MovePanel } from './MovePanel';
import { OpenPanel } from './OpenPanel';

export const PANELS_PORTS = [
  'authPanel',
  'session',
  'signUp',
  'brand',
  'navigator',
] as const satisfies readonly (keyof Ports)[];

export interface Panels {
  readonly steps: AuthSteps;
  readonly openPanel: OpenPanel;
  readonly closePanel: ClosePanel;
  readonly movePanel: MovePanel;
}

/** The panels in which a visitor logs in or signs up: other features lead there. */
export function openPanels(ports: Pick<Ports, (typeof PANELS_PORTS)[number]>): Panels {
  const { authPanel, session, signUp, brand, navigator } = ports;
  const steps = new AuthSteps(authPanel, navigator);
  return {
    steps,
    openPanel: new OpenPanel(authPanel, session, signUp, brand),
    closePanel: new ClosePanel(authPanel),
    movePanel: new MovePanel(steps),
  };
}
