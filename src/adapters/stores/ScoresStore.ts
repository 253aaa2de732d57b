import { action, makeObservable, observable } from 'mobx';
import type { ScoresState } from '@/application/ports/state/ScoresState';
import type { MatchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';

export class ScoresStore implements ScoresState {
  readonly #scores = observable.map<MatchId, LiveScore>([], { deep: false });

  constructor() {
    makeObservable(this, { scoreArrived: action, scoreForgotten: action });
  }

  score(match: MatchId): LiveScore | null {
    return this.#scores.get(match) ?? null;
  }

  scoreArrived(score: LiveScore): void {
    this.#scores.set(score.matchId, score);
  }

  scoreForgotten(match: MatchId): void {
    this.#scores.delete(match);
  }
}
