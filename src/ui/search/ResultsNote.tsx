import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './Search.module.css';
import type { SearchApp } from '@/application/search/SearchApp';
import { MAX_GAMES } from '@/domain/search/maxGames';
import type { SearchResults } from '@/domain/search/SearchResults';
import type { Texts } from '@/texts/createTexts';
import { useText } from '@/ui/i18n/useText';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ResultsNoteProps {
  readonly search: SearchApp;
  readonly results: SearchResults;
}

/** How much was found, said politely; and what could not be loaded to search in. */
export const ResultsNote = observer(function ResultsNote({ search, results }: ResultsNoteProps) {
  const t = useText();
  const { casino, sports, connection } = useFirstPage();
  const [busy, setBusy] = useState(false);
  const failed = [casino.view.catalogue, sports.view.list('all')].find(({ state }) => state === 'failed');
  const reload = (): void => {
    setBusy(true);
    void search.reload().finally(() => setBusy(false));
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {results.wanted !== '' && t(...countText(results))}
      </p>
      {!connection.view.online && <p className={styles.offline}>{t('shell.offline')}</p>}
      {failed?.state === 'failed' && <LoadFailed message={failed.message} onRetry={reload} busy={busy} />}
    </>
  );
});

function countText({ wanted, games, others }: SearchResults): Parameters<Texts['t']> {
  if (games.count > MAX_GAMES) return ['casino.search.more', { shown: MAX_GAMES, count: games.count }];
  if (others > 0) return ['casino.search.found', { count: games.count + others }];
  return games.count === 0
    ? ['casino.search.none', { text: wanted }]
    : ['casino.lobby.count', { count: games.count }];
}
