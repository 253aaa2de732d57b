import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
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
      {games.drawn < Math.min(games.count, 60) && (
        <NearEnd key={`${wanted} ${games.drawn}`} onNear={() => search.more()} />
      )}
    </>
  );
});

function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near.current();
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place} className={styles.end} />;
}
