import type { MatchScore } from '@/application/ports/feeds/MarketFeed';
import type {
  Loadable,
  MatchesState,
  MatchListName,
  OpenMatch,
} from '@/application/ports/state/MatchesState';
import type { Message } from '@/domain/shared/Message';
import type { MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';

export class FakeMatchesState implements MatchesState {
  readonly lists = new Map<MatchListName, Loadable<readonly Match[]>>();
  readonly open = new Map<MatchId, Loadable<OpenMatch>>();
  readonly scores: MatchScore[] = [];

  list(name: MatchListName): Loadable<readonly Match[]> {
    return this.lists.get(name) ?? { state: 'loading' };
  }

  match(id: MatchId): Loadable<OpenMatch> {
    return this.open.get(id) ?? { state: 'loading' };
  }

  opened(): readonly OpenMatch[] {
    return [...this.open.values()].flatMap((open) => (open.state === 'ready' ? [open.value] : []));
  }

  listArrived(name: MatchListName, matches: readonly Match[]): void {
    this.lists.set(name, { state: 'ready', value: matches });
  }

  listFailed(name: MatchListName, message: Message): void {
    this.lists.set(name, { state: 'failed', message });
  }

  matchArrived(id: MatchId, open: OpenMatch): void {
    this.open.set(id, { state: 'ready', value: open });
  }

  matchFailed(id: MatchId, message: Message): void {
    this.open.set(id, { state: 'failed', message });
  }

  scoreChanged(score: MatchScore): void {
    this.scores.push(score);
  }
}
