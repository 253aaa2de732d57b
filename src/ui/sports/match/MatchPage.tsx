import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OpenMatch } from '@/application/ports/state/MatchesState';
import type { MatchId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { LiveTv, useTvSource } from './LiveTv';
import { MatchMarkets } from './MatchMarkets';
import { MatchHead } from './MatchHead';
import { MatchPageSkeleton } from './MatchPageSkeleton';
import { UnknownMatch } from './UnknownMatch';
import styles from './MatchPage.module.css';

/** A match: how it stands, its picture, and everything that can be bet on. */
export const MatchPage = observer(function MatchPage({ id }: { readonly id: MatchId }) {
  const { sports } = usePlayerApp();
  const t = useText();
  useEffect(() => sports.watchMatch(id), [sports, id]);
  const open = sports.view.match(id);

  if (open.state === 'loading') return <MatchPageSkeleton />;
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

function ShownMatch({ open: { match, markets, settings } }: { readonly open: OpenMatch }) {
  const t = useText();
  const notes = settings?.notes ?? [];
  const source = useTvSource(match, settings?.tvUrl ?? null);
  const [tvOn, setTvOn] = useState(false);
  return (
    <div className={styles.page}>
      <MatchHead match={match} tv={source === null ? null : { on: tvOn, onChange: setTvOn }} />
      {source !== null && tvOn && <LiveTv match={match} source={source} />}
      <MatchMarkets markets={markets} matchName={match.name} />
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
