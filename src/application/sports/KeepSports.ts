import type { Match } from '@/domain/sports/Match';
import type { Market } from '@/domain/sports/Market';
import type { LevelChange, MarketChange } from '@/domain/sports/MarketChange';
import type { Side } from '@/domain/sports/Side';
import type { MatchId, RunnerId } from '@/domain/shared/ids';
import type { PageLife } from '../ports/device/PageLife';
import type { SavedList, SportsMemory } from '../ports/device/SportsMemory';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { SportsApp } from './SportsApp';
import { MATCH_LISTS, type MatchesView } from '../ports/state/MatchesState';

const LEVELS = [0, 1, 2];

/**
 * Keeps the lists and their prices when the page goes out of sight, as it does before a reload: never while prices move (SPORT-03). What is pinned comes
 * first: there is not room for all of a long list, and the next page shows it on top.
 */
export class KeepSports {
  constructor(
    private readonly matches: Pick<MatchesView, 'list'>,
    private readonly board: Pick<MarketBoardView, 'conditions' | 'runnerStatus' | 'price'>,
    private readonly memory: SportsMemory,
    private readonly pageLife: Pick<PageLife, 'onHidden'>,
    private readonly sports: Pick<SportsApp, 'watchPins'>,
  ) {}

  start(): void {
    this.pageLife.onHidden(() => this.#keep());
  }

  #keep(): void {
    const pinned = this.#pinned();
    const pinnedFirst = (one: Match, other: Match): number =>
      Number(pinned.has(other.id)) - Number(pinned.has(one.id));
    const lists = MATCH_LISTS.flatMap((name): readonly SavedList[] => {
      const list = this.matches.list(name);
      return list.state === 'ready' ? [{ name, matches: list.value.toSorted(pinnedFirst) }] : [];
    });
    if (lists.length === 0) return;
    const matches = new Map<string, Match>();
    for (const list of lists) for (const match of list.matches) matches.set(match.id, match);
    const prices = [...matches.values()].flatMap(({ matchOdds }) => this.#image(matchOdds) ?? []);
    this.memory.keep({ lists, prices });
  }

  #pinned(): ReadonlySet<MatchId> {
    const pinned = new Set<MatchId>();
    this.sports.watchPins((ids) => ids.forEach((id) => pinned.add(id)))();
    return pinned;
  }

  #image(market: Market | null): MarketChange | null {
    const conditions = market === null ? null : this.board.conditions(market.id);
    if (market === null || conditions === null) return null;
    const runners = market.runners.map(({ id, status }) => ({
      id,
      status: this.board.runnerStatus(market.id, id) ?? status,
      back: this.#ladder(market, id, 'back'),
      lay: this.#ladder(market, id, 'lay'),
    }));
    return { ...conditions, image: true, runners };
  }

  #ladder(market: Market, runner: RunnerId, side: Side): readonly LevelChange[] {
    return LEVELS.flatMap((level) => {
      const offer = this.board.price(market.id, runner, side, level);
      return offer === null ? [] : [{ level, offer }];
    });
  }
}
