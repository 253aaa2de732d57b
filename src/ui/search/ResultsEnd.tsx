import { observer } from 'mobx-react-lite';
import { memo, useEffect, useRef } from 'react';
import type { ResultsNoteProps } from './ResultsNote';
import styles from './Search.module.css';
import { SearchLobbies } from '@/ui/casino/search/SearchLobbies';
import { useText } from '@/ui/i18n/useText';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** After the results: more games as the reader comes near, the lobby of a provider that was typed, and a way on when nothing is called so. */
export const ResultsEnd = observer(function ResultsEnd({
  search,
  results,
  onOpen,
}: ResultsNoteProps & { readonly onOpen: () => void }) {
  const t = useText();
  const { catalogue } = useFirstPage().casino.view;
  const { wanted, games, others } = results;
  if (wanted === '') return null;
  const none = games.count + others === 0;
  return (
    <>
      {none && <p className={styles.help}>{t('casino.search.help')}</p>}
      {catalogue.state === 'ready' && (
        <SearchLobbies catalogue={catalogue.value} wanted={wanted} none={none} onOpen={onOpen} />
      )}
      {games.drawn < Math.min(games.count, 60) && <NearEnd after={results} onNear={search.more} />}
    </>
  );
});

interface NearEndProps {
  /** What it stands after: near others it is near anew. */
  readonly after: object;
  readonly onNear: () => void;
}

const NearEnd = memo(function NearEnd({ after, onNear }: NearEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const watch = useRef<IntersectionObserver>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    });
    watch.current = observer;
    return () => observer.disconnect();
  }, [onNear]);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    watch.current?.unobserve(current);
    watch.current?.observe(current);
  }, [after, onNear]);
  return <div ref={place} className={styles.end} />;
});
