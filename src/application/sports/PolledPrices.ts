import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import { Listeners } from '@/domain/shared/Listeners';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { Match } from '@/domain/sports/Match';
import type { Cancellation } from '../ports/device/Cancellation';
import type { IdSource } from '../ports/device/IdSource';
import type { MarketFeed, MarketFeedListener } from '../ports/feeds/MarketFeed';
import type { MarketsPage } from '../ports/gateways/SportsGateway';
import type { Ports } from '../ports/Ports';
import { AtMost } from './AtMost';
import { awaitPrices } from './awaitPrices';
import type { MarketDirectory } from './MarketDirectory';
import type { MarketEnds } from './MarketEnds';
import { matchFilterOf } from './matchFilterOf';
import { POLL_EVERY_MS, PollLoop } from './PollLoop';
import { pollPlan, type PlannedQuestion, type PollQuestion } from './pollPlan';
import { PricePaint } from './PricePaint';
import type { PriceSource } from './WatchMarkets';

const MAX_AT_ONCE = 4;

/** What an answer said: prices, the matches they belong to, and what markets there are. */
interface PollAnswer {
  readonly prices: readonly MarketChange[];
  readonly matches: readonly Match[];
  readonly markets: string | null;
}

interface Asked {
  readonly loop: PollLoop<PollAnswer>;
  markets: readonly MarketId[];
  /** What was received last, as long as it counts: a page that joins has prices at once. */
  received: PollAnswer | null;
}

/**
 * Prices for a backend without a stream (SPORT-07): whatever is on screen is asked for again and again, rows list by list, an open match call by
 * call. What is not heard of is stale, and so is everything in a page that comes back, until it is answered anew.
 */
export class PolledPrices implements PriceSource, Pick<MarketFeed, 'listen'> {
  readonly #wanted = new Set<MarketId>();
  readonly #asked = new Map<string, Asked>();
  readonly #unlisted = new Set<MarketId>();
  readonly #listeners = new Listeners<MarketFeedListener>();
  readonly #turns = new AtMost(MAX_AT_ONCE);
  readonly #paint: PricePaint;
  #cancelReplan: (() => void) | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'sportsGateway' | 'board' | 'matches' | 'scheduler' | 'pageLife'> & {
      readonly ids: Pick<IdSource, 'random'>;
    },
    private readonly directory: MarketDirectory,
    ends: Pick<MarketEnds, 'tell'>,
  ) {
    this.#paint = new PricePaint(ports, ends);
    const { pageLife } = ports;
    pageLife.onVisible(() => this.#startAfresh());
    pageLife.onResume(() => this.#startAfresh());
    pageLife.onOnlineChange(() => this.#startAfresh());
  }

  /** Says when a match has other markets than before; a stream would. */
  listen(listener: MarketFeedListener): () => void {
    return this.#listeners.add(listener);
  }

  wanted(markets: readonly MarketId[]): void {
    for (const market of markets) this.#wanted.add(market);
    awaitPrices(this.ports.board, markets);
    this.#plan();
  }

  unwanted(markets: readonly MarketId[]): void {
    for (const market of markets) {
      this.#wanted.delete(market);
      this.#unlisted.delete(market);
    }
    this.ports.board.marketsForgotten(markets);
    this.#plan();
  }

  /** The page is seen again, thawed, on or off line: what is known is old, and what is under way may never end. */
  #startAfresh(): void {
    for (const asked of this.#asked.values()) {
      this.#doubt(asked);
      asked.loop.now();
    }
  }

  /** Starts what is newly needed, drops what is not, and fills who joined. */
  #plan(): void {
    const plan = pollPlan([...this.#wanted], this.directory, this.#unlisted);
    for (const [key, { loop }] of this.#asked) {
      if (plan.has(key)) continue;
      loop.stop();
      this.#asked.delete(key);
    }
    for (const [key, planned] of plan) {
      const asked = this.#asked.get(key);
      if (asked === undefined) this.#start(key, planned);
      else this.#join(asked, planned.markets);
    }
    this.#replanLater(plan);
  }

  /** A market whose match is not known is looked for again. */
  #replanLater(plan: ReadonlyMap<string, PlannedQuestion>): void {
    this.#cancelReplan?.();
    this.#cancelReplan = null;
    const planned = [...plan.values()].reduce((sum, { markets }) => sum + markets.length, 0);
    if (planned < this.#wanted.size)
      this.#cancelReplan = this.ports.scheduler.after(POLL_EVERY_MS, () => this.#plan());
  }

  #start(key: string, { question, markets }: PlannedQuestion): void {
    const loop = new PollLoop<PollAnswer>(
      {
        ask: (cancellation) => this.#turns.run(() => this.#ask(question, cancellation)),
        answered: (answer) => this.#answered(question, asked, answer),
        doubted: () => this.#doubt(asked),
        mayAsk: () => this.ports.pageLife.visible && this.ports.pageLife.online,
      },
      this.ports.scheduler,
      () => this.ports.ids.random(),
    );
    const asked: Asked = { loop, markets, received: null };
    this.#asked.set(key, asked);
    loop.now();
  }

  #join(asked: Asked, markets: readonly MarketId[]): void {
    const before = new Set(asked.markets);
    asked.markets = markets;
    const fresh = markets.filter((market) => !before.has(market));
    if (asked.received !== null && fresh.length > 0) this.#fill(fresh, asked.received);
  }

  async #ask(question: PollQuestion, cancellation: Cancellation): Promise<Result<PollAnswer, Failure>> {
    if (cancellation.cancelled) return fail({ kind: 'aborted', sent: false });
    if (question.of === 'list') {
      const reply = await this.ports.sportsGateway.matches(matchFilterOf(question.list), cancellation);
      if (!reply.ok) return reply;
      const matches = reply.value;
      return ok({ matches, prices: matches.flatMap(({ prices }) => prices ?? []), markets: null });
    }
    if (question.of === 'match') {
      const reply = await this.ports.sportsGateway.match(question.match, cancellation);
      return reply.ok ? ok({ ...receivedFrom(reply.value), matches: [reply.value.match] }) : reply;
    }
    const reply = await this.ports.sportsGateway[question.of](question.match, cancellation);
    return reply.ok ? ok({ ...receivedFrom(reply.value), matches: [] }) : reply;
  }

  #answered(question: PollQuestion, asked: Asked, answer: PollAnswer): void {
    const before = asked.received;
    asked.received = answer;
    for (const { id, status, score } of answer.matches)
      this.ports.matches.scoreChanged({ matchId: id, status, score });
    if (question.of === 'list') this.directory.listed(question.list, answer.matches);
    else if (before !== null && before.markets !== answer.markets) this.#marketsChanged(question.match);
    this.#fill(asked.markets, answer);
    if (question.of === 'list') this.#findUnlisted(asked.markets, answer.prices);
    this.#plan();
  }

  /** assumed: a list need not bring prices, and a match may have left it: then the match itself is asked. */
  #findUnlisted(markets: readonly MarketId[], prices: readonly MarketChange[]): void {
    const priced = new Set(prices.map(({ id }) => id));
    for (const market of markets) if (!priced.has(market)) this.#unlisted.add(market);
  }

  #marketsChanged(match: MatchId): void {
    this.#listeners.each((listener) => listener.marketsChanged?.(match));
  }

  #doubt(asked: Asked): void {
    asked.received = null;
    this.ports.board.freshnessChanged(asked.markets, 'stale');
  }

  #fill(markets: readonly MarketId[], { prices }: PollAnswer): void {
    const watched = new Set(markets.filter((market) => this.#wanted.has(market)));
    const received = prices.filter(({ id }) => watched.has(id));
    for (const change of received) this.#paint.changed({ ...change, image: true });
    this.#paint.flush();
    const live = received.map(({ id }) => id);
    for (const market of live) watched.delete(market);
    this.ports.board.freshnessChanged(live, 'live');
    this.ports.board.freshnessChanged([...watched], 'stale');
  }
}

function receivedFrom({ markets, prices }: MarketsPage): Pick<PollAnswer, 'prices' | 'markets'> {
  return { prices, markets: markets.map(({ id, result }) => `${id} ${result ?? ''}`).join() };
}
