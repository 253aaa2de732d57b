import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenMatch } from '@/application/ports/state/MatchesState';
import type { MatchId } from '@/domain/shared/ids';
import type { Message } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Redirect } from '@/ui/navigation/Redirect';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { LiveTv, useTvSource } from './LiveTv';
import { MatchMarkets } from './MatchMarkets';
import { MatchHead } from './MatchHead';
import styles from './MatchPage.module.css';

/** A match: how it stands, its picture, and everything that can be bet on. */
export const MatchPage = observer(function MatchPage({ id }: { readonly id: MatchId }) {
  const { sports } = usePlayerApp();
  const t = useText();
  useEffect(() => sports.watchMatch(id), [sports, id]);
  const open = sports.view.match(id);

  if (open.state === 'loading') return <MatchSkeleton />;
  if (open.state === 'ready') return <ShownMatch open={open.value} />;
  const { message } = open;
  if (message.kind === 'key' && message.key === 'sports.matchNotFound')
    return <UnknownMatch message={message} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.plainTitle}>{t('sports.match')}</h1>
      <LoadFailed message={message} onRetry={() => void sports.reloadMatch(id)} />
      <LinkButton to="/spmsports/cricket">{t('sports.allMatches')}</LinkButton>
    </div>
  );
});

function ShownMatch({ open: { match, markets, settings, waiting } }: { readonly open: OpenMatch }) {
  const t = useText();
  const notes = settings?.notes ?? [];
  const source = useTvSource(match, settings?.tvUrl ?? null);
  const [tvOn, setTvOn] = useState(false);
  return (
    <div className={styles.page}>
      <MatchHead match={match} tv={source === null ? null : { on: tvOn, onChange: setTvOn }} />
      {source !== null && tvOn && <LiveTv match={match} source={source} />}
      <MatchMarkets markets={markets} waiting={waiting} matchName={match.name} />
      {notes.length > 0 && (
        <section className={styles.notes} aria-labelledby="match-notes">
          <h2 id="match-notes" className={styles.notesTitle}>
            {t('match.notes')}
          </h2>
          <ul className={styles.notesList}>
            {[...new Set(notes)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function MatchSkeleton() {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton length="short" />
        <Skeleton length="half" />
        <div className={styles.boardSkeleton}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.marketSkeleton}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** A match that is not on offer: says so and shows the list instead. */
function UnknownMatch({ message }: { readonly message: Message }) {
  const { notices } = usePlayerApp();
  const { pathname } = useLocation();
  useEffect(() => notices.tell(message, 'error'), [notices, message]);
  return <Redirect from={pathname} to="/spmsports/cricket" />;
}
