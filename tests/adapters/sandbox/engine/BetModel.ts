import type { OrderParts, WireBet } from './Bench';

export const START_CASH = 1_000_000;

/** Legal moves of a bet (P18). A result that is taken back is the only way out of a final state. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  pending: ['matched', 'partly_matched', 'unmatched', 'rejected', 'cancelled', 'void'],
  unmatched: ['partly_matched', 'matched', 'lapsed', 'cancelled', 'void'],
  // 'settled' at once: the rest lapsed by the same command.
  partly_matched: ['matched', 'settled', 'void'],
  matched: ['settled', 'void'],
};
const TAKEN_BACK: Readonly<Record<string, readonly string[]>> = {
  settled: ['matched', 'settled'],
  void: ['matched', 'settled'],
};
const OPEN = new Set(['pending', 'unmatched', 'partly_matched', 'matched']);
const WAITING = new Set(['pending', 'unmatched', 'partly_matched']);

export interface ModelBet {
  readonly who: number;
  readonly runner: number;
  /** What made it. */
  readonly origin: 'slip' | 'edit' | 'cashOut';
  readonly acceptOdds: string;
  readonly order: OrderParts;
  seen: WireBet;
  /** Of an edit: the bet to be replaced, and what was taken of that one then. */
  readonly instead?: { readonly of: ModelBet; readonly matched: number };
}

const paise = (rupees: number): bigint => BigInt(Math.round(rupees * 100));
const floor100 = (value: bigint): bigint => (value >= 0n ? value / 100n : -((-value + 99n) / 100n));

/**
 * What a betting engine owes its players, kept as simply as can be: a list of bets, and sums over every outcome in exact
 * integers. How much was taken and at what odds is the engine's word; everything that follows from it is reckoned here.
 */
export class BetModel {
  readonly bets: ModelBet[] = [];
  status: 'OPEN' | 'SUSPENDED' | 'BALL RUNNING' | 'CLOSED' = 'OPEN';
  version = 0;
  settled: number | 'void' | null = null;
  /** Runners that do not take part any more: their bets are void for good, and they cannot win. */
  readonly gone = new Set<number>();

  constructor(readonly runners: number) {}

  /** Paise that a stake at odds brings when that runner wins. */
  private result(bet: ModelBet, stake: bigint, odds: number, winner: number): bigint {
    const product = stake * (BigInt(Math.round(odds * 100)) - 100n);
    const hit = (bet.runner === winner) === (bet.seen.selectionType === 'back');
    if (bet.seen.selectionType === 'back') return hit ? floor100(product) : -stake;
    return hit ? stake : floor100(-product);
  }

  private matchedResult(bet: ModelBet, winner: number): bigint {
    return this.result(bet, paise(bet.seen.matched), bet.seen.odds, winner);
  }

  /** A change that waits will be made or will not: whichever of all that can come is worst. */
  exposure(who: number, and: readonly ModelBet[] = []): number {
    const bets = [...this.bets, ...and].filter((bet) => bet.who === who && OPEN.has(bet.seen.status));
    const changes = bets.flatMap((bet) =>
      bet.seen.status === 'pending' && bet.instead !== undefined && WAITING.has(bet.instead.of.seen.status)
        ? [{ bet, old: bet.instead.of }]
        : [],
    );
    let worst = 0;
    for (let made = 0; made < 2 ** changes.length; made += 1) {
      const idle = new Set(changes.map(({ bet, old }, at) => ((made >> at) & 1 ? old : bet)));
      worst = Math.max(worst, this.worstOf(bets, idle));
    }
    return worst;
  }

  private worstOf(bets: readonly ModelBet[], idle: ReadonlySet<ModelBet>): number {
    let worst = 0n;
    for (let winner = 0; winner < this.runners; winner += 1) {
      if (this.gone.has(winner)) continue;
      let sum = 0n;
      for (const bet of bets) {
        sum += this.matchedResult(bet, winner);
        if (idle.has(bet) || !WAITING.has(bet.seen.status)) continue;
        const loss = this.result(
          bet,
          paise(bet.seen.stack) - paise(bet.seen.matched),
          bet.seen.requestedOdds,
          winner,
        );
        if (loss < 0n) sum += loss;
      }
      if (-sum > worst) worst = -sum;
    }
    return Number(worst);
  }

  /** Free cash: what there was, what was won or lost for good, less what is held. */
  cash(who: number): number {
    let sum = BigInt(START_CASH);
    for (const bet of this.bets) {
      if (bet.who === who && bet.seen.status === 'settled' && typeof this.settled === 'number') {
        sum += this.matchedResult(bet, this.settled);
      }
    }
    return Number(sum) - this.exposure(who);
  }

  /** What a finished bet must have brought. */
  profit(bet: ModelBet): number | null {
    if (bet.seen.status === 'void') return 0;
    if (bet.seen.status !== 'settled' || typeof this.settled !== 'number') return null;
    return Number(this.matchedResult(bet, this.settled)) / 100;
  }

  /** What the taken bets of one player bring, runner by runner. Paise; null for a runner that is gone. */
  standings(who: number): readonly (number | null)[] {
    return Array.from({ length: this.runners }, (_, winner) => {
      if (this.gone.has(winner)) return null;
      const own = this.bets.filter((bet) => bet.who === who && OPEN.has(bet.seen.status));
      return Number(own.reduce((sum, bet) => sum + this.matchedResult(bet, winner), 0n));
    });
  }

  /** Why the engine must refuse this bet at once, or null. */
  refusal(bet: ModelBet, marketVersion: number): string | null {
    const shut = this.shut(bet, marketVersion);
    if (shut !== null) return shut;
    const growth = this.exposure(bet.who, [bet]) - this.exposure(bet.who);
    return growth > Math.max(0, this.cash(bet.who)) ? 'INSUFFICIENT_FUNDS' : null;
  }

  /** Why the market takes no such bet at all, or null. */
  shut(bet: ModelBet, marketVersion: number): string | null {
    if (this.gone.has(bet.runner)) return 'RUNNER_UNKNOWN';
    if (this.status === 'CLOSED') return 'MARKET_CLOSED';
    if (this.status === 'SUSPENDED') return 'SUSPENDED';
    if (this.status === 'BALL RUNNING') return 'BALL_RUNNING';
    return marketVersion === this.version ? null : 'ODDS_CHANGED';
  }

  changing(bet: ModelBet): boolean {
    return this.bets.some((each) => each.instead?.of === bet && each.seen.status === 'pending');
  }

  /** What is wrong with how a bet and the one it was to replace stand together: never both, never neither. */
  swapped({ instead, seen, order }: ModelBet): string | null {
    if (instead === undefined) return null;
    const { status, matched } = instead.of.seen;
    const touched = matched !== instead.matched || (status !== 'unmatched' && status !== 'partly_matched');
    if (seen.status === 'pending') return touched ? 'a change waits for a bet that is not as it was' : null;
    if (seen.status === 'rejected')
      return seen.reason === 'BET_CHANGED' && !touched ? `${order.key} refused for no reason` : null;
    if (matched !== instead.matched) return 'the old bet was taken beside the new one';
    return WAITING.has(status) ? 'both bets stand' : null;
  }

  /** Takes the engine's word for a bet, after checking that it may have come to this. Returns what is wrong. */
  observe(bet: ModelBet, now: WireBet, takenBack: boolean): string | null {
    const before = bet.seen;
    const edges = takenBack ? { ...EDGES, ...TAKEN_BACK } : EDGES;
    if (now.status === 'void' && this.settled !== 'void' && !this.gone.has(bet.runner))
      return 'void for no reason';
    if (this.gone.has(bet.runner) && OPEN.has(now.status)) return `${now.status}, though its runner is gone`;
    if (before.status !== now.status && !(edges[before.status] ?? []).includes(now.status)) {
      return `${before.status} became ${now.status}`;
    }
    if (now.matched < before.matched || now.matched > now.stack)
      return `matched ${before.matched} became ${now.matched}`;
    const { worstOdds: worst = now.requestedOdds } = bet.order;
    const worse = now.selectionType === 'back' ? now.odds < worst : now.odds > worst;
    if (now.matched > 0 && worse && bet.acceptOdds !== 'any')
      return `worse odds: ${now.odds} for ${now.requestedOdds}`;
    if (now.matched > 0 && bet.acceptOdds === 'none' && now.odds !== now.requestedOdds)
      return `other odds: ${now.odds}`;
    if (now.status === 'matched' && now.matched === 0) return 'matched without anything taken';
    if ((now.status === 'rejected' || now.status === 'lapsed') && now.matched > 0)
      return `${now.status}, yet taken`;
    bet.seen = now;
    return null;
  }
}
