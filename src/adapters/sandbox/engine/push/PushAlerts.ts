import { oddsOf } from '../betting/BetRecord';
import type { BetRecord } from '../betting/BetRecord';
import type { Kernel } from '../kernel/Kernel';
import type { Market } from '../markets/Market';
import { bestOf } from '../markets/quotes';
import type { FoundMarket } from '../sports/MarketList';
import type { Match } from '../sports/Match';
import { scoreOf } from '../sports/playSport';
import type { PushMessage } from '../../wire/PushMessage';
import { judgeMatch, seenAfter, seenNow } from './judgeMatch';
import type { MatchNews } from './judgeMatch';
import { PushBook } from './PushBook';
import type { PushNews, PushWords } from './PushNews';
import type { PushRecord } from './PushRecord';
import { isSilent } from './PushSettings';
import type { PushKind, PushRule, PushSettings } from './PushSettings';

export interface SavedPush {
  readonly records: readonly PushRecord[];
  readonly count: number;
}

export interface PushSurroundings {
  readonly kernel: Kernel;
  readonly userOf: (token: string) => string | null;
  readonly hasBreak: (userId: string) => boolean;
  readonly match: (id: string) => Match | null;
  readonly market: (id: string) => FoundMarket | null;
  readonly words: (news: PushNews, language: PushSettings['language']) => PushWords;
}

/** Of what moves fast nothing is delivered late; how a bet ended may come in the morning. */
const SOON_S = 900;
const LATER_S = 43_200;

/**
 * Tells a player's browsers what they asked to be told of, each thing once. Silent in quiet hours, in a break and without the session that asked;
 * what happened meanwhile is not told afterwards, only a price waits. Looked at when the engine is consistent, by whatever changed since.
 */
export class PushAlerts {
  readonly #here: PushSurroundings;
  readonly #book: PushBook;
  #count: number;
  readonly #markets = new Set<string>();
  readonly #matches = new Set<string>();
  #box: PushMessage[] = [];

  constructor(here: PushSurroundings, saved?: SavedPush) {
    this.#here = here;
    this.#book = new PushBook(saved?.records);
    this.#count = saved?.count ?? 0;
  }

  /** Of an endpoint that is known the wish is a new one, and the rest stays. Says which of its rules are done. */
  subscribe(who: Omit<PushRecord, 'settings' | 'sent' | 'seen'>, settings: PushSettings): readonly string[] {
    const known = this.#book.find(who.endpoint);
    const same = known?.userId === who.userId ? known : undefined;
    const sent = settings.rules.filter(({ id }) => same?.sent.includes(id)).map(({ id }) => id);
    const seen = settings.rules.flatMap(({ id, matchId }) => {
      const match = this.#here.match(matchId);
      const now = same?.seen[id] ?? (match === null ? undefined : seenNow(match));
      return now === undefined ? [] : [[id, now] as const];
    });
    this.#book.put({ ...who, settings, sent, seen: Object.fromEntries(seen) });
    this.#here.kernel.touch();
    return sent;
  }

  /** Somebody else's stays. */
  unsubscribe(userId: string, endpoint: string): void {
    if (this.#book.find(endpoint)?.userId === userId) this.gone(endpoint);
  }

  /** Its push service does not know it any more. */
  gone(endpoint: string): void {
    if (this.#book.drop(endpoint)) this.#here.kernel.touch();
  }

  sessionEnded(token: string): void {
    this.#book.dropWhere((each) => each.token === token);
  }

  forget(userId: string): void {
    this.#book.dropWhere((each) => each.userId === userId);
  }

  /** How many browsers of this player are told. */
  countOf(userId: string): number {
    return this.#book.of(userId).length;
  }

  marketChanged({ id }: Market): void {
    if (!this.#book.isEmpty) this.#markets.add(id);
  }

  matchChanged({ id }: Match): void {
    if (!this.#book.isEmpty) this.#matches.add(id);
  }

  /** A part of a bet was taken while its owner need not be there. */
  betTaken(bet: BetRecord): void {
    const { selection, matchName, order, matched, userId } = bet;
    const { side, stake } = order;
    this.#tellOwner(userId, 'matched', {
      ...{ what: 'matched', side, stake, matched, selection },
      ...{ odds: oddsOf(bet), match: matchName },
    });
  }

  /** `result` in paise; null: void, or taken back. */
  settled(userId: string, match: string, result: number | null, what: 'settled' | 'void' | 'reversed'): void {
    const news: PushNews =
      what !== 'settled' || result === null
        ? { what: what === 'void' ? 'void' : 'reversed', match }
        : result === 0
          ? { what: 'even', match }
          : { what: result > 0 ? 'won' : 'lost', amount: Math.abs(result), match };
    this.#tellOwner(userId, 'settled', news);
  }

  flush(): void {
    if (this.#markets.size === 0 && this.#matches.size === 0) return;
    const [markets, matches] = [new Set(this.#markets), new Set(this.#matches)];
    this.#markets.clear();
    this.#matches.clear();
    for (const record of this.#book.all())
      for (const rule of record.settings.rules)
        if (rule.price !== null && markets.has(rule.price.marketId)) this.#judgePrice(record, rule);
        else if (rule.price === null && matches.has(rule.matchId)) this.#judgeMatch(record, rule);
  }

  /** What is to be sent, each once. */
  take(): readonly PushMessage[] {
    const box = this.#box;
    this.#box = [];
    return box;
  }

  save(): SavedPush {
    return { records: this.#book.all(), count: this.#count };
  }

  #judgePrice(record: PushRecord, rule: PushRule): void {
    const { price, matchId } = rule;
    const found = price === null ? null : this.#here.market(price.marketId);
    if (price === null || found === null || this.#isMute(record, rule)) return;
    const { market, match } = found;
    const runner = market.runners.find(({ id }) => id === price.runnerId);
    if (market.status !== 'OPEN' || runner === undefined || runner.status !== 'ACTIVE') return;
    const best = bestOf(market, runner, price.side);
    if (best === null || best.line !== null) return;
    const isReached = price.side === 'back' ? best.odds >= price.odds : best.odds <= price.odds;
    if (!isReached) return;
    this.#done(record, rule);
    const { side } = price;
    const names = { runner: runner.name, market: market.name, match: nameOf(match) };
    this.#post(record, { what: 'price', side, odds: best.odds, ...names }, SOON_S, matchId);
  }

  #judgeMatch(record: PushRecord, rule: PushRule): void {
    const match = this.#here.match(rule.matchId);
    if (match === null) return;
    const [before, now] = [record.seen[rule.id], seenNow(match)];
    const news = before === undefined ? null : judgeMatch(rule.kind, before, now);
    // Also of what is not told: it is not made up for later.
    const after = seenAfter(before, now);
    if (before === undefined || JSON.stringify(after) !== JSON.stringify(before)) {
      record.seen = { ...record.seen, [rule.id]: after };
      this.#here.kernel.touch();
    }
    if (news === null || this.#isMute(record, rule)) return;
    if (news !== 'scored') this.#done(record, rule);
    this.#post(record, newsOf(news, match), news === 'over' ? LATER_S : SOON_S, rule.matchId);
  }

  #done(record: PushRecord, { id }: PushRule): void {
    record.sent = [...record.sent, id];
  }

  #isMute(record: PushRecord, { id, kind }: PushRule): boolean {
    return record.sent.includes(id) || this.#isOff(record, kind);
  }

  #isOff({ userId, token, settings }: PushRecord, kind: PushKind): boolean {
    const { kernel, userOf, hasBreak } = this.#here;
    return (
      settings.off.includes(kind) ||
      isSilent(settings.quiet, kernel.now) ||
      userOf(token) !== userId ||
      hasBreak(userId)
    );
  }

  #tellOwner(userId: string, kind: 'matched' | 'settled', news: PushNews): void {
    if (this.#book.isEmpty) return;
    for (const record of this.#book.of(userId))
      if (!this.#isOff(record, kind)) this.#post(record, news, LATER_S, null);
  }

  #post(record: PushRecord, news: PushNews, ttlSeconds: number, matchId: string | null): void {
    const { endpoint, p256dh, auth, settings } = record;
    const { kernel, words } = this.#here;
    this.#count += 1;
    kernel.touch();
    this.#box.push({
      ...{ endpoint, p256dh, auth, ttlSeconds },
      payload: {
        id: `${kernel.now.toString(36)}.${this.#count}`,
        ...words(news, settings.language),
        refMatchId: matchId,
      },
    });
  }
}

function newsOf(news: NonNullable<MatchNews>, match: Match): PushNews {
  const name = nameOf(match);
  if (news === 'started') return { what: 'started', match: name };
  const { home, away } = scoreOf(match.story, [match.home, match.away]);
  const between = match.story.sport === 'soccer' ? '–' : ' v ';
  const score = [home, away].filter((side) => side !== '').join(between);
  if (news === 'over') return { what: 'over', match: name, score };
  return { what: match.story.sport === 'cricket' ? 'wicket' : 'goal', match: name, score };
}

function nameOf({ home, away }: Match): string {
  return `${home} v ${away}`;
}
