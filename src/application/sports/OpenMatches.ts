import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { MatchId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { Clock } from '../ports/device/Clock';
import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type { MatchPage, SportsGateway } from '../ports/gateways/SportsGateway';
import type { MatchesState } from '../ports/state/MatchesState';
import type { MarketDirectory } from './MarketDirectory';
import { REFRESH_MS } from './MatchLists';
import { Refresh } from './Refresh';

/** Tells who watches a match that its page arrived (again), with whatever markets it has now. */
export type PageListener = (page: MatchPage) => void;

/** Match pages that somebody looks at (SPORT-04). */
export class OpenMatches {
  readonly #refresh: Refresh<MatchId>;
  readonly #listeners = new Map<MatchId, Set<PageListener>>();
  readonly #pages = new Map<MatchId, MatchPage>();

  constructor(
    private readonly sports: SportsGateway,
    private readonly matches: MatchesState,
    private readonly directory: MarketDirectory,
    clock: Clock,
    scheduler: Scheduler,
    pageLife: PageLife,
  ) {
    this.#refresh = new Refresh(
      (id, cancellation) => this.#load(id, cancellation),
      REFRESH_MS,
      clock,
      scheduler,
      pageLife,
    );
  }

  watch(id: MatchId, listener: PageListener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    const page = this.#pages.get(id);
    if (page !== undefined) listener(page);
    const release = this.#refresh.watch(id);
    return () => {
      listeners.delete(listener);
      release();
      void Promise.resolve().then(() => this.#forgetIfLeft(id));
    };
  }

  reload(id: MatchId): Promise<void> {
    return this.#refresh.now(id);
  }

  /** Not at once: a remount finds its page still there. */
  #forgetIfLeft(id: MatchId): void {
    if (this.#listeners.get(id)?.size !== 0) return;
    this.#listeners.delete(id);
    this.#pages.delete(id);
  }

  async #load(id: MatchId, cancellation: Cancellation): Promise<void> {
    const reply = await this.sports.match(id, cancellation);
    if (cancellation.cancelled) return;
    if (!reply.ok) {
      this.matches.matchFailed(id, wordsFor(reply.error));
      return;
    }
    const { match, markets } = reply.value;
    this.directory.learned(markets);
    this.matches.matchArrived(id, { match, markets });
    const listeners = this.#listeners.get(id);
    if (listeners === undefined) return;
    this.#pages.set(id, reply.value);
    for (const listener of listeners) listener(reply.value);
  }
}

function wordsFor(failure: Failure): Message {
  if (failure.kind === 'refused' && failure.code === 'MATCH_UNKNOWN') return say('sports.matchNotFound');
  return describeFailure(failure, 'matches.failed');
}
