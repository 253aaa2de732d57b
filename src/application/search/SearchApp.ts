import type { PageTitle } from '@/domain/search/pageEntries';
import type { SportName } from '@/domain/search/sportEntries';
import type { SearchView } from '../ports/state/SearchState';

/** The search's part of `LaterFeatures`. */
export interface SearchApp {
  readonly view: SearchView;
  /** Loads what can be found and follows it, until released. Pages and sports are found by their names in the player's language. */
  readonly watch: (titleOf: PageTitle, sportOf: SportName) => () => void;
  /** What was typed: `view.results` says what is called so. */
  readonly type: (text: string) => void;
  /** Gives more of the games that were found. */
  readonly more: () => void;
  /** A result was opened: what was typed is remembered. */
  readonly chosen: () => void;
  readonly forgetRecent: (text: string) => void;
  /** Asks again for what did not come. */
  readonly reload: () => Promise<void>;
}
