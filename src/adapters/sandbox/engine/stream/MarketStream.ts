import type { Kernel } from '../kernel/Kernel';
import type { Market } from '../markets/Market';
import type { Match } from '../sports/Match';
import { scoreOf } from '../sports/playSport';
import { imageOf, MarketView, tombstoneOf } from './MarketView';
import type { WireMarketPrices } from './MarketView';
import type { Connection, Peers } from './Peers';
import { say } from '../../texts/Said';

export const HEARTBEAT_MS = 5_000;
/** A little early, since the engine only looks when its clock is moved. */
const HEARTBEAT_DUE_MS = 4_000;
export const MAX_MARKETS = 200;

export interface Subscription {
  readonly ids: readonly string[];
  readonly epoch?: string;
  readonly seq?: number;
}

type Find = (marketId: string) => { match: Match; market: Market } | null;

/** Prices to whoever watches: images, then numbered deltas, conflated per step of the clock (docs/wire.md 4.2). */
export class MarketStream {
  private readonly kernel: Kernel;
  private readonly peers: Peers;
  private readonly find: Find;
  private readonly views = new Map<string, MarketView>();
  private readonly dirty = new Set<string>();
  private readonly scored = new Set<string>();
  /** The `seq` that stood when the score of a match last changed: who resumes from a later one knows it. */
  private readonly scoredAt = new Map<string, number>();
  private readonly relisted = new Set<string>();
  private epoch: string;
  private seq = 0;

  constructor(kernel: Kernel, peers: Peers, epoch: string, find: Find) {
    this.kernel = kernel;
    this.peers = peers;
    this.epoch = epoch;
    this.find = find;
  }

  changed(market: Market): void {
    this.dirty.add(market.id);
  }

  scoreChanged(match: Match): void {
    this.scored.add(match.id);
  }

  /** The match has another market, or one of them its result. */
  listChanged(match: Match): void {
    this.relisted.add(match.id);
  }

  /** Everything said before no longer counts. */
  restart(epoch: string): void {
    this.epoch = epoch;
    this.seq = 0;
    this.views.clear();
    this.dirty.clear();
    this.scored.clear();
    this.scoredAt.clear();
    this.relisted.clear();
  }

  /** The acknowledgement of `market:subscribe`. The caller has flushed, so everyone is up to date. */
  subscribe(connection: Connection, request: Subscription): unknown {
    const wanted = new Set([...connection.watching, ...request.ids]);
    if (wanted.size > MAX_MARKETS) {
      const message = say('At most {most} markets on one connection.', { most: MAX_MARKETS });
      return { status: 'failed', code: 'SUBSCRIPTION_LIMIT', message };
    }
    const { epoch, seq } = request;
    const since = epoch === this.epoch && seq !== undefined && seq <= this.seq ? seq : null;
    const markets: WireMarketPrices[] = [];
    const scores: unknown[] = [];
    const matches = new Set<string>();
    for (const id of new Set(request.ids)) {
      const found = this.find(id);
      if (found === null) {
        markets.push(tombstoneOf(id));
        continue;
      }
      const view = this.viewOf(found.market);
      // On a living connection a market that is new to it needs its image, whatever else was seen.
      const fresh = connection.lastSeq !== null && !connection.watching.has(id);
      connection.watching.add(id);
      if (since === null || fresh) markets.push(imageOf(found.market));
      else if (view.changedAt > since) markets.push(view.deltaSince(found.market, since));
      if (matches.has(found.match.id)) continue;
      matches.add(found.match.id);
      if (since === null || fresh || (this.scoredAt.get(found.match.id) ?? -1) >= since)
        scores.push(scoreMessage(found.match));
    }
    const ack = {
      status: 'success',
      epoch: this.epoch,
      prev: connection.lastSeq,
      seq: this.seq,
      heartbeatMs: HEARTBEAT_MS,
      resumed: since !== null,
      markets,
      scores,
    };
    connection.lastSeq = this.seq;
    connection.lastSentAt = this.kernel.now;
    return ack;
  }

  unsubscribe(connection: Connection, ids: readonly string[]): void {
    for (const id of ids) connection.watching.delete(id);
  }

  /** One message at most per connection: what changed since the last flush, last value wins. */
  flush(): void {
    const deltas = this.collect();
    for (const id of this.scored) this.scoredAt.set(id, this.seq);
    for (const connection of this.peers.all()) {
      if (connection.watching.size === 0) continue;
      const markets: WireMarketPrices[] = [];
      for (const id of connection.watching) {
        const delta = deltas.get(id);
        if (delta !== undefined) markets.push(delta);
        if (delta?.image === true) connection.watching.delete(id);
      }
      if (markets.length > 0) this.send(connection, this.seq, { markets });
      else if (connection.lastSeq !== null && this.kernel.now - connection.lastSentAt >= HEARTBEAT_DUE_MS) {
        this.send(connection, connection.lastSeq, { markets, heartbeat: true });
      }
      this.sendMatches(connection);
    }
    this.dirty.clear();
    this.scored.clear();
    this.relisted.clear();
  }

  private collect(): Map<string, WireMarketPrices> {
    const deltas = new Map<string, WireMarketPrices>();
    const next = this.seq + 1;
    for (const id of this.dirty) {
      const view = this.views.get(id);
      const market = this.find(id)?.market;
      if (view === undefined || market === undefined) this.views.delete(id);
      else if (view.update(market, next)) deltas.set(id, view.deltaSince(market, this.seq));
    }
    for (const id of this.watchedAndGone()) deltas.set(id, tombstoneOf(id));
    if (deltas.size > 0) this.seq = next;
    return deltas;
  }

  private watchedAndGone(): readonly string[] {
    return this.peers.all().flatMap((each) => [...each.watching].filter((id) => this.find(id) === null));
  }

  private send(
    connection: Connection,
    seq: number,
    body: { markets: WireMarketPrices[]; heartbeat?: true },
  ): void {
    connection.outbox.push(['market:update', { epoch: this.epoch, prev: connection.lastSeq, seq, ...body }]);
    connection.lastSeq = seq;
    connection.lastSentAt = this.kernel.now;
  }

  /** Scores, and that the list of markets is another, once a match. */
  private sendMatches(connection: Connection): void {
    if (this.scored.size === 0 && this.relisted.size === 0) return;
    const sent = new Set<string>();
    for (const id of connection.watching) {
      const match = this.find(id)?.match;
      if (match === undefined || sent.has(match.id)) continue;
      sent.add(match.id);
      if (this.scored.has(match.id)) this.peers.push(connection, 'match:score', scoreMessage(match));
      if (this.relisted.has(match.id)) connection.outbox.push(['match:markets', { refMatchId: match.id }]);
    }
  }

  /** A market is followed from the moment when the first viewer asks for it. */
  private viewOf(market: Market): MarketView {
    const known = this.views.get(market.id);
    if (known !== undefined) return known;
    const view = new MarketView(market, this.seq);
    this.views.set(market.id, view);
    return view;
  }
}

function scoreMessage(match: Match): unknown {
  const score = match.status === 'upcoming' ? null : scoreOf(match.story, [match.home, match.away]);
  return { refMatchId: match.id, status: match.status, score };
}
