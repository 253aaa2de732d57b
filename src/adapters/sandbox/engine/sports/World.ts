import type { Kernel } from '../kernel/Kernel';
import { drawBetween } from '../kernel/luck';
import type { Market } from '../markets/Market';
import type { MarketService } from '../markets/MarketService';
import { kindOf } from '../markets/marketKinds';
import { tick } from '../markets/quotes';
import type { Calendar } from './Calendar';
import { formatOf } from './formats';
import { MarketList } from './MarketList';
import type { FoundMarket } from './MarketList';
import type { Match } from './Match';
import { firstWait, playOn, scoreOf } from './playSport';
import { wordsOf } from '../../texts/inWords';

/** A finished match stays listed for a while, and is kept longer when somebody was paid on it: results can be taken back. */
const SHOWN_AFTER_END_MS = 180_000;
const PAID_AFTER_END_MS = 4 * 3_600_000;
/** Who has the match open learns every result, though they ask only now and then. */
const RESULT_SHOWN_MS = 30_000;
const LONG_ABSENCE_MS = 1_800_000;

/**
 * The matches, their scores and the ticking of their prices. A match's story depends on the seed and its own id
 * alone: neither players nor the size of the clock's steps change who wins.
 */
export class World {
  private readonly kernel: Kernel;
  private readonly service: MarketService;
  private readonly calendar: Calendar;
  private matches: Match[];
  private readonly marketList: MarketList;
  /** Nobody was looking: scores go on, prices do not tick. */
  private quiet = false;
  /** Nobody was looking for long: only matches that somebody has a bet on go on. */
  private dozing = false;

  constructor(kernel: Kernel, service: MarketService, calendar: Calendar, saved?: readonly Match[]) {
    this.kernel = kernel;
    this.service = service;
    this.calendar = calendar;
    this.marketList = new MarketList(kernel);
    this.matches = [...(saved ?? [])];
    for (const match of this.matches) this.marketList.add(match);
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

  market(id: string): FoundMarket | null {
    return this.marketList.find(id);
  }

  /** Lists what the calendar has due. A match that began before it was listed is played up to now. */
  list(): void {
    for (const match of this.calendar.takeDue(this.kernel.now)) {
      this.catchUp(match);
      if (match.endedAt === null) this.add(match);
      else this.marketList.remove(match);
    }
  }

  add(match: Match): void {
    this.matches.push(match);
    this.marketList.add(match);
    this.kernel.note('match', match.id, match.home, match.away, match.startAt);
    for (const market of match.markets) this.planTick(match, market);
  }

  nextDue(): number {
    let due = this.dozing ? Infinity : this.calendar.nextDue();
    for (const match of this.matches) {
      if (match.frozen) continue;
      if (match.endedAt === null) due = Math.min(due, match.nextTurnAt);
      for (const market of match.markets) {
        if (market.status === 'CLOSED') continue;
        if (!this.quiet) due = Math.min(due, market.nextTickAt);
        due = Math.min(due, market.reopenAt ?? Infinity, market.settleAt ?? Infinity);
      }
    }
    return due;
  }

  /** Everything that is due at the engine's present moment. */
  runDue(): void {
    const { now } = this.kernel;
    for (const match of this.matches) if (!match.frozen) this.runMatch(match, now);
    if (!this.dozing && this.calendar.nextDue() <= now) this.list();
  }

  /** Before time runs on to `until` in one go. `matters` tells which matches somebody still waits for. */
  prepare(until: number, patience: number, matters: (match: Match) => boolean): void {
    const gap = until - this.kernel.now;
    this.quiet = gap > patience;
    this.dozing = gap > LONG_ABSENCE_MS;
    if (this.dozing) this.drop((each) => !matters(each) && !each.frozen);
  }

  /** After time ran on: what the absence skipped is made good. */
  arrive(): void {
    if (this.dozing) this.list();
    for (const match of this.quiet ? this.matches : []) {
      if (match.frozen) continue;
      for (const market of match.markets) {
        this.planTick(match, market);
        this.service.refresh(market);
      }
    }
    this.dozing = false;
    this.quiet = false;
  }

  /** Plays a match `factor` times as fast. False for one that is over, or a factor that makes no sense. */
  speedUp(match: Match, factor: number): boolean {
    if (match.endedAt !== null || !(factor >= 1 && factor <= 100)) return false;
    match.speed = factor;
    match.nextTurnAt = Math.min(match.nextTurnAt, this.kernel.now + Math.round(10_000 / factor));
    this.kernel.note('speed', match.id, factor);
    return true;
  }

  /** The first ball, whatever the calendar said. */
  startNow(match: Match): void {
    if (match.status !== 'upcoming') return;
    match.startAt = this.kernel.now;
    this.begin(match, this.kernel.now);
  }

  /** Match odds were decided by hand: there is nothing left to play for. What else was asked about the match is void. */
  endEarly(match: Match): void {
    if (match.endedAt !== null || match.markets[0]?.status !== 'CLOSED') return;
    match.status = 'finished';
    match.scoreVersion += 1;
    match.endedAt = this.kernel.now;
    for (const market of match.markets) if (market.status !== 'CLOSED') this.service.abandon(match, market);
    this.service.scored(match);
  }

  /** A frozen match goes on from where it stood. */
  thaw(match: Match): void {
    match.frozen = false;
    const { now } = this.kernel;
    match.nextTurnAt = Math.max(match.nextTurnAt, now + 2_000);
    for (const market of match.markets) {
      for (const runner of market.runners) runner.pinned = false;
      if (market.reopenAt !== null) market.reopenAt = Math.max(market.reopenAt, now + 1_000);
      this.planTick(match, market);
    }
  }

  /** Forgets matches that are over. One that somebody still waits for stays. */
  sweep(matters: (match: Match) => boolean): void {
    const { now } = this.kernel;
    this.drop((each) => {
      if (each.endedAt === null || matters(each)) return false;
      const paid = each.markets.some((market) => (market.settlement?.paid.length ?? 0) > 0);
      if (now - each.endedAt > SHOWN_AFTER_END_MS) this.marketList.tidy(each, false, now);
      return now - each.endedAt > (paid ? PAID_AFTER_END_MS : 2 * SHOWN_AFTER_END_MS);
    });
  }

  private runMatch(match: Match, now: number): void {
    this.settleDue(match, now);
    for (const market of match.markets) {
      if (market.reopenAt !== null && market.reopenAt <= now) this.service.reopen(market);
    }
    if (match.endedAt === null && match.nextTurnAt <= now) this.turn(match, now);
    for (const market of this.quiet ? [] : match.markets) {
      if (market.status === 'CLOSED' || market.nextTickAt > now) continue;
      this.planTick(match, market);
      if (tick(market)) this.service.pricesMoved(market);
    }
  }

  /** Nobody has seen the match yet, so nobody has a bet on it. */
  private catchUp(match: Match): void {
    while (match.endedAt === null && match.nextTurnAt <= this.kernel.now) {
      this.turn(match, match.nextTurnAt);
      this.settleDue(match, match.nextTurnAt, 0);
    }
    for (const market of match.markets) this.service.settleDown(market);
  }

  private turn(match: Match, at: number): void {
    if (match.status === 'upcoming') return this.begin(match, at);
    const turn = playOn(match.story, match);
    match.scoreVersion += 1;
    match.nextTurnAt = at + Math.max(1, Math.round(turn.waitMs / match.speed));
    const score = scoreOf(match.story, [match.home, match.away]);
    this.kernel.log.note(at, 'score', match.id, score.home, score.away, wordsOf(score.clock, 'en'));
    if (!turn.over) {
      this.service.storyMoved(match, turn.incident, at);
      return this.open(match);
    }
    match.status = 'finished';
    match.endedAt = at;
    this.service.storyEnded(match, at);
  }

  private begin(match: Match, at: number): void {
    match.status = 'inplay';
    match.scoreVersion += 1;
    match.nextTurnAt = at + Math.round(firstWait(match) / match.speed);
    this.service.turnInPlay(match, formatOf(match.formatId)?.delayMs ?? 5_000, at);
    this.open(match);
    for (const market of match.markets) this.planTick(match, market);
  }

  private open(match: Match): void {
    for (const market of this.marketList.open(match)) {
      this.planTick(match, market);
      this.service.opened(match, market);
    }
  }

  private settleDue(match: Match, now: number, shownFor = RESULT_SHOWN_MS): void {
    const due = match.markets.filter((market) => market.settleAt !== null && market.settleAt <= now);
    for (const market of due) this.service.settleByStory(match, market);
    if (due.length > 0) this.marketList.tidy(match, true, this.kernel.now - shownFor);
  }

  /** Two to four changes a second in play, a few a minute before. */
  private planTick(match: Match, market: Market): void {
    const { pace } = kindOf(market);
    const [shortest, longest] = match.status === 'inplay' ? pace.inPlay : pace.before;
    market.nextTickAt = this.kernel.now + drawBetween(market, shortest, longest);
  }

  private drop(which: (match: Match) => boolean): void {
    this.matches = this.matches.filter((each) => {
      if (!which(each)) return true;
      this.marketList.remove(each);
      return false;
    });
  }
}
