import { isNewerScore } from '@/domain/sports/score/newerScore';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { MatchId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { ScoreFeed } from '../ports/feeds/ScoreFeed';
import type { Ports } from '../ports/Ports';
import { Refresh } from './Refresh';

/** How old a score may be where nothing is pushed. */
const ASK_EVERY_MS = 5_000;

type ScorePorts = Pick<Ports, 'scoreGateway' | 'scores' | 'clock' | 'scheduler' | 'pageLife'>;

/**
 * Scores of the matches that somebody looks at: asked for at once, then received as they change. Where the socket does not bring them they are asked for
 * again and again. A score that is not known is no failure: the page shows the short one that it has.
 */
export class MatchScores {
  readonly #refresh: Refresh<MatchId>;
  readonly #watchers = new Map<MatchId, number>();
  /** Matches whose changes the socket brings now. */
  readonly #followed = new Set<MatchId>();
  /** Scores received since the last question about a match was sent. */
  readonly #received = new Set<MatchId>();
  #stopListening: (() => void) | null = null;

  constructor(
    private readonly ports: ScorePorts,
    private readonly feed: ScoreFeed,
  ) {
    this.#refresh = new Refresh((id, cancellation) => this.#ask(id, cancellation), ASK_EVERY_MS, ports);
  }

  /** Returns how to release. */
  watch(id: MatchId): () => void {
    this.#stopListening ??= this.feed.listen({
      scoreChanged: (score) => this.#changed(score),
      connected: () => void this.#follow([...this.#watchers.keys()]),
      disconnected: () => this.#followed.clear(),
    });
    const watchers = this.#watchers.get(id) ?? 0;
    this.#watchers.set(id, watchers + 1);
    if (watchers === 0 && !this.#followed.has(id)) void this.#follow([id]);
    const release = this.#refresh.watch(id);
    return () => {
      release();
      this.#watchers.set(id, (this.#watchers.get(id) ?? 1) - 1);
      void Promise.resolve().then(() => this.#leaveIfAlone(id));
    };
  }

  /** Not at once: a remount finds its score still there. */
  #leaveIfAlone(id: MatchId): void {
    if (this.#watchers.get(id) !== 0) return;
    this.#watchers.delete(id);
    this.#received.delete(id);
    if (this.#followed.delete(id)) this.feed.leave([id]);
    this.ports.scores.scoreForgotten(id);
    if (this.#watchers.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = null;
  }

  async #follow(ids: readonly MatchId[]): Promise<void> {
    if (ids.length === 0 || !this.feed.isConnected) return;
    const answer = await this.feed.follow(ids);
    if (!answer.ok) return;
    const left = ids.filter((id) => !this.#watchers.has(id));
    if (left.length > 0) this.feed.leave(left);
    for (const score of answer.value) {
      if (!this.#watchers.has(score.matchId)) continue;
      this.#followed.add(score.matchId);
      this.#changed(score);
    }
  }

  #changed(score: LiveScore): void {
    if (!this.#watchers.has(score.matchId)) return;
    this.#received.add(score.matchId);
    if (isNewerScore(score, this.ports.scores.score(score.matchId))) this.ports.scores.scoreArrived(score);
  }

  async #ask(id: MatchId, cancellation: Cancellation): Promise<void> {
    if (this.#followed.has(id)) return;
    this.#received.delete(id);
    const reply = await this.ports.scoreGateway.score(id, cancellation);
    if (!reply.ok || cancellation.cancelled || !this.#watchers.has(id)) return;
    // A backend that began again counts from the start: an answer with nothing received meanwhile is the newest there is.
    const newest = !this.#received.has(id) || isNewerScore(reply.value, this.ports.scores.score(id));
    if (newest) this.ports.scores.scoreArrived(reply.value);
  }
}
