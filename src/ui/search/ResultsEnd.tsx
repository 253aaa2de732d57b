import { observer } from 'mobx-react-lite';
import styles from './Search.module.css';
import type { SearchResults } from '@/domain/search/SearchResults';
import { SearchLobbies } from '@/ui/casino/search/SearchLobbies';
import { useText } from '@/ui/i18n/useText';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ResultsEndProps {
  readonly results: SearchResults;
  readonly onOpen: () => void;
}

/** After the results: the lobby of a provider that was typed, and a way on when nothing is called so. */
export const ResultsEnd = observer(function ResultsEnd({ results, onOpen }: ResultsEndProps) {
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
    </>
  );
});
