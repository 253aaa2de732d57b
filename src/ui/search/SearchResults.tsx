import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef, type MouseEvent } from 'react';
import { BeforeTyping } from './BeforeTyping';
import { ResultGroups } from './ResultGroups';
import { ResultsEnd } from './ResultsEnd';
import { ResultsNote } from './ResultsNote';
import styles from './Search.module.css';
import { useOpenResult } from './useOpenResult';
import type { SearchApp } from '@/application/search/SearchApp';
import { useText } from '@/ui/i18n/useText';

export interface SearchResultsProps {
  readonly search: SearchApp;
  readonly listId: string;
  readonly onOpen: () => void;
  /** What was searched for before is searched for again. */
  readonly onType: (text: string) => void;
  /** What was found for this text stands there now. */
  readonly onDrawn: (wanted: string) => void;
}

/** What was found, the best first; before something is typed, recent searches and what is live. */
export const SearchResults = observer(function SearchResults({
  search,
  listId,
  onOpen,
  onType,
  onDrawn,
}: SearchResultsProps) {
  const t = useText();
  const press = useOpenResult(search, onOpen);
  useEffect(
    () =>
      search.watch(
        (page) => t(`pages.${page}`),
        (sport) => t(`sports.list.${sport}`),
      ),
    [search, t],
  );
  const results = useDeferredValue(search.view.results);
  const tell = useRef(onDrawn);
  useEffect(() => {
    tell.current = onDrawn;
  });
  useEffect(() => tell.current(results.wanted), [results]);
  return (
    <>
      <ResultsNote search={search} results={results} />
      {/* The focus stays in the field: also after a press on what may not have it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onMouseDown={keepFocus} onClickCapture={press.option} onClick={press.price}>
        {results.wanted === '' ? (
          <BeforeTyping search={search} listId={listId} onType={onType} />
        ) : results.groups.length === 0 ? null : (
          <div id={listId} role="listbox" aria-label={t('casino.search.results')} className={styles.list}>
            <ResultGroups groups={results.groups} />
          </div>
        )}
      </div>
      <ResultsEnd search={search} results={results} onOpen={onOpen} />
    </>
  );
});

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[aria-hidden], [role="option"]') !== null)
    event.preventDefault();
}
