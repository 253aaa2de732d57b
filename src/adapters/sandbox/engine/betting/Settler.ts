import type { Kernel } from '../kernel/Kernel';
import type { Market, Runner, RunnerStatus, Settlement } from '../markets/Market';
import { kindOf, winnersIn } from '../markets/marketKinds';
import { VOID } from '../markets/MarketService';
import type { MarketService } from '../markets/MarketService';
import type { Wallets } from '../money/Wallets';
import type { Match } from '../sports/Match';
import type { BetBook } from './BetBook';
import type { BetEvents } from './BetEvents';
import type { BetRecord } from './BetRecord';
import type { Holds } from './Holds';
import { betResult } from './worstCase';

/** Pays markets out, takes results back, pays them again (P16, P17). Entries are only ever added. */
export class Settler {
  private readonly kernel: Kernel;
  private readonly book: BetBook;
  private readonly wallets: Wallets;
  private readonly holds: Holds;
  private readonly service: MarketService;
  private readonly events: BetEvents;

  constructor(
    kernel: Kernel,
    book: BetBook,
    wallets: Wallets,
    holds: Holds,
    service: MarketService,
    events: BetEvents,
  ) {
    this.kernel = kernel;
    this.book = book;
    this.wallets = wallets;
    this.holds = holds;
    this.service = service;
    this.events = events;
  }

  /** `outcome`: who won, as its kind says it (a runner's id, several joined by '+', a number of runs), or 'void'. Settled already: nothing happens, whatever the outcome. */
  settle(match: Match, market: Market, outcome: string): void {
    if (market.settlement !== null) return;
    this.service.close(market);
    const paid: Settlement['paid'][number][] = [];
    for (const [userId, bets] of byOwner(this.book.openOn(market.id))) {
      const held = this.holds.of(userId, market.id);
      let result = 0;
      for (const bet of bets) {
        const won = outcome === VOID ? 0 : betResult(market, bet, outcome);
        result += won;
        this.finish(bet, outcome === VOID ? 'void' : 'settled', won);
      }
      this.holds.record(userId, market.id, 0);
      const entryId = this.wallets.pay(userId, market.id, held, result, 'settle');
      paid.push({ userId, held, result, entryId });
      this.events.settled(
        userId,
        nameOf(match),
        outcome === VOID ? null : result,
        outcome === VOID ? 'void' : 'settled',
      );
    }
    market.settlements += 1;
    market.settlement = { number: market.settlements, at: this.kernel.now, outcome, paid };
    for (const runner of market.runners) this.mark(runner, runnerStatus(market, runner, outcome));
    this.kernel.note('settle', market.id, outcome, market.settlements);
    this.service.say(market);
    this.service.listChanged(match);
    this.kernel.touch();
  }

  /** Takes a settlement back by reversing entries: money, holds and bets stand as before it. False when there is none. */
  rollback(match: Match, market: Market): boolean {
    const { settlement } = market;
    if (settlement === null) return false;
    market.settlement = null;
    market.version += 1;
    for (const runner of market.runners)
      this.mark(runner, runner.status === 'REMOVED' ? 'REMOVED' : 'ACTIVE');
    const bets = byOwner(
      this.book
        .on(market.id)
        .filter((bet) => (bet.status === 'settled' || bet.status === 'void') && bet.matched > 0),
    );
    for (const { userId, held, result } of settlement.paid) {
      for (const bet of bets.get(userId) ?? []) {
        if (bet.settledAt === null || runnerIsGone(market, bet)) continue;
        bet.status = 'matched';
        bet.result = null;
        bet.settledAt = null;
        this.tell(bet);
      }
      this.wallets.pay(userId, market.id, -held, -result, 'reverse');
      this.holds.record(userId, market.id, held);
      this.events.settled(userId, nameOf(match), null, 'reversed');
    }
    this.kernel.note('rollback', market.id, settlement.number);
    this.service.say(market);
    this.service.listChanged(match);
    this.kernel.touch();
    return true;
  }

  /** The bets on a runner that does not take part are void; the others stand (F44), with one outcome less to lose on. */
  removeRunner(market: Market, runner: Runner): void {
    this.mark(runner, 'REMOVED');
    const open = this.book.openOn(market.id);
    const owners = new Set(open.map((bet) => bet.userId));
    for (const bet of open) if (bet.order.runnerId === runner.id) this.finish(bet, 'void', 0);
    for (const userId of owners) this.holds.sync(userId, market);
    this.service.bumpVersion(market);
  }

  private finish(bet: BetRecord, status: 'settled' | 'void', result: number): void {
    bet.status = status;
    bet.result = result;
    bet.dueAt = null;
    bet.settledAt = this.kernel.now;
    this.tell(bet);
  }

  private tell(bet: BetRecord): void {
    this.book.refile(bet);
    this.kernel.note('bet', bet.id, bet.status, bet.result);
    this.events.betChanged(bet);
  }

  private mark(runner: Runner, status: RunnerStatus): void {
    runner.status = status;
  }
}

/** Nobody wins or loses a number of runs. */
function runnerStatus(market: Market, runner: Runner, outcome: string): RunnerStatus {
  if (runner.status === 'REMOVED' || outcome === VOID || kindOf(market).onRuns) return runner.status;
  return winnersIn(outcome).includes(runner.id) ? 'WINNER' : 'LOSER';
}

function runnerIsGone(market: Market, bet: BetRecord): boolean {
  return market.runners.some((runner) => runner.id === bet.order.runnerId && runner.status === 'REMOVED');
}

function nameOf(match: Match): string {
  return `${match.home} v ${match.away}`;
}

function byOwner(bets: readonly BetRecord[]): Map<string, BetRecord[]> {
  const owners = new Map<string, BetRecord[]>();
  for (const bet of bets) owners.set(bet.userId, [...(owners.get(bet.userId) ?? []), bet]);
  return owners;
}
