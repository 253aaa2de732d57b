import type { Kernel } from '../kernel/Kernel';
import { drawBetween } from '../kernel/luck';
import type { Market } from '../markets/Market';
import type { MarketDesk } from '../markets/MarketDesk';
import { tick } from '../markets/quotes';
import { fixture, numberAfter, startOf } from './fixture';
import { formatOf, FORMATS } from './formats';
import type { Format } from './formats';
import type { Match } from './Match';
import { playOn, scoreOf } from './playSport';

export interface SavedWorld {
  readonly matches: readonly Match[];
  /** The next number of each format's calendar. */
  readonly next: readonly (readonly [string, number])[];
}

/** A finished match stays listed for a while, and longer when somebody has a bet on it. */
const SHOWN_AFTER_END_MS = 180_000;
const KEPT_AFTER_END_MS = 4 * 3_600_000;
const LONG_ABSENCE_MS = 1_800_000;

/**
 * The calendar of matches, their scores and the ticking of their prices. A match's story depends on the seed and its
 * own id alone: neither players nor the size of the clock's steps change who wins.
 */
export class World {
  private readonly kernel: Kernel;
  private readonly desk: MarketDesk;
  private readonly next: Map<string, number>;
  private matches: Match[];
  private readonly byMarket = new Map<string, Match>();
  /** Nobody was looking for a long time: scores go on, prices do not tick. */
  private quiet = false;
  private dozing = false;

  constructor(kernel: Kernel, desk: MarketDesk, saved?: SavedWorld) {
    this.kernel = kernel;
    this.desk = desk;
    this.matches = [...(saved?.matches ?? [])];
    for (const match of this.matches) this.index(match);
    this.next = new Map(saved?.next);
  }

  all(): readonly Match[] {
    return this.matches;
  }

  /** In play, upcoming, or just finished. */
  listed(): readonly Match[] {
    const { now } = this.kernel;
    return this.matches.filter((each) => each.endedAt === null || now - each.endedAt < SHOWN_AFTER_END_MS);
  }

  match(id: string): Match | null {
    return this.matches.find((each) => each.id === id) ?? null;
  }

  market(id: string): { match: Match; market: Market } | null {
    const match = this.byMarket.get(id);
    const market = match?.markets.find((each) => each.id === id);
    return match === undefined || market === undefined ? null : { match, market };
  }

  /** Adds a match of an unusual calendar number, for tests of size. */
  add(format: Format, number: number): void {
    this.take(fixture(this.kernel.seed, format, number));
  }

  nextDue(): number {
    let due = Infinity;
    for (const match of this.matches) {
      if (match.frozen) continue;
      if (match.endedAt === null) due = Math.min(due, match.nextTurnAt);
      for (const market of match.markets) {
        if (market.status === 'CLOSED') continue;
        if (!this.quiet) due = Math.min(due, market.nextTickAt);
        due = Math.min(due, market.reopenAt ?? Infinity, market.settleAt ?? Infinity);
      }
    }
    if (!this.dozing) for (const format of FORMATS) due = Math.min(due, this.listingDue(format));
    return due;
  }

  /** Everything that is due at the engine's present moment. */
  runDue(): void {
    const { now } = this.kernel;
    for (const match of this.matches) {
      if (match.frozen) continue;
      for (const market of match.markets) {
        if (market.settleAt !== null && market.settleAt <= now) this.desk.settleByStory(match, market);
        if (market.reopenAt !== null && market.reopenAt <= now) this.desk.reopen(market);
      }
      if (match.endedAt === null && match.nextTurnAt <= now) this.turn(match);
      if (this.quiet) continue;
      for (const market of match.markets) {
        if (market.status !== 'CLOSED' && market.nextTickAt <= now) this.tickMarket(match, market);
      }
    }
    if (!this.dozing) for (const format of FORMATS) if (this.listingDue(format) <= now) this.list(format);
  }

  /** Before time runs on to `until` in one go. `matters` tells which matches somebody still waits for. */
  prepare(until: number, patience: number, matters: (match: Match) => boolean): void {
    const gap = until - this.kernel.now;
    this.quiet = gap > patience;
    this.dozing = gap > LONG_ABSENCE_MS;
    if (this.dozing) this.drop((each) => !matters(each));
  }

  /** After time ran on: what the absence skipped is made good. */
  arrive(): void {
    if (this.dozing) this.stock();
    if (this.quiet) {
      for (const match of this.matches) {
        if (match.frozen) continue;
        for (const market of match.markets) {
          this.planTick(match, market);
          this.desk.refresh(market);
        }
      }
    }
    this.dozing = false;
    this.quiet = false;
  }

  speedUp(matchId: string, factor: number): boolean {
    const match = this.match(matchId);
    if (match === null || match.endedAt !== null || !(factor >= 1 && factor <= 100)) return false;
    match.speed = factor;
    match.nextTurnAt = Math.min(match.nextTurnAt, this.kernel.now + Math.round(10_000 / factor));
    this.kernel.note('speed', match.id, factor);
    return true;
  }

  /** The first ball, whatever the calendar said. */
  startNow(match: Match): void {
    if (match.status !== 'upcoming') return;
    match.startAt = this.kernel.now;
    this.turn(match);
  }

  /** Its market was decided by hand: there is nothing left to play for. */
  endEarly(match: Match): void {
    if (match.endedAt !== null || match.markets.some((market) => market.status !== 'CLOSED')) return;
    match.status = 'finished';
    match.endedAt = this.kernel.now;
    this.desk.scored(match);
  }

  /** A frozen match goes on from where it stood. */
  thaw(match: Match): void {
    if (!match.frozen) return;
    match.frozen = false;
    const { now } = this.kernel;
    match.nextTurnAt = Math.max(match.nextTurnAt, now + 2_000);
    for (const market of match.markets) {
      for (const runner of market.runners) runner.pinned = false;
      if (market.reopenAt !== null) market.reopenAt = Math.max(market.reopenAt, now + 1_000);
      this.planTick(match, market);
    }
  }

  sweep(matters: (match: Match) => boolean): void {
    const { now } = this.kernel;
    this.drop((each) => {
      if (each.endedAt === null) return false;
      const keep = matters(each) ? KEPT_AFTER_END_MS : 2 * SHOWN_AFTER_END_MS;
      return now - each.endedAt > keep;
    });
  }

  save(): SavedWorld {
    return { matches: this.matches, next: [...this.next] };
  }

  private listingDue(format: Format): number {
    return startOf(format, (this.next.get(format.id) ?? 0) - format.ahead);
  }

  /** Lists what the calendar says, also what would have started already. */
  stock(): void {
    const { now } = this.kernel;
    for (const format of FORMATS) {
      const first = Math.max(numberAfter(format, now - format.longestMs), this.next.get(format.id) ?? 0);
      const last = numberAfter(format, now) + format.ahead - 1;
      for (let number = first; number <= last; number += 1) {
        const match = this.take(fixture(this.kernel.seed, format, number));
        if (match.endedAt !== null) this.drop((each) => each === match);
      }
      this.next.set(format.id, last + 1);
    }
  }

  private list(format: Format): void {
    const number = this.next.get(format.id) ?? numberAfter(format, this.kernel.now);
    this.take(fixture(this.kernel.seed, format, number));
    this.next.set(format.id, number + 1);
  }

  private take(match: Match): Match {
    this.matches.push(match);
    this.index(match);
    this.kernel.note('match', match.id, match.home, match.away, match.startAt);
    for (const market of match.markets) this.planTick(match, market);
    this.catchUp(match);
    return match;
  }

  /** A match that was listed after its start is played up to now: nobody can have a bet on it yet. */
  private catchUp(match: Match): void {
    const { now } = this.kernel;
    while (match.endedAt === null && match.nextTurnAt <= now) this.turn(match, match.nextTurnAt);
    for (const market of match.markets) this.desk.settleDown(market);
  }

  private turn(match: Match, at = this.kernel.now): void {
    if (match.status === 'upcoming') {
      match.status = 'inplay';
      match.nextTurnAt = at + Math.round(drawBetween(match, 4_000, 8_000) / match.speed);
      this.desk.turnInPlay(match, formatOf(match.formatId)?.delayMs ?? 5_000);
      for (const market of match.markets) this.planTick(match, market);
      return;
    }
    const turn = playOn(match.story, match);
    match.nextTurnAt = at + Math.max(1, Math.round(turn.waitMs / match.speed));
    const score = scoreOf(match.story, [match.home, match.away]);
    this.kernel.log.note(at, 'score', match.id, score.home, score.away, score.clock);
    if (turn.over) {
      match.status = 'finished';
      match.endedAt = at;
      this.desk.storyEnded(match, at);
    } else this.desk.storyMoved(match, turn.incident);
  }

  private tickMarket(match: Match, market: Market): void {
    this.planTick(match, market);
    if (tick(market)) this.desk.pricesMoved(market);
  }

  /** Two to four changes a second in play, a few a minute before. */
  private planTick(match: Match, market: Market): void {
    const wait =
      match.status === 'inplay' ? drawBetween(market, 230, 460) : drawBetween(market, 4_000, 12_000);
    market.nextTickAt = this.kernel.now + wait;
  }

  private drop(which: (match: Match) => boolean): void {
    this.matches = this.matches.filter((each) => {
      if (!which(each)) return true;
      for (const market of each.markets) this.byMarket.delete(market.id);
      return false;
    });
  }

  private index(match: Match): void {
    for (const market of match.markets) this.byMarket.set(market.id, match);
  }
}
