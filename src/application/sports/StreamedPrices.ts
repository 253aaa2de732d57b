import type { Failure } from '@/domain/shared/Failure';
import type { MarketId } from '@/domain/shared/ids';
import { closedToBets } from '@/domain/sports/closedToBets';
import type { MarketChange } from '@/domain/sports/MarketBook';
import type { Clock } from '../ports/device/Clock';
import type { Logger } from '../ports/device/Logger';
import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type {
  MarketFeed,
  MarketFeedListener,
  MarketStreamMessage,
  MatchScore,
  StreamPosition,
  SubscriptionAnswer,
} from '../ports/feeds/MarketFeed';
import type { MarketBoardState } from '../ports/state/MarketBoardState';
import type { MatchesState } from '../ports/state/MatchesState';
import { awaitPrices } from './awaitPrices';
import { HeartbeatWatch } from './HeartbeatWatch';
import type { MarketEnds } from './MarketEnds';
import type { PriceSource } from './PriceSource';
import { StreamChain } from './StreamChain';
import { StreamRepair } from './StreamRepair';
import { SubscribedBooks } from './SubscribedBooks';
import { TickConflator } from './TickConflator';
import { OffscreenPrices } from './OffscreenPrices';

/**
 * Prices as a stream (docs/wire.md 4.2). Books are live only while the chain of messages holds: a loss, silence, another epoch or a lost
 * connection makes them stale until they are imaged or resumed.
 */
export class StreamedPrices implements PriceSource, MarketFeedListener {
  readonly #books = new SubscribedBooks();
  readonly #chain = new StreamChain();
  readonly #conflator: TickConflator;
  readonly #unseen: OffscreenPrices;
  readonly #heartbeat: HeartbeatWatch;
  readonly #repair: StreamRepair;
  /** Counts connections: an answer that belongs to an older one is dropped (F37). */
  #connection = 0;
  #awaited = 0;
  /** An answer is under way, or due, from which the chain begins anew: until then it has no position. */
  #anchoring = false;
  #resumable: StreamPosition | null = null;
  #listening = false;

  constructor(
    private readonly feed: MarketFeed,
    private readonly board: MarketBoardState,
    private readonly matches: MatchesState,
    private readonly logger: Logger,
    clock: Clock,
    scheduler: Scheduler,
    pageLife: Pick<PageLife, 'onVisible' | 'onResume'>,
    ends: Pick<MarketEnds, 'tell'>,
  ) {
    this.#conflator = new TickConflator(board, scheduler, ends);
    this.#unseen = new OffscreenPrices(this.#books, this.#conflator, board, scheduler);
    this.#heartbeat = new HeartbeatWatch(clock, scheduler, pageLife, () => this.#silent());
    this.#repair = new StreamRepair(clock, scheduler);
    pageLife.onResume(() => this.#thawed());
  }

  wanted(markets: readonly MarketId[]): void {
    if (!this.#listening) this.feed.listen(this);
    this.#listening = true;
    this.#books.add(markets);
    awaitPrices(this.board, markets);
    if (!this.feed.isConnected) return;
    if (this.#chain.position === null && !this.#anchoring) this.#anchor(null);
    else void this.#ask(markets, null, false);
  }

  unwanted(markets: readonly MarketId[]): void {
    this.#books.remove(markets);
    this.#unseen.forget(markets);
    this.#conflator.forget(markets);
    this.board.marketsForgotten(markets);
    if (this.feed.isConnected) this.feed.unsubscribe(markets);
    if (this.#books.ids.length > 0) return;
    this.#heartbeat.stop();
    this.#startOver();
  }

  connected(): void {
    this.disconnected();
    if (this.#books.ids.length > 0) this.#anchor(this.#resumable);
  }

  disconnected(): void {
    this.#resumable = this.#chain.position ?? this.#resumable;
    this.#heartbeat.stop();
    this.#startOver();
    this.#stale();
  }

  scoreChanged(score: MatchScore): void {
    this.matches.scoreChanged(score);
  }

  messageArrived(message: MarketStreamMessage): void {
    this.#heartbeat.heard();
    this.#repair.heard();
    const step = this.#chain.link(message);
    if (step === 'duplicate') return;
    if (step === 'inOrder') this.#apply(message.changes);
    else this.#chain.hold(message);
    this.#goOn();
  }

  /** A new connection, or nothing left to follow: whatever was under way is void. */
  #startOver(): void {
    this.#connection += 1;
    this.#awaited = 0;
    this.#anchoring = false;
    this.#chain.cut();
    this.#repair.cancel();
  }

  /** Asks for everything: what is missing since `resume`, or images. */
  #anchor(resume: StreamPosition | null): void {
    this.#anchoring = true;
    const known = this.#books.withBook;
    if (resume === null || known.length === 0) {
      void this.#ask(this.#books.ids, null, true);
      return;
    }
    void this.#ask(known, resume, true);
    const fresh = this.#books.withoutBook;
    if (fresh.length > 0) void this.#ask(fresh, null, false);
  }

  async #ask(markets: readonly MarketId[], resume: StreamPosition | null, anchors: boolean): Promise<void> {
    const connection = this.#connection;
    const request = this.#books.requested(markets);
    this.#awaited += 1;
    const answer = await this.feed.subscribe(markets, resume);
    if (connection !== this.#connection) return;
    this.#awaited -= 1;
    if (answer.ok) this.#answered(answer.value, request, anchors);
    else this.#unanswered(answer.error, anchors);
  }

  #answered(answer: SubscriptionAnswer, request: number, anchors: boolean): void {
    this.#heartbeat.expect(2 * answer.heartbeatMs);
    this.#repair.heard();
    for (const score of answer.scores) this.matches.scoreChanged(score);
    if (this.#anchoring && !anchors) {
      // While everything is being imaged, an answer from before says nothing that counts.
      this.#repair.missing(() => this.#askForMissing());
      return;
    }
    if (anchors) {
      this.#chain.anchor(answer);
      this.#repair.mended();
    }
    const follows = anchors || ['inOrder', 'duplicate'].includes(this.#chain.link(answer));
    this.#anchoring = false;
    this.#fill(answer, request);
    if (follows) this.#goOn();
    else this.#broken();
  }

  #fill(answer: SubscriptionAnswer, request: number): void {
    const asked = new Set(this.#books.ofRequest(request));
    const answered = answer.changes.filter((change) => asked.has(change.id));
    const missing = this.#apply(answered);
    this.#conflator.flush();
    const live = answer.resumed ? new Set(this.#books.withBook) : new Set(answered.map(({ id }) => id));
    const isLive = (market: MarketId) => live.has(market) && !missing.includes(market);
    this.board.freshnessChanged([...asked].filter(isLive), 'live');
    this.board.freshnessChanged(
      [...asked].filter((market) => !isLive(market)),
      'stale',
    );
    if (missing.length > 0) void this.#ask(missing, null, false);
  }

  #unanswered(failure: Failure, anchors: boolean): void {
    const code = failure.kind === 'refused' ? (failure.code ?? null) : null;
    this.logger.warn('market subscription failed', { kind: failure.kind, code });
    if (anchors) this.#anchorLater();
    else this.#repair.missing(() => this.#askForMissing());
  }

  #askForMissing(): void {
    const missing = this.#books.withoutBook;
    if (missing.length > 0 && !this.#anchoring) void this.#ask(missing, null, false);
  }

  #anchorLater(): void {
    this.#anchoring = true;
    this.#repair.later(() => this.#anchor(this.#resumable));
  }

  /** Applies what follows by now; what then still does not is a loss, unless an answer may yet close it. */
  #goOn(): void {
    for (const { changes } of this.#chain.following()) this.#apply(changes);
    if (!this.#chain.broken) return;
    if (this.#awaited === 0) this.#broken();
    else this.#repair.patience(() => this.#checkAgain());
  }

  #checkAgain(): void {
    if (this.#chain.broken) this.#broken();
  }

  /** F34: stale now, and one question for everything. */
  #broken(): void {
    this.#resumable = null;
    this.#chain.cut();
    this.#stale();
    this.#anchoring = true;
    this.#repair.soon(() => this.#anchor(null));
  }

  /** A page that slept for who knows how long: whatever it shows is imaged anew (F76). */
  #thawed(): void {
    if (this.#chain.position !== null) this.#broken();
    else this.#stale();
  }

  #silent(): void {
    if (!this.#anchoring) this.#broken();
    else this.#stale();
    // A question that nobody answers either: the link is dead, though nothing has said so (F04).
    this.#repair.suspect(() => this.feed.restart());
  }

  #stale(): void {
    this.board.freshnessChanged(this.#books.withBook, 'stale');
  }

  /** Returns the markets that need an image first. */
  #apply(changes: readonly MarketChange[]): readonly MarketId[] {
    const missing: MarketId[] = [];
    for (const change of changes) {
      if (this.#unseen.takes(change)) continue;
      const folded = this.#books.fold(change);
      if (folded === null) continue;
      if (folded === 'needsImage') missing.push(change.id);
      else if (folded.before !== null && closedToBets(folded.before, folded.now))
        this.#conflator.urgent(folded.now);
      else this.#conflator.changed(folded.now);
    }
    return missing;
  }
}
