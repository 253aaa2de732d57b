import { ruleId, type AlertRule, type MatchRule, type PriceRule } from '@/domain/alerts/AlertRule';
import {
  isForgotten,
  matchNews,
  OVER,
  priceNews,
  seenNext,
  type AlertNews,
  type SeenMatch,
} from '@/domain/alerts/alertNews';
import { isQuiet } from '@/domain/alerts/QuietHours';
import { scoreCount } from '@/domain/alerts/scoreCount';
import type { Message } from '@/domain/shared/Message';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import { CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { stopAll } from '../shared/stopAll';
import type { AlertsPorts, AlertsShared } from './AlertsParts';
import type { SavedAlerts } from './SavedAlerts';

/**
 * Looks whether what a player wants to be told of has happened, while they are in: nobody who takes a break is, so nothing reaches them. A kind that is
 * switched off is not followed; its rules stay.
 */
export class FollowAlerts {
  /** By the name of the rule. */
  readonly #followed = new Map<string, { readonly rule: AlertRule; readonly stop: () => void }>();
  #close: () => void = () => undefined;
  #releaseList: (() => void) | null = null;

  constructor(
    private readonly ports: AlertsPorts,
    private readonly shared: AlertsShared,
    private readonly saved: SavedAlerts,
  ) {}

  opened(): void {
    this.closed();
    this.#close = this.saved.watch(() => this.#follow());
    this.#forgetOld();
    this.#follow();
  }

  closed(): void {
    this.#close();
    this.#close = () => undefined;
    for (const { stop } of this.#followed.values()) stop();
    this.#followed.clear();
    this.#watchList(false);
  }

  #forgetOld(): void {
    const now = this.ports.clock.now();
    for (const rule of this.saved.read().rules) if (isForgotten(rule, now)) this.saved.remove(ruleId(rule));
  }

  /** What is followed is what there is now. */
  #follow(): void {
    const { rules: all, off } = this.saved.read();
    const rules = all.filter(({ kind }) => !off.includes(kind));
    const wanted = new Map(rules.map((rule) => [ruleId(rule), rule]));
    for (const [id, { rule, stop }] of this.#followed) {
      if (isSame(wanted.get(id), rule)) continue;
      stop();
      this.#followed.delete(id);
    }
    this.#watchList(rules.some(({ kind }) => kind !== 'price'));
    for (const [id, rule] of wanted) if (!this.#followed.has(id)) this.#begin(id, rule);
  }

  #begin(id: string, rule: AlertRule): void {
    const followed = { rule, stop: (): void => undefined };
    this.#followed.set(id, followed);
    const stop = rule.kind === 'price' ? this.#followPrice(rule) : this.#followMatch(rule);
    followed.stop = stop;
    // It may have been over at the first look.
    if (this.#followed.get(id) !== followed) stop();
  }

  #followPrice(rule: PriceRule): () => void {
    const { board, observe, config } = this.ports;
    const { marketId, runnerId, side } = rule;
    const look = (): void =>
      this.#tell(rule, isClosed(this.ports, marketId) ? OVER : priceNews(rule, this.#priceOf(rule)));
    const stops = [
      // Without a stream, prices are asked for by the match: it has to be known.
      config.capabilities.marketStream
        ? this.shared.watchMarkets([marketId])
        : this.shared.watchListed(rule.matchId, marketId),
      board.onPrice(marketId, runnerId, side, 0, look),
      observe(() => `${isOpen(this.ports, marketId)} ${isClosed(this.ports, marketId)}`, look),
    ];
    return () => stopAll(...stops)();
  }

  /** The best price that can be bet on now. */
  #priceOf({ marketId, runnerId, side }: PriceRule): OddsHundredths | null {
    return isOpen(this.ports, marketId)
      ? (this.ports.board.price(marketId, runnerId, side, 0)?.price ?? null)
      : null;
  }

  #followMatch(rule: MatchRule): () => void {
    const { observe, config } = this.ports;
    let before: SeenMatch | null = null;
    let stream: { readonly market: MarketId; readonly release: () => void } | null = null;
    const look = (now: SeenMatch): void => {
      const news = matchNews(rule, before, now);
      before = seenNext(before, now);
      this.#tell(rule, news);
    };
    const stops = [
      observe(
        () => this.#oddsOf(rule.matchId),
        (market) => {
          // Whose prices are streamed is told of its score as it changes; else the lists bring it within their time.
          if (market === null || stream?.market === market || !config.capabilities.marketStream) return;
          const release = this.shared.watchMarkets([market]);
          stream?.release();
          stream = { market, release };
        },
      ),
      observe(
        () => JSON.stringify(this.#seen(rule)),
        (text) => look(JSON.parse(text) as SeenMatch),
      ),
    ];
    return () => {
      stopAll(...stops)();
      stream?.release();
    };
  }

  /** A match of which nobody says anything is as before its start: nothing is told of it. */
  #seen({ matchId, sport }: MatchRule): SeenMatch {
    const whole = this.ports.scores.score(matchId);
    const match = this.#matchOf(matchId);
    const count = scoreCount(sport, whole, match?.score ?? null);
    return { status: whole?.status ?? match?.status ?? 'upcoming', count };
  }

  #matchOf(id: MatchId): Match | null {
    const { matches } = this.ports;
    const list = matches.list('all');
    const listed = list.state === 'ready' ? list.value.find((match) => match.id === id) : undefined;
    if (listed !== undefined) return listed;
    // Its page may have been left long ago: it counts only for what the lists have dropped.
    const open = matches.match(id);
    return open.state === 'ready' ? open.value.match : null;
  }

  #oddsOf(id: MatchId): MarketId | null {
    return this.#matchOf(id)?.matchOdds?.id ?? null;
  }

  #watchList(on: boolean): void {
    if (on) this.#releaseList ??= this.shared.watchList('all');
    else {
      this.#releaseList?.();
      this.#releaseList = null;
    }
  }

  #tell(rule: AlertRule, { message, done }: AlertNews): void {
    if (done && !this.saved.take(rule)) return;
    if (message !== null) this.#say(message);
  }

  /** In quiet hours it stands behind the bell, and nothing comes up. */
  #say(message: Message): void {
    const { notices, ids, clock } = this.ports;
    const at = clock.now();
    if (isQuiet(this.saved.read().quiet, at))
      notices.noticeAdded({ id: ids.next(), type: 'info', message, closesAfterMs: CLOSES_AFTER_MS, at });
    else this.shared.notify(message, 'info');
  }
}

function isOpen({ board }: Pick<AlertsPorts, 'board'>, market: MarketId): boolean {
  return board.freshness(market) === 'live' && board.definition(market)?.status === 'open';
}

/** It has a result, or never will: no price comes of it any more. */
function isClosed({ board }: Pick<AlertsPorts, 'board'>, market: MarketId): boolean {
  return board.definition(market)?.status === 'closed';
}

function isSame(one: AlertRule | undefined, other: AlertRule): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
