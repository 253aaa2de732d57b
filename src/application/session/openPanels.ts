import type { Ports } from '../ports/Ports';
import { AuthSteps } from './AuthSteps';
import type { SessionApp } from './SessionApp';
import { closePanel, openPanel } from './openPanel';

export const PANELS_PORTS = [
  'authPanel',
  'session',
  'signUp',
  'brand',
  'navigator',
] as const satisfies readonly (keyof Ports)[];

export interface Panels extends Pick<SessionApp, 'openPanel' | 'closePanel' | 'movePanel'> {
  readonly steps: AuthSteps;
}

/** The panels in which a visitor logs in or signs up: other features lead there. */
export function openPanels(ports: Pick<Ports, (typeof PANELS_PORTS)[number]>): Panels {
  const { authPanel } = ports;
  const steps = new AuthSteps(ports);
  return {
    steps,
    openPanel: openPanel(ports),
    closePanel: closePanel(authPanel, ports.signUp),
    movePanel: (to) => steps.follow(to),
  };
}
