import { assertNever } from '@/domain/shared/assertNever';
import type { Failure } from '@/domain/shared/Failure';
import type { MarketId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type {
  MarketFeed,
  MarketFeedListener,
  MarketStreamMessage,
  MatchScore,
  StreamPosition,
  SubscriptionAnswer,
} from '../ports/feeds/MarketFeed';
import type { Ports } from '../ports/Ports';
import { awaitPrices } from './awaitPrices';
import { HeartbeatWatch } from './HeartbeatWatch';
import type { MarketEnds } from './MarketEnds';
import { PricePaint } from './PricePaint';
import type { PriceSource } from './WatchMarkets';
import { StreamRepair } from './StreamRepair';
import { streamStep, type StreamEffect, type StreamEvent, type StreamState } from './streamStep';

/**
 * Prices as a stream (docs/wire.md 4.2). They are live only while the chain of messages holds: a loss, silence, another epoch or a lost connection
 * makes them stale until they are imaged or resumed. What follows from what is `streamStep`; here it is done.
 */
export class StreamedPrices implements PriceSource, MarketFeedListener {
  /** Every market that is wanted, with the last request for it: answers to earlier ones say nothing of it any more. */
  readonly #wanted = new Map<MarketId, number>();
  readonly #paint: PricePaint;
  readonly #heartbeat: HeartbeatWatch;
  readonly #repair: StreamRepair;
  #state: StreamState = { is: 'idle', resume: null };
  /** Another one for each connection: an answer that belongs to an older one is dropped (F37). */
  #link = { answersDue: 0 };
  #requests = 0;

  constructor(
    private readonly ports: Pick<Ports, 'board' | 'matches' | 'logger' | 'clock' | 'scheduler' | 'pageLife'>,
    private readonly feed: MarketFeed,
    ends: Pick<MarketEnds, 'tell'>,
  ) {
    this.#paint = new PricePaint(ports, ends);
    this.#heartbeat = new HeartbeatWatch(ports, () => this.#step({ on: 'silent' }));
    this.#repair = new StreamRepair(ports);
    ports.pageLife.onResume(() => this.#step({ on: 'thawed' }));
    feed.listen(this);
  }

  wanted(markets: readonly MarketId[]): void {
    for (const market of markets) this.#wanted.set(market, 0);
    awaitPrices(this.ports.board, markets);
    if (this.feed.isConnected) this.#step({ on: 'wanted', markets });
  }

  unwanted(markets: readonly MarketId[]): void {
    for (const market of markets) this.#wanted.delete(market);
    this.ports.board.marketsForgotten(markets);
    if (this.feed.isConnected) this.feed.unsubscribe(markets);
    if (this.#wanted.size > 0) return;
    this.#endLink();
    this.#step({ on: 'released' });
  }

  connected(): void {
    this.disconnected();
    if (this.#wanted.size > 0) this.#step({ on: 'connected' });
  }

  disconnected(): void {
    this.#endLink();
    this.#step({ on: 'disconnected' });
  }

  scoreChanged(score: MatchScore): void {
    this.ports.matches.scoreChanged(score);
  }

  messageArrived(message: MarketStreamMessage): void {
    this.#heartbeat.received();
    this.#repair.received();
    this.#step({ on: 'message', message });
  }

  /** Whatever was under way is void. */
  #endLink(): void {
    this.#link = { answersDue: 0 };
    this.#heartbeat.stop();
    this.#repair.cancel();
  }

  #step(event: StreamEvent): void {
    const { state, effects } = streamStep(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: StreamEffect): void {
    switch (effect.do) {
      case 'apply':
        this.#apply(effect.changes);
        return;
      case 'fill':
        this.#fill(effect.answer, effect.request);
        return;
      case 'ask':
        void this.#ask(effect.markets, null, false);
        return;
      case 'anchor':
        this.#anchor(effect.resume);
        return;
      case 'askMissing':
        this.#askMissing();
        return;
      case 'askMissingLater':
        this.#repair.missing(() => this.#step({ on: 'missingDue' }));
        return;
      case 'gap':
        if (this.#link.answersDue === 0) this.#step({ on: 'gapStays' });
        else this.#repair.patience(() => this.#step({ on: 'gapStays' }));
        return;
      case 'stale':
        this.ports.board.freshnessChanged(this.#imaged(true), 'stale');
        return;
      case 'mended':
        this.#repair.mended();
        return;
      case 'suspect':
        this.#repair.suspect(() => this.feed.restart());
        return;
      case 'repairSoon':
        this.#repair.soon(() => this.#step({ on: 'repairDue' }));
        return;
      case 'repairLater':
        this.#repair.later(() => this.#step({ on: 'repairDue' }));
        return;
      default:
        assertNever(effect);
    }
  }

  #imaged(imaged: boolean): readonly MarketId[] {
    return [...this.#wanted.keys()].filter((market) => this.ports.board.isImaged(market) === imaged);
  }

  /** Asks for everything: what is missing since `resume`, or images. */
  #anchor(resume: StreamPosition | null): void {
    const known = resume === null ? [] : this.#imaged(true);
    if (known.length === 0) {
      void this.#ask([...this.#wanted.keys()], null, true);
      return;
    }
    void this.#ask(known, resume, true);
    this.#askMissing();
  }

  #askMissing(): void {
    const missing = this.#imaged(false);
    if (missing.length > 0) void this.#ask(missing, null, false);
  }

  async #ask(markets: readonly MarketId[], resume: StreamPosition | null, anchors: boolean): Promise<void> {
    const link = this.#link;
    const request = (this.#requests += 1);
    for (const market of markets) if (this.#wanted.has(market)) this.#wanted.set(market, request);
    link.answersDue += 1;
    const answer = await this.feed.subscribe(markets, resume);
    if (link !== this.#link) return;
    link.answersDue -= 1;
    if (!answer.ok) this.#refused(answer.error, anchors);
    else this.#answered(answer.value, request, anchors);
  }

  #answered(answer: SubscriptionAnswer, request: number, anchors: boolean): void {
    this.#heartbeat.expect(2 * answer.heartbeatMs);
    this.#repair.received();
    for (const score of answer.scores) this.ports.matches.scoreChanged(score);
    this.#step({ on: 'answered', answer, request, anchors });
  }

  #refused(failure: Failure, anchors: boolean): void {
    const code = failure.kind === 'refused' ? (failure.code ?? null) : null;
    this.ports.logger.warn('market subscription failed', { kind: failure.kind, code });
    this.#step({ on: 'refused', anchors });
  }

  /** Says of each market that was asked for, and not again since, whether it is live now. */
  #fill({ changes, resumed }: SubscriptionAnswer, request: number): void {
    const asked = [...this.#wanted].filter(([, last]) => last === request).map(([market]) => market);
    const answered = changes.filter(({ id }) => asked.includes(id));
    const missing = this.#apply(answered);
    this.#paint.flush();
    const priced = new Set(resumed ? this.#imaged(true) : answered.map(({ id }) => id));
    for (const market of missing) priced.delete(market);
    const live = asked.filter((market) => priced.has(market));
    this.ports.board.freshnessChanged(live, 'live');
    const stale = asked.filter((market) => !priced.has(market));
    this.ports.board.freshnessChanged(stale, 'stale');
    if (missing.length > 0) void this.#ask(missing, null, false);
  }

  /** Returns the markets that need an image first. */
  #apply(changes: readonly MarketChange[]): readonly MarketId[] {
    const missing: MarketId[] = [];
    for (const change of changes)
      if (this.#wanted.has(change.id) && !this.#paint.changed(change)) missing.push(change.id);
    return missing;
  }
}
