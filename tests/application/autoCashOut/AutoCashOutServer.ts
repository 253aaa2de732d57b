import type { AutoCashOutGateway, AutoCashOutOrder } from '@/application/ports/gateways/AutoCashOutGateway';
import type { AutoCashOut, AutoCashOutStatus } from '@/domain/betting/AutoCashOut';
import type { Failure } from '@/domain/shared/Failure';
import { NO_MONEY, paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BetKey, MarketId } from '@/domain/shared/ids';
import type { ManualScheduler } from '@/adapters/node/ManualScheduler';

/** What the line does with one request. `late`: it arrives so many ms after it was given up; `twice`: once now, and once more then. */
export type Line =
  | { readonly do: 'deliver' | 'loseReply' | 'loseRequest' | 'refuse' | 'cut' }
  | { readonly do: 'late' | 'twice'; readonly afterMs: number };

const TIMED_OUT: Failure = { kind: 'timedOut', sent: true };

/** A server that keeps docs/wire.md 4.3, behind a line that a test breaks. */
export class AutoCashOutServer implements AutoCashOutGateway {
  readonly rules = new Map<BetKey, AutoCashOut>();
  /** For each request that changes something, in turn; then all is delivered. */
  readonly lines: Line[] = [];
  readonly asked: string[] = [];
  /** Questions are not answered. */
  silent = false;
  push: (rule: AutoCashOut) => void = () => undefined;

  constructor(private readonly scheduler: ManualScheduler) {}

  get active(): readonly AutoCashOut[] {
    return [...this.rules.values()].filter(({ status }) => status === 'waiting');
  }

  /** By itself: it is done, or dropped. */
  ends(key: BetKey, status: AutoCashOutStatus, brought = NO_MONEY): void {
    const rule = this.rules.get(key);
    if (rule === undefined || rule.status !== 'waiting') return;
    this.#put({ ...rule, status, brought, reason: status === 'dropped' ? 'marketClosed' : null });
  }

  list(): Promise<Result<readonly AutoCashOut[], Failure>> {
    this.asked.push('list');
    return this.#read(() => [...this.rules.values()]);
  }

  byKey(key: BetKey): Promise<Result<AutoCashOut | null, Failure>> {
    this.asked.push('byKey');
    return this.#read(() => this.rules.get(key) ?? null);
  }

  set(order: AutoCashOutOrder): Promise<Result<AutoCashOut, Failure>> {
    this.asked.push(`set ${order.amount}`);
    return this.#carry(() => this.#set(order));
  }

  remove(market: MarketId, key: BetKey): Promise<Result<AutoCashOut, Failure>> {
    this.asked.push('remove');
    return this.#carry(() => this.#remove(market, key));
  }

  #set({ key, marketId, amount, replaces }: AutoCashOutOrder): Result<AutoCashOut, Failure> {
    const known = this.rules.get(key);
    if (known !== undefined)
      return known.amount === amount || known.status === 'removed' ? ok(known) : refused('KEY_REUSED');
    const active = this.active.find((rule) => rule.marketId === marketId);
    if ((active?.key ?? null) !== replaces) return refused('AUTO_CHANGED');
    if (active !== undefined) this.#put({ ...active, status: 'removed', reason: 'replaced' });
    return ok(this.#put({ ...EMPTY, key, marketId, amount }));
  }

  #remove(marketId: MarketId, key: BetKey): Result<AutoCashOut, Failure> {
    const known = this.rules.get(key) ?? { ...EMPTY, key, marketId, amount: NO_MONEY };
    return ok(known.status === 'waiting' ? this.#put({ ...known, status: 'removed' }) : known);
  }

  #put(rule: AutoCashOut): AutoCashOut {
    this.rules.set(rule.key, rule);
    this.push(rule);
    return rule;
  }

  async #read<T>(value: () => T): Promise<Result<T, Failure>> {
    return this.silent ? fail(TIMED_OUT) : ok(value());
  }

  async #carry(act: () => Result<AutoCashOut, Failure>): Promise<Result<AutoCashOut, Failure>> {
    const line = this.lines.shift() ?? { do: 'deliver' };
    switch (line.do) {
      case 'deliver':
        return act();
      case 'loseReply':
        act();
        return fail(TIMED_OUT);
      case 'twice':
        this.scheduler.after(line.afterMs, () => void act());
        return act();
      case 'late':
        this.scheduler.after(line.afterMs, () => void act());
        return fail(TIMED_OUT);
      case 'loseRequest':
        return fail(TIMED_OUT);
      case 'cut':
        return fail({ kind: 'offline', sent: false });
      case 'refuse':
        return refused('NO_AUTO_CASH_OUT');
    }
  }
}

const EMPTY = { matchName: 'Mumbai v Delhi', status: 'waiting', reason: null, brought: paise(0) } as const;

function refused(code: string): Result<never, Failure> {
  return fail({ kind: 'refused', sent: true, code, message: `${code}.` });
}
