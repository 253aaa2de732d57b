import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './Search.module.css';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useActiveOption } from './useActiveOption';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { useOpened } from '@/ui/lazy/useOpened';

/** What is typed, and what of the app is called that (SRCH-02). The focus stays in the field: arrow keys choose among the results, Enter opens. */
export const SearchEverything = observer(function SearchEverything({
  onOpen,
}: {
  readonly onOpen: () => void;
}) {
  const t = useText();
  const { feature: search, retry } = useOpened('search');
  const [typed, setTyped] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const active = useActiveOption(body);
  useEffect(() => {
    if (search !== null && search !== 'failed') search.type(typed);
  }, [search, typed]);
  const { clear } = active;
  /** What the results that stand there were found for, and Enter that came before its own. */
  const drawn = useRef('');
  const entered = useRef<string | null>(null);
  const view = search === null || search === 'failed' ? null : search.view;
  const options = view === null ? 0 : typed === '' ? view.live.length : view.results.groups.length;
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      entered.current = null;
      clear();
      field.current?.focus();
    },
    [clear],
  );

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      active.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const text = typed.trim();
      if (drawn.current === text) open(text);
      else entered.current = text;
    }
  }
  /** A keypad's own Search key, and Enter: the first one found. Before something is typed, only what was chosen. */
  function open(text: string): void {
    entered.current = null;
    active.open(text !== '');
  }
  function onDrawn(text: string): void {
    drawn.current = text;
    active.recheck();
    if (entered.current === text) open(text);
  }
  return (
    <>
      <SearchField
        ref={field}
        typed={typed}
        onType={type}
        onKeyDown={press}
        listId={listId}
        activeId={active.id}
        expanded={options > 0}
      />
      <div ref={body} className={styles.body}>
        {search === null && <Spinner label={t('common.loading')} />}
        {search === 'failed' && (
          <ErrorPanel text={t('casino.search.unavailable')} retryLabel={t('common.retry')} onRetry={retry} />
        )}
        {search !== null && search !== 'failed' && (
          <SearchResults search={search} listId={listId} onOpen={onOpen} onType={type} onDrawn={onDrawn} />
        )}
      </div>
    </>
  );
});
