import type { Sessions } from '../accounts/Sessions';
import type { BetBook } from '../betting/BetBook';
import { waiting } from '../betting/BetRecord';
import type { BetRecord } from '../betting/BetRecord';
import type { Holds } from '../betting/Holds';
import { worstCase } from '../betting/worstCase';
import type { Kernel } from '../kernel/Kernel';
import type { Market } from '../markets/Market';
import type { StoppingLimit } from '../../wire/StoppingLimit';
import type { Wallets } from '../money/Wallets';
import type { FoundMarket } from '../sports/MarketList';
import { Breaks } from './Breaks';
import type { SavedBreaks, ActiveBreak } from './Breaks';
import type { DepositLimits } from './DepositLimits';
import { PERIODS, WINDOWS } from './periods';
import type { LimitKind, LimitPeriod } from './periods';
import type { PlayGuard } from './PlayGuard';
import { RealityChecks } from './RealityChecks';
import type { SavedChecks } from './RealityChecks';
import { SelfLimits } from './SelfLimits';
import type { SelfLimit } from './SelfLimits';
import { Tally } from './Tally';
import type { SavedTally } from './Tally';

export interface SavedPlaySafe {
  readonly limits: readonly SelfLimit[];
  readonly breaks: SavedBreaks;
  readonly tally: SavedTally;
  readonly checks: SavedChecks;
}

interface Surroundings {
  readonly kernel: Kernel;
  readonly sessions: Sessions;
  readonly wallets: Wallets;
  readonly book: BetBook;
  readonly holds: Holds;
  readonly find: (marketId: string) => FoundMarket | null;
  /** Takes back what waits of a bet. */
  readonly withdraw: (bet: BetRecord) => void;
}

/**
 * What players decided about their own playing, enforced: every bet, round and deposit is asked about here. Only the engine's clock counts,
 * which never goes back, and what a player holds is never touched: what is owed is paid during a break too.
 */
export class PlaySafeService implements DepositLimits, PlayGuard {
  readonly limits: SelfLimits;
  readonly breaks: Breaks;
  readonly tally: Tally;
  readonly checks: RealityChecks;
  readonly #here: Surroundings;

  constructor(here: Surroundings, saved?: SavedPlaySafe) {
    this.#here = here;
    this.limits = new SelfLimits(here.kernel, saved?.limits);
    this.breaks = new Breaks(here.kernel, saved?.breaks);
    this.tally = new Tally(here.kernel, saved?.tally);
    this.checks = new RealityChecks(here.kernel, saved?.checks);
    here.book.watch((bet) => this.#betChanged(bet));
  }

  activeBreak(userId: string): ActiveBreak | null {
    return this.breaks.activeBreak(userId);
  }

  timeOut(userId: string, days: number): void {
    this.breaks.timeOut(userId, days);
    this.#leave(userId);
  }

  exclude(userId: string, halfYears: number | null): void {
    this.breaks.exclude(userId, halfYears);
    this.#leave(userId);
  }

  mayBet(bet: BetRecord, market: Market, replacing: BetRecord | null = null): boolean {
    const { userId } = bet;
    if (this.activeBreak(userId) !== null) return false;
    const { book, holds, wallets } = this.#here;
    const others = book.openOf(userId, market.id).filter((each) => each.id !== bet.id);
    const stay = others.flatMap((each) => (each.id === replacing?.id ? takenOf(each) : each));
    const [before, after] = [worstCase(market, others), worstCase(market, [...stay, bet])];
    const freed =
      replacing === null ? 0 : worstCase(market, [replacing]) - worstCase(market, takenOf(replacing));
    // What lowers the risk of losing is no loss; it is a stake all the same.
    const atRisk = after > before ? wallets.of(userId).hold - holds.of(userId, market.id) + after : 0;
    return (
      this.#fits(userId, 'stake', worstCase(market, [bet]) - freed, bet.id) && this.#mayLose(userId, atRisk)
    );
  }

  mayPlay(userId: string, stake: number): boolean {
    return this.activeBreak(userId) === null && this.limitsInTheWay(userId, stake).length === 0;
  }

  limitsInTheWay(userId: string, stake: number): readonly StoppingLimit[] {
    return (['stake', 'loss'] as const).flatMap((kind) =>
      PERIODS.flatMap((period) => {
        const { amount } = this.limits.of(userId, kind, period);
        // Most players have no limit: nothing is added up for them.
        if (amount === null) return [];
        const left = amount - this.used(userId, kind, period);
        return stake <= left ? [] : [{ kind, period, amount, left: Math.max(0, left) }];
      }),
    );
  }

  round(userId: string, id: string, at: number, stake: number, paid: number | null | undefined): void {
    if (paid === undefined) return this.tally.drop(userId, id);
    const net = paid === null ? 0 : paid - stake;
    const endedAt = paid === null ? null : this.#here.kernel.now;
    this.tally.put(userId, id, { what: 'game', at, amount: stake, endedAt, net, count: 1 });
  }

  mayDeposit(userId: string, amount: number): boolean {
    return this.activeBreak(userId) === null && this.#fits(userId, 'deposit', amount);
  }

  depositAsked(userId: string, ref: string, amount: number): void {
    if (this.tally.get(userId, `deposit:${ref}`) !== null) return;
    const at = this.#here.kernel.now;
    this.tally.put(userId, `deposit:${ref}`, {
      what: 'deposit',
      at,
      amount,
      endedAt: null,
      net: 0,
      count: 1,
    });
    this.#here.kernel.touch();
  }

  depositFell(userId: string, ref: string): void {
    this.tally.drop(userId, `deposit:${ref}`);
    this.#here.kernel.touch();
  }

  /** How much of a limit is used now. Losses count with all that open bets and rounds may still lose. Never negative. */
  used(userId: string, kind: LimitKind, period: LimitPeriod, but?: string): number {
    const { staked, net, deposited } = this.tally.since(userId, this.#from(period), but);
    if (kind === 'stake') return staked;
    if (kind === 'deposit') return deposited;
    return Math.max(0, -net) + this.#here.wallets.of(userId).hold + this.tally.openRounds(userId);
  }

  sweep(): void {
    this.tally.sweep();
  }

  forget(userId: string): void {
    this.limits.forget(userId);
    this.breaks.forget(userId);
    this.tally.forget(userId);
    this.checks.forget(userId);
  }

  save(): SavedPlaySafe {
    return {
      limits: this.limits.save(),
      breaks: this.breaks.save(),
      tally: this.tally.save(),
      checks: this.checks.save(),
    };
  }

  /** The lowest of the three periods decides, as each of them has to hold. */
  #fits(userId: string, kind: 'deposit' | 'stake', more: number, but?: string): boolean {
    return PERIODS.every((period) => {
      const { amount } = this.limits.of(userId, kind, period);
      return amount === null || more <= 0 || this.used(userId, kind, period, but) + more <= amount;
    });
  }

  /** `atRisk`: all that bets may lose, with what is asked about; 0 when that raises nothing. */
  #mayLose(userId: string, atRisk: number): boolean {
    if (atRisk === 0) return true;
    return PERIODS.every((period) => {
      const { amount } = this.limits.of(userId, 'loss', period);
      // Most players have no limit: nothing is added up for them.
      if (amount === null) return true;
      const { net } = this.tally.since(userId, this.#from(period));
      return Math.max(0, -net) + atRisk + this.tally.openRounds(userId) <= amount;
    });
  }

  #from(period: LimitPeriod): number {
    return this.#here.kernel.now - WINDOWS[period];
  }

  /** Nobody plays on: sessions end, and what was not taken of a bet is taken back. */
  #leave(userId: string): void {
    const { book, sessions, withdraw } = this.#here;
    for (const bet of [...book.of(userId)]) if (bet.status !== 'pending' && waiting(bet) > 0) withdraw(bet);
    sessions.endAllOf(userId);
  }

  #betChanged(bet: BetRecord): void {
    const known = this.tally.get(bet.userId, bet.id);
    const market = this.#here.find(bet.order.marketId)?.market;
    const isStake = bet.status !== 'void' && bet.cashOut === undefined;
    const risk = market === undefined ? (known?.amount ?? 0) : worstCase(market, [bet]);
    this.tally.put(bet.userId, bet.id, {
      what: 'bet',
      at: bet.createdAt,
      amount: isStake ? risk : 0,
      endedAt: bet.result === null ? null : bet.settledAt,
      net: bet.result ?? 0,
      count: isStake ? 1 : 0,
    });
  }
}

/** What stays of a bet when another one takes the place of what waits. */
function takenOf(bet: BetRecord): BetRecord[] {
  return bet.matched === 0 ? [] : [{ ...bet, status: 'matched' }];
}
