import { observer } from 'mobx-react-lite';
import { memo, useEffect, useMemo, type MouseEvent } from 'react';
import { BeforeTyping } from './BeforeTyping';
import { NearEnd } from './NearEnd';
import { ResultGroups, rowsOf } from './ResultGroups';
import { ResultsEnd } from './ResultsEnd';
import { ResultsNote } from './ResultsNote';
import styles from './Search.module.css';
import { useOpenResult } from './useOpenResult';
import type { SearchApp } from '@/application/search/SearchApp';
import { MAX_GAMES } from '@/domain/search/maxGames';
import type { SearchResults as Results } from '@/domain/search/SearchResults';
import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { useRestedRows } from '@/ui/lazy/useRestedRows';

export interface SearchResultsProps {
  readonly search: SearchApp;
  readonly listId: string;
  readonly onOpen: () => void;
  /** What was searched for before is searched for again. */
  readonly onType: (text: string) => void;
  /** What was found for this text stands there now, and so many rows or groups that can be chosen. The same function every time. */
  readonly onDrawn: (wanted: string, options: number) => void;
}

/** What was found, the best first; before something is typed, recent searches and what is live. */
export const SearchResults = observer(function SearchResults(props: SearchResultsProps) {
  const { search, onDrawn } = props;
  const t = useText();
  useEffect(
    () =>
      search.watch(
        (page) => t(`pages.${page}`),
        (sport) => t(`sports.list.${sport}`),
      ),
    [search, t],
  );
  const { results } = search.view;
  const live = results.wanted === '' ? search.view.live : NONE;
  const options = live.length + results.groups.length;
  useEffect(() => onDrawn(results.wanted, options), [results, options, onDrawn]);
  return <Drawn {...props} results={results} live={live} />;
});

const NONE: readonly Match[] = [];

interface DrawnProps extends SearchResultsProps {
  readonly results: Results;
  /** None once something is typed. */
  readonly live: readonly Match[];
}

/** Apart, so that a key draws only what it found, and that once. */
const Drawn = memo(function Drawn({ search, results, live, listId, onOpen, onType }: DrawnProps) {
  const t = useText();
  const press = useOpenResult(search, onOpen);
  const groups = useMemo(
    () =>
      live.length === 0
        ? results.groups
        : [{ kind: 'live' as const, entries: live.map(({ id }) => ({ kind: 'match' as const, id })) }],
    [live, results.groups],
  );
  const rows = rowsOf(groups);
  const rested = useRestedRows(live.length === 0 ? results.foundFirst : listId, rows);
  return (
    <>
      <ResultsNote search={search} results={results} />
      {/* The focus stays in the field: also after a press on what may not have it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onMouseDown={keepFocus} onClickCapture={press.option} onClick={press.price}>
        {results.wanted === '' && <BeforeTyping search={search} alone={live.length === 0} onType={onType} />}
        {groups.length > 0 && (
          <div id={listId} role="listbox" aria-label={t('casino.search.results')} className={styles.list}>
            <ResultGroups groups={groups} rested={rested} />
          </div>
        )}
      </div>
      <ResultsEnd results={results} onOpen={onOpen} />
      {results.games.drawn < Math.min(results.games.count, MAX_GAMES) && (
        <NearEnd after={rested < rows ? null : results} onNear={search.more} />
      )}
    </>
  );
});

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[aria-hidden], [role="option"]') !== null)
    event.preventDefault();
}
