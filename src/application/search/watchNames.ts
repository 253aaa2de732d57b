import { openMatchEntries } from '@/domain/search/openMatchEntries';
import { pageEntries, type PageTitle } from '@/domain/search/pageEntries';
import { sportEntries, type SportName } from '@/domain/search/sportEntries';
import { areFoundAlike, sportsEntries } from '@/domain/search/sportsEntries';
import { liveNow } from '@/domain/sports/liveNow';
import type { Match } from '@/domain/sports/Match';
import type { SearchPorts, SearchShared } from './SearchParts';
import type { Typing } from './Typing';

const LIVE = 5;

/** While the search is open: what can be found is loaded and followed. Names are read again only when one of them is another. */
export function watchNames(
  { matches, scores, casino, search, observe }: SearchPorts,
  shared: Pick<SearchShared, 'watchList' | 'loadCatalogue'>,
  typing: Typing,
) {
  let known: readonly Match[] = [];
  return (titleOf: PageTitle, sportOf: SportName): (() => void) => {
    const always = [...sportEntries(sportOf), ...pageEntries(titleOf)];
    let live: readonly Match[] = [];
    const indexed = (): void =>
      typing.names.changed([
        ...sportsEntries(known),
        ...matches
          .opened()
          .flatMap(({ match, markets }) =>
            openMatchEntries({ match, markets, score: scores.score(match.id) }),
          ),
        ...always,
      ]);
    const stops = [
      observe(
        () => matches.list('all'),
        (list) => {
          const now = list.state === 'ready' ? list.value : [];
          live = liveNow(now, LIVE, live);
          search.liveChanged(live);
          const same = areFoundAlike(known, now);
          known = now;
          if (!same) indexed();
        },
      ),
      observe(() => namesOfOpened(matches, scores), indexed),
      observe(
        () => casino.catalogue,
        () => typing.again(),
      ),
      shared.watchList('all'),
    ];
    void shared.loadCatalogue();
    return () => {
      for (const stop of stops) stop();
      typing.names.stop();
      typing.type('');
    };
  };
}

/** One text, so that a score that names the same players changes nothing. */
function namesOfOpened(matches: SearchPorts['matches'], scores: SearchPorts['scores']): string {
  return matches
    .opened()
    .flatMap(({ match, markets }) => openMatchEntries({ match, markets, score: scores.score(match.id) }))
    .map(({ id, title, detail, live }) => [id, title, detail, live].join('\t'))
    .join('\n');
}
