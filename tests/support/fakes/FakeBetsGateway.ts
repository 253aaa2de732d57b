import type {
  BetEdit,
  BetOrder,
  BetsGateway,
  BetsPage,
  BetsQuery,
  EditedBet,
} from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import type { CashOut, CashOutQuote } from '@/domain/betting/CashOut';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Failure } from '@/domain/shared/Failure';
import { NO_MONEY } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetId, BetKey, CashOutQuoteId, MarketId, MatchId } from '@/domain/shared/ids';
import { pausable } from '@tests/support/pausable';
import { settle } from '@/adapters/node/settle';
import { waitingCalls } from './waitingCalls';

interface Placing {
  readonly order: BetOrder;
  readonly timeoutMs: number;
  readonly settle: (reply: Result<Bet, Failure>) => void;
}

/** Orders wait until the test replies; questions are answered from what the test put in. */
export class FakeBetsGateway implements BetsGateway {
  readonly placing: Placing[] = [];
  readonly orders: BetOrder[] = [];
  readonly asked: BetKey[] = [];
  readonly queries: BetsQuery[] = [];
  readonly gate = pausable();
  /** What the server knows by key. */
  readonly known = new Map<BetKey, Bet>();
  open: readonly Bet[] = [];
  exposureNow: Exposure = { total: NO_MONEY, rows: [] };
  exposureCalls = 0;
  failure: Failure | null = null;
  readonly cancels: BetId[] = [];
  readonly edits: BetEdit[] = [];
  readonly quoted: MarketId[] = [];
  readonly quotedParts: (number | undefined)[] = [];
  readonly cashOuts: { readonly quote: CashOutQuoteId; readonly key: BetKey }[] = [];
  readonly cashOutsAsked: BetKey[] = [];
  /** Each waits until the test replies. */
  readonly cancelling = waitingCalls<Bet>();
  readonly editing = waitingCalls<EditedBet>();
  readonly quoting = waitingCalls<CashOutQuote>();
  readonly cashingOut = waitingCalls<CashOut>();
  readonly knownCashOuts = new Map<BetKey, CashOut>();

  place(order: BetOrder, timeoutMs: number): Promise<Result<Bet, Failure>> {
    this.orders.push(order);
    return new Promise((resolve) => this.placing.push({ order, timeoutMs, settle: resolve }));
  }

  async byKey(key: BetKey): Promise<Result<Bet | null, Failure>> {
    this.asked.push(key);
    return this.#reply(() => this.known.get(key) ?? null);
  }

  async list(query: BetsQuery): Promise<Result<BetsPage, Failure>> {
    this.queries.push(query);
    const { skip, pageSize } = query;
    return this.#reply(() => ({
      bets: this.open.slice(skip, skip + pageSize),
      count: this.open.length,
    }));
  }

  async ofMatch(match: MatchId, skip: number): Promise<Result<BetsPage, Failure>> {
    return this.list({ skip, pageSize: 10, matchId: match });
  }

  async exposure(): Promise<Result<Exposure, Failure>> {
    this.exposureCalls += 1;
    return this.#reply(() => this.exposureNow);
  }

  cancel(bet: BetId): Promise<Result<Bet, Failure>> {
    this.cancels.push(bet);
    return this.cancelling.ask();
  }

  edit(edit: BetEdit): Promise<Result<EditedBet, Failure>> {
    this.edits.push(edit);
    return this.editing.ask();
  }

  cashOutQuote(market: MarketId, part?: number): Promise<Result<CashOutQuote, Failure>> {
    this.quoted.push(market);
    this.quotedParts.push(part);
    return this.quoting.ask();
  }

  cashOut(quote: CashOutQuoteId, key: BetKey): Promise<Result<CashOut, Failure>> {
    this.cashOuts.push({ quote, key });
    return this.cashingOut.ask();
  }

  async cashOutByKey(key: BetKey): Promise<Result<CashOut | null, Failure>> {
    this.cashOutsAsked.push(key);
    return this.#reply(() => this.knownCashOuts.get(key) ?? null);
  }

  /** Replies to the oldest order that waits. */
  async reply(bet: Bet): Promise<void> {
    this.#take().settle(ok(bet));
    await settle();
  }

  async refuse(failure: Failure): Promise<void> {
    this.#take().settle(fail(failure));
    await settle();
  }

  #take(): Placing {
    const placing = this.placing.shift();
    if (placing === undefined) throw new Error('no order waits');
    return placing;
  }

  async #reply<T>(value: () => T): Promise<Result<T, Failure>> {
    await this.gate.pass();
    return this.failure === null ? ok(value()) : fail(this.failure);
  }
}
