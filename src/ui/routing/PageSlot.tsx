import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadedPage, rememberPage, type LoadPage } from './loadedPages';
import { CHUNK_LIMIT_MS, loadWithin } from './loadWithin';
import { mayReload } from './mayReload';
import { PageSkeleton } from './PageSkeleton';
import { pageShape, type PageShape } from './pageShape';
import type { PageProps } from '@/ui/navigation/PageProps';
import styles from './PageSlot.module.css';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import type { FirstPage } from '@/application/FirstPage';
import { say } from '@/domain/shared/Message';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface PageSlotProps extends PageProps {
  readonly load: LoadPage;
  /** Loads the whole app again, at the address the player is at. */
  readonly reload?: () => void;
}

type Slot = 'loading' | 'failed' | { readonly Page: ComponentType<PageProps> };

interface SlotOfPage {
  readonly load: LoadPage;
  readonly slot: Slot;
}

/**
 * A page whose script is on its way: its outline with a spinner, the page, or what went wrong with another try (NAV-05, NAV-06, F79–F81).
 * A page behind the log-in waits for the whole app too; what a visitor may open does with what the first page has.
 */
export function PageSlot({ load, reload = reloadHere, ...props }: PageSlotProps) {
  const app = useFirstPage();
  const t = useText();
  const needsWhole = props.route.routeType === 'protected';
  const [saved, keep] = useState<SlotOfPage>(() => ({ load, slot: slotOf(load, needsWhole ? app : null) }));
  // What is kept may be the page before: it must not be drawn with this one's parameters, not even once.
  const slot = saved.load === load ? saved.slot : slotOf(load, needsWhole ? app : null);
  const current = useRef(load);

  const start = useCallback(
    async (byHand: boolean): Promise<void> => {
      const setSlot = (now: Slot): void => keep({ load, slot: now });
      setSlot('loading');
      const whole = needsWhole ? app.whole : undefined;
      const loaded = await loadWithin(() => loadPage(load, whole), app.device.scheduler, CHUNK_LIMIT_MS);
      if (loaded.state === 'ready') rememberPage(load, loaded.value);
      if (current.current !== load) return;
      if (loaded.state === 'ready') return setSlot({ Page: loaded.value });
      // A browser may remember a failed script: only a fresh page fetches it again.
      if (loaded.state === 'refused' && (mayReload(app) || (byHand && app.connection.view.online)))
        return reload();
      setSlot('failed');
      // The specification's words, for what the specification says them of; what it means stands in place.
      if (loaded.state === 'timedOut') app.notices.tell(say('notice.chunkFailed'), 'error');
      app.device.logger.warn('page script did not load', { why: loaded.state });
    },
    [app, load, needsWhole, reload],
  );

  useEffect(() => {
    current.current = load;
    const known = slotOf(load, needsWhole ? app : null);
    keep((before) => (before.load === load ? before : { load, slot: known }));
    if (known === 'loading') void start(false);
    return () => {
      current.current = noPage;
    };
  }, [app, load, needsWhole, start]);

  if (slot === 'failed')
    return (
      <div className={styles.failed}>
        <ErrorPanel
          text={t('common.somethingBroke')}
          retryLabel={t('common.retry')}
          onRetry={() => void start(true)}
        />
        <BackOnline onBack={start} />
      </div>
    );
  if (slot === 'loading') {
    const shape = pageShape(props.route, props.params);
    const withMenu = app.session.view.signedIn && hasMenu(props.route, shape);
    return <PageSkeleton shape={shape} title={t(`pages.${props.route.page}`)} withMenu={withMenu} />;
  }
  return (
    <RegionBoundary mark={[props.route.id, ...Object.values(props.params)].join('/')}>
      <slot.Page {...props} />
    </RegionBoundary>
  );
}

/** Nothing to be seen: calls once when there is a network again. */
const BackOnline = observer(function BackOnline({ onBack }: { readonly onBack: (byHand: false) => unknown }) {
  const { online } = useFirstPage().connection.view;
  const was = useRef(online);
  useEffect(() => {
    if (online && !was.current) onBack(false);
    was.current = online;
  }, [online, onBack]);
  return null;
});

/** The menu of the account stands beside it; My Bets has the room for itself. */
function hasMenu({ section }: PageProps['route'], shape: PageShape): boolean {
  return shape === 'account' || (shape === 'list' && section === undefined);
}

async function loadPage(load: LoadPage, whole: (() => Promise<unknown>) | undefined): ReturnType<LoadPage> {
  const [Page] = await Promise.all([load(), whole?.()]);
  return Page;
}

const noPage: LoadPage = () => Promise.reject(new Error('no page'));

/** `waitsFor`: whose whole app has to be there. */
function slotOf(load: LoadPage, waitsFor: FirstPage | null): Slot {
  const Page = waitsFor?.wholeNow() === null ? undefined : loadedPage(load);
  return Page === undefined ? 'loading' : { Page };
}

function reloadHere(): void {
  location.reload();
}
