import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomNav } from './BottomNav';
import { ConnectionPill } from './ConnectionPill';
import { Footer } from './footer/Footer';
import { PageHeader } from './header/PageHeader';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink';
import { isUnknown } from '@/domain/routing/decideRoute';
import { layoutOf } from '@/domain/routing/layoutOf';
import { matchRoute } from '@/domain/routing/matchRoute';
import { documentTitle } from '@/domain/brand/documentTitle';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useBrandWords } from '@/ui/brand/useBrandWords';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { AnnouncementBar } from '@/ui/notices/AnnouncementBar';
import { PAGES } from '@/ui/routing/pages';
import { PageSlot } from '@/ui/routing/PageSlot';
import { Redirect } from '@/ui/navigation/Redirect';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { useArrival } from '@/ui/routing/useArrival';
import { useDecision } from '@/ui/routing/useDecision';
import { SafePlaySlot } from '@/ui/playSafe/SafePlaySlot';
import { TV_DOCK } from '@/ui/sports/match/tvDock';
import { AuthPanelsSlot } from '@/ui/session/AuthPanelsSlot';
import { useTurnedAway } from '@/ui/routing/useTurnedAway';
import { useTitle } from '@/ui/navigation/useTitle';

const BetSlipRegion = laterPart(async () => (await import('@/ui/betting/slip/BetSlipRegion')).BetSlipRegion);

const NotFound = laterPart(async () => (await import('@/ui/pages/NotFound')).NotFound, 'firstPage');

/** Every page stands in here: what surrounds it is the route's own business (NAV-04). */
export const Shell = observer(function Shell() {
  const { session } = useFirstPage();
  const { seoTitle } = useBrandWords();
  const { pathname, search, state } = useLocation();
  const t = useText();
  const { shown, redirect } = useDecision();
  const [toggledAt, setToggledAt] = useState<string | null>(null);
  const { signedIn } = session.view;

  useArrival(pathname, redirect === null ? (shown?.route.path ?? null) : null);
  const turnedAway = useTurnedAway(redirect === null && shown?.route.id === 'landing');
  useTitle(documentTitle(shown === null ? '' : t(`pages.${shown.route.page}`), seoTitle));

  if (shown === null) return redirect === null ? null : <Redirect from={pathname} to={redirect} />;
  const { route, params } = shown;
  const on = toggledAt === route.id;
  const layout = layoutOf(route, signedIn, on);
  const withHeader = layout.header !== 'none';
  const returnTo = redirect === null ? undefined : returnPathOf(pathname, search, signedIn);
  const missing = redirect !== null && isUnknown(pathname) ? pathname : missingIn(state);
  const isForm = route.routeType === 'protected' || route.form === true;
  const withSlip = signedIn && route.slip === true;
  const withPrices = withSlip && !layout.footer;

  return (
    <div
      className={classNames(styles.shell, withHeader && styles.framed)}
      data-page={withHeader ? (withPrices ? 'prices' : isForm ? 'form' : undefined) : 'bare'}
    >
      {redirect !== null && (
        <Redirect
          from={pathname}
          to={redirect}
          state={missing === null ? returnTo : { missing }}
          onSent={() => turnedAway(returnTo?.returnTo)}
        />
      )}
      <SkipLink />
      <RegionBoundary fallback="nothing">{withHeader && <AnnouncementBar />}</RegionBoundary>
      <RegionBoundary>{withHeader && <PageHeader of={layout.header} pages={PAGES} />}</RegionBoundary>
      <div className={classNames(styles.middle, withSlip && styles.withSlip)}>
        <main id="main" tabIndex={-1} className={styles.main} data-above-dock="">
          {missing !== null && (
            <LazyPart waiting={<div className={styles.missing} />}>
              <NotFound path={missing} />
            </LazyPart>
          )}
          <PageSlot
            load={PAGES[route.page]}
            route={route}
            params={params}
            layoutSwitch={
              route.layoutToggle === true
                ? { on, onChange: (show) => setToggledAt(show ? route.id : null) }
                : null
            }
          />
        </main>
        {/* One that is broken says so: a bet may be on its way in it. */}
        {withSlip && (
          <div className={styles.beside}>
            <div id={TV_DOCK} />
            <LazyPart fallback="panel">
              <BetSlipRegion />
            </LazyPart>
          </div>
        )}
      </div>
      {layout.footer && (
        <RegionBoundary fallback="nothing">
          <Footer />
        </RegionBoundary>
      )}
      <RegionBoundary fallback="nothing">
        {withHeader && <BottomNav />}
        <ConnectionPill />
      </RegionBoundary>
      <AuthPanelsSlot />
      <SafePlaySlot />
    </div>
  );
});

/** NAV-03: the address that was not there, for the page that somebody was sent to instead. */
function missingIn(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'missing' in state &&
    typeof state.missing === 'string'
    ? state.missing
    : null;
}

/** A protected page that a visitor asked for is remembered until the log-in, with all that its address says. */
function returnPathOf(
  path: string,
  search: string,
  signedIn: boolean,
): { readonly returnTo: string } | undefined {
  return !signedIn && matchRoute(path)?.route.routeType === 'protected'
    ? { returnTo: path + search }
    : undefined;
}
