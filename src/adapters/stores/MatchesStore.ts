import { action, makeObservable, observable } from 'mobx';
import type { MatchScore } from '@/application/ports/feeds/MarketFeed';
import type {
  Loadable,
  MatchListName,
  MatchesState,
  OpenMatch,
} from '@/application/ports/state/MatchesState';
import type { Message } from '@/domain/shared/Message';
import type { MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';

const LOADING = { state: 'loading' } as const;

export class MatchesStore implements MatchesState {
  readonly #lists = observable.map<MatchListName, Loadable<readonly Match[]>>([], { deep: false });
  readonly #open = observable.map<MatchId, Loadable<OpenMatch>>([], { deep: false });

  constructor() {
    makeObservable(this, {
      listArrived: action,
      listFailed: action,
      matchArrived: action,
      matchFailed: action,
      scoreChanged: action,
    });
  }

  list(name: MatchListName): Loadable<readonly Match[]> {
    return this.#lists.get(name) ?? LOADING;
  }

  match(id: MatchId): Loadable<OpenMatch> {
    return this.#open.get(id) ?? LOADING;
  }

  opened(): readonly OpenMatch[] {
    return [...this.#open.values()].flatMap((open) => (open.state === 'ready' ? [open.value] : []));
  }

  listArrived(name: MatchListName, matches: readonly Match[]): void {
    this.#lists.set(name, { state: 'ready', value: matches });
  }

  /** A list that is on screen stays there: old matches help more than an error in their place. */
  listFailed(name: MatchListName, message: Message): void {
    if (this.#lists.get(name)?.state !== 'ready') this.#lists.set(name, { state: 'failed', message });
  }

  matchArrived(id: MatchId, open: OpenMatch): void {
    this.#open.set(id, { state: 'ready', value: open });
  }

  matchFailed(id: MatchId, message: Message): void {
    if (this.#open.get(id)?.state !== 'ready') this.#open.set(id, { state: 'failed', message });
  }

  scoreChanged(score: MatchScore): void {
    const isNews = (match: Match): boolean => match.id === score.matchId && !isScored(match, score);
    for (const [name, list] of this.#lists) {
      if (list.state !== 'ready' || !list.value.some(isNews)) continue;
      this.#lists.set(name, { state: 'ready', value: list.value.map((match) => scored(match, score)) });
    }
    const open = this.#open.get(score.matchId);
    if (open?.state === 'ready' && isNews(open.value.match)) {
      this.#open.set(score.matchId, {
        state: 'ready',
        value: { ...open.value, match: scored(open.value.match, score) },
      });
    }
  }
}

/** The same score again is no news: nothing repaints for it. */
function isScored(match: Match, { status, score }: MatchScore): boolean {
  const [one, other] = [match.score, score];
  return (
    match.status === status &&
    one?.home === other?.home &&
    one?.away === other?.away &&
    one?.note === other?.note &&
    one?.clock === other?.clock
  );
}

function scored(match: Match, score: MatchScore): Match {
  return match.id === score.matchId ? { ...match, status: score.status, score: score.score } : match;
}
