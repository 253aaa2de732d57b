import { useLocation } from 'react-router-dom';
import { decideRoute, type RouteDecision } from '@/domain/routing/decideRoute';
import { statusToGoBy } from '@/domain/routing/statusToGoBy';
import { useFirstPage } from '@/ui/PlayerAppContext';

type Shown = Extract<RouteDecision, { readonly kind: 'show' }>;

export interface Decision {
  /** What is shown now: already the target while a redirect is under way, so that nothing flickers. */
  readonly shown: Shown | null;
  /** Where the address bar has to go; null when it is right. */
  readonly redirect: string | null;
}

/** NAV-02, NAV-03, NAV-07. Call inside an `observer`. */
export function useDecision(): Decision {
  const { pathname } = useLocation();
  const { session, brand, config, betting } = useFirstPage();
  const who = {
    signedIn: session.view.signedIn,
    brandStatus: statusToGoBy({
      path: pathname,
      details: brand.view.details,
      betUnderWay: betting.view.betUnderWay,
    }),
    publicPath: config.publicPath,
    protectedPath: config.protectedPath,
  };
  const here = decideRoute({ ...who, path: pathname });
  if (here.kind === 'show') return { shown: here, redirect: null };
  const there = decideRoute({ ...who, path: here.to });
  return { shown: there.kind === 'show' ? there : null, redirect: here.to };
}
