import type { RouteLayout } from './RouteRow';

export interface PageLayout {
  readonly header: 'visitor' | 'player' | 'none';
  readonly footer: boolean;
}

/** What surrounds a page. Both are on by default; the log-in state chooses the header. NAV-02, NAV-04. */
export function layoutOf(route: RouteLayout, signedIn: boolean, toggledOn = false): PageLayout {
  const forced = route.layoutToggle === true && toggledOn;
  const header = forced || (route.header ?? true);
  return {
    header: header ? (signedIn ? 'player' : 'visitor') : 'none',
    footer: forced || (route.footer ?? true),
  };
}
