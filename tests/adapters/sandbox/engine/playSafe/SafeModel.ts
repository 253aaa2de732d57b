/** Rounds that are over are put together by the hour: they may count up to this much longer, never shorter. */
export const SLACK = 3_600_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Kind = 'deposit' | 'loss' | 'stake';
export type Period = 'day' | 'week' | 'month';
const WINDOW: Readonly<Record<Period, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY };
export const PERIODS = ['day', 'week', 'month'] as const;

interface Limit {
  amount: number | null;
  wanted: { amount: number | null; since: number } | null;
}

/** What a player did, as the player themselves would write it down. Paise. */
interface Line {
  readonly at: number;
  readonly kind: Kind;
  amount: number;
}

/** What must be true of one player, written down from the rules alone: nothing of the engine's bookkeeping is known here. */
export class SafeModel {
  readonly #limits = new Map<string, Limit>();
  readonly lines: Line[] = [];
  #outUntil = 0;
  #excluded: { until: number | null; from: number; asked: number | null } | null = null;

  limit(kind: Kind, period: Period): Limit {
    const key = `${kind} ${period}`;
    const found = this.#limits.get(key) ?? { amount: null, wanted: null };
    this.#limits.set(key, found);
    return found;
  }

  waiting(): readonly [Kind, Period] | null {
    for (const kind of ['deposit', 'loss', 'stake'] as const)
      for (const period of PERIODS) if (this.limit(kind, period).wanted !== null) return [kind, period];
    return null;
  }

  hasLossLimit(): boolean {
    return PERIODS.some((period) => this.limit('loss', period).amount !== null);
  }

  asks(kind: Kind, period: Period, amount: number | null, now: number): void {
    const limit = this.limit(kind, period);
    const [is, wants] = [limit.amount ?? Infinity, amount ?? Infinity];
    if (wants <= is) {
      limit.amount = amount;
      limit.wanted = null;
    } else if (limit.wanted === null || limit.wanted.amount !== amount) limit.wanted = { amount, since: now };
  }

  /** Whether the second yes may count now. */
  mayConfirm(kind: Kind, period: Period, now: number): boolean {
    const { wanted } = this.limit(kind, period);
    return wanted !== null && now - wanted.since >= DAY;
  }

  /** Of this kind, in the window that ends now; losses are what was lost less what was won, never below zero. */
  used(kind: Kind, period: Period, now: number, slack = 0): number {
    const sum = this.lines
      .filter((line) => line.kind === kind && line.at > now - WINDOW[period] - slack)
      .reduce((total, { amount }) => total + amount, 0);
    return kind === 'loss' ? Math.max(0, sum) : sum;
  }

  /** The first of the player's limits that `more` would go over, or null. */
  brokenBy(kind: Kind, more: number, now: number, slack = 0): Period | null {
    return (
      PERIODS.find((period) => {
        const { amount } = this.limit(kind, period);
        return amount !== null && this.used(kind, period, now, slack) + more > amount;
      }) ?? null
    );
  }

  timesOut(days: number, now: number): void {
    this.#outUntil = Math.max(this.#outUntil, now + days * DAY);
  }

  excludes(halfYears: number | null, now: number): void {
    this.#excluded = {
      from: now,
      until: halfYears === null ? null : now + halfYears * 183 * DAY,
      asked: null,
    };
  }

  asksReturn(now: number): void {
    const out = this.#excluded;
    if (out === null || out.asked !== null) return;
    if (now >= (out.until ?? out.from + 183 * DAY)) out.asked = now;
  }

  isOut(now: number): boolean {
    const out = this.#excluded;
    if (out !== null) {
      const wait = out.until === null ? 7 * DAY : DAY;
      if (out.asked === null || now < out.asked + wait) return true;
      this.#excluded = null;
    }
    return now < this.#outUntil;
  }
}
