import { NO_GAMES } from '@/domain/casino/Catalogue';
import { gamesSounding, isInOtherLetters } from '@/domain/search/gamesSounding';
import { LastFound } from '@/domain/search/LastFound';
import { MAX_GAMES } from '@/domain/search/maxGames';
import { rankGames } from '@/domain/search/rankGames';
import { joinResults, NOTHING_TYPED } from '@/domain/search/SearchResults';
import { searchIndex } from '@/domain/search/searchIndex';
import type { Ports } from '../ports/Ports';
import type { SearchState } from '../ports/state/SearchState';
import { FollowNames } from './FollowNames';

/** What one screen holds of each; games come after them. */
const LIMITS = { sport: 3, match: 5, competition: 4, player: 4, market: 4, page: 4 };
/** About a screen of games: a keystroke then costs the same whatever it finds. */
const AT_ONCE = 12;

/** What is typed, and what is called so. */
export class Typing {
  readonly names: FollowNames;
  #wanted = '';
  #games = AT_ONCE;
  readonly #last = { games: new LastFound(), others: new LastFound() };

  constructor(
    private readonly ports: Pick<Ports, 'casino' | 'scheduler'> & { readonly search: SearchState },
  ) {
    this.names = new FollowNames(ports.scheduler, () => this.again());
  }

  type(text: string): void {
    this.#wanted = text.trim();
    this.#games = AT_ONCE;
    this.again();
  }

  more(): void {
    this.#games = Math.min(this.#games + AT_ONCE, MAX_GAMES);
    this.again();
  }

  /** There are new names, or more is to be shown. */
  again(): void {
    const { casino, search } = this.ports;
    const wanted = this.#wanted;
    if (wanted === '') {
      if (search.results !== NOTHING_TYPED) search.found(NOTHING_TYPED);
      return;
    }
    const catalogue = casino.catalogue.state === 'ready' ? casino.catalogue.value : NO_GAMES;
    const named = rankGames(catalogue.names, wanted, this.#games, this.#last.games);
    const others = searchIndex(this.names.index, wanted, LIMITS, {
      forgiving: named.count === 0,
      last: this.#last.others,
    });
    // Only when nothing at all is called so: what only sounds like it would stand in the way.
    const more =
      named.count + others.length === 0 || isInOtherLetters(wanted)
        ? gamesSounding(catalogue.names, wanted, this.#games)
        : named;
    const games = more.count > named.count ? more : named;
    search.found(joinResults(wanted, others, games, search.results));
  }
}
