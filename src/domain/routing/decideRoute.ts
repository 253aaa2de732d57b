import type { BrandStatus } from '@/domain/brand/AppDetails';
import type { Route } from './Route';
import { matchRoute, type RouteMatch } from './matchRoute';
import { providerOf } from './providers';

export interface RouteQuestion {
  /** As in the address bar. */
  readonly path: string;
  readonly signedIn: boolean;
  readonly brandStatus: BrandStatus;
  /** The operator's defaults; one that cannot be shown to the person in question gives way to `/` or `/home`. */
  readonly publicPath: string;
  readonly protectedPath: string;
}

export type RouteDecision =
  | { readonly kind: 'show'; readonly route: Route; readonly params: RouteMatch['params'] }
  | { readonly kind: 'redirect'; readonly to: string };

export const MAINTENANCE_PATH = '/maintenance';

/**
 * What the address shows, or where it leads instead. Total, and a redirect always leads to a path that is shown: there are no
 * cycles, whatever the operator configured (P24). NAV-02, NAV-03, NAV-07.
 */
export function decideRoute(question: RouteQuestion): RouteDecision {
  const match = matchRoute(question.path);
  if (question.brandStatus.kind === 'notLive') {
    return match?.route.id === 'maintenance'
      ? { kind: 'show', ...match }
      : { kind: 'redirect', to: MAINTENANCE_PATH };
  }
  if (match !== null && mayBeShown(match, question.signedIn)) return { kind: 'show', ...match };
  return { kind: 'redirect', to: landingPath(question) };
}

/** Where somebody belongs who may not be where they are: the configured default of their kind. */
export function landingPath(who: Pick<RouteQuestion, 'signedIn' | 'publicPath' | 'protectedPath'>): string {
  const configured = who.signedIn ? who.protectedPath : who.publicPath;
  const match = matchRoute(configured);
  if (match !== null && mayBeShown(match, who.signedIn)) return configured;
  return who.signedIn ? '/home' : '/';
}

/** No page of ours, whoever asks (NAV-03). */
export function isUnknown(path: string): boolean {
  const match = matchRoute(path);
  return match === null || lacksProvider(match);
}

function mayBeShown({ route, params }: RouteMatch, signedIn: boolean): boolean {
  if (route.routeType === 'public') return !signedIn;
  if (route.routeType === 'protected') return signedIn;
  // Back to Live leaves the maintenance page; an unknown provider code is an unknown path.
  if (route.id === 'maintenance') return false;
  return !lacksProvider({ route, params });
}

function lacksProvider({ route, params }: RouteMatch): boolean {
  return route.id === 'provider' && providerOf(params['providerCode']) === null;
}
