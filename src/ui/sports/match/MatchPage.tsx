import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenMatch } from '@/application/ports/state/MatchesState';
import type { MatchId } from '@/domain/shared/ids';
import type { Message } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Redirect } from '@/ui/navigation/Redirect';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { useAddressWord } from '@/ui/navigation/useAddressWord';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { LadderHead } from '../ladder/LadderHead';
import { LiveTv, useFrameOf, useTvSource } from './LiveTv';
import { MatchMarkets } from './MatchMarkets';
import { MatchHead } from './MatchHead';
import { MatchTools } from './MatchTools';
import { TvPlace } from './TvPlace';
import styles from './MatchPage.module.css';

const LadderView = laterPart(async () => (await import('../ladder/LadderView')).LadderView);

/** A match: how it stands, its picture, and everything that can be bet on. */
export const MatchPage = observer(function MatchPage({ id }: { readonly id: MatchId }) {
  const { sports } = usePlayerApp();
  const t = useText();
  useEffect(() => sports.watchMatch(id), [sports, id]);
  // In another language a server says anew what its markets are called.
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void sports.reloadMatch(id);
  }, [sports, id, language]);
  const open = sports.view.match(id);

  if (open.state === 'loading') return <MatchSkeleton />;
  if (open.state === 'ready') return <ShownMatch open={open.value} />;
  const { message } = open;
  if (message.kind === 'key' && message.key === 'sports.matchNotFound')
    return <UnknownMatch message={message} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.plainTitle}>{t('sports.match')}</h1>
      <LoadFailed inset message={message} onRetry={() => void sports.reloadMatch(id)} />
      <LinkButton to="/spmsports/cricket">{t('sports.allMatches')}</LinkButton>
    </div>
  );
});

const ShownMatch = observer(function ShownMatch({
  open: { match, markets, settings, waiting },
}: {
  readonly open: OpenMatch;
}) {
  const { scores } = usePlayerApp().sports;
  const t = useText();
  // They stand under the markets: not before these are all there.
  const notes = (waiting ?? []).length === 0 ? (settings?.notes ?? []) : [];
  const picture = useTvSource(match, settings?.tvUrl ?? null);
  const scoreFrame = useFrameOf(settings?.scoreUrl ?? null);
  // The operator's own board only where there is no score of ours.
  const score = scores.score(match.id) === null ? scoreFrame : null;
  const [on, setOn] = useState(false);
  const [ladder, chooseLadder] = useAddressWord('ladder');
  const laddered = markets.find(({ id, kind }) => id === ladder && MARKET_KINDS[kind].onLadder);
  const tv = picture === null && score === null ? null : { on, onChange: setOn };
  return (
    <div className={styles.page} data-tv={tv !== null && on}>
      <MatchHead match={match} />
      {tv !== null && on && (
        <TvPlace onClose={() => setOn(false)}>
          {picture !== null && <LiveTv match={match} source={picture} />}
          {score !== null && <LiveTv match={match} source={score} of="score" />}
        </TvPlace>
      )}
      {laddered !== undefined ? (
        <>
          <LadderHead market={laddered} onClose={() => chooseLadder(null)} />
          <LazyPart waiting={<LadderSkeleton />} fallback="panel">
            <LadderView market={laddered} matchName={match.name} />
          </LazyPart>
        </>
      ) : (
        <MatchMarkets
          markets={markets}
          waiting={waiting}
          matchName={match.name}
          tools={<MatchTools match={match} tv={tv} />}
        />
      )}
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
});

function MatchSkeleton() {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={styles.head}>
        <p className={styles.crumb}>
          <Skeleton length="short" />
        </p>
        <div className={styles.boardSkeleton}>
          <Skeleton length="half" />
          <Skeleton length="half" />
          <Skeleton length="long" />
        </div>
      </div>
      <div className={styles.tabsSkeleton} />
      <div className={styles.marketSkeleton}>
        <Skeleton length="short" />
      </div>
    </div>
  );
}

/** As high as a screen: what stands under a ladder is not seen before it, and does not move. */
function LadderSkeleton() {
  const t = useText();
  return (
    <div className={styles.ladderSkeleton} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton shape="block" />
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
