import { observer } from 'mobx-react-lite';
import { SearchResults } from './SearchResults';
import { useCatalogue } from '@/ui/casino/useCatalogue';
import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { LoadFailed } from '@/ui/list/LoadFailed';

export interface FoundGamesProps {
  /** Trimmed. */
  readonly wanted: string;
  /** How much else was found. */
  readonly others: number;
  readonly onOpen: () => void;
}

/** SRCH-02: the games whose name contains what is typed; the catalogue is asked for as the search opens. */
export const FoundGames = observer(function FoundGames({ wanted, others, onOpen }: FoundGamesProps) {
  const t = useText();
  const { catalogue, asking, ask } = useCatalogue();
  if (catalogue.state === 'failed')
    return <LoadFailed message={catalogue.message} onRetry={ask} busy={asking} />;
  if (catalogue.state === 'loading') return wanted === '' ? null : <Spinner label={t('common.loading')} />;
  return <SearchResults catalogue={catalogue.value} wanted={wanted} others={others} onOpen={onOpen} />;
});
