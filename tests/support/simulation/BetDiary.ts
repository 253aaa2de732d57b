import type { HttpRequest, Transport } from '@/adapters/http/Transport';
import type { Clock } from '@/application/ports/device/Clock';
import type { BettingState, PendingBet } from '@/application/ports/state/BettingState';
import type { Bet } from '@/domain/betting/Bet';
import { isCashOut, isEdit } from './isOrder';

/** An order that left the device. */
export interface Left {
  readonly key: string;
  /** Market, runner and side: what one wish is about. */
  readonly on: string;
  readonly stake: number;
  /** Monotonic, and on the engine's wall clock. */
  readonly at: number;
  readonly wallAt: number;
}

/** An edit or a cash out that left the device. */
export interface LeftChange {
  readonly what: 'edit' | 'cashOut';
  readonly key: string;
}

/** What a device said of the bets with its keys, from the moment that each key was made. */
export class BetDiary {
  /** Every time that an order left the device, in order. */
  readonly orders: Left[] = [];
  /** Every time that an edit or a cash out left it. */
  readonly changes: LeftChange[] = [];
  /** Keys of orders that said that what waits stays in play. */
  readonly staying = new Set<string>();
  /** Keys of cash outs, by what the client said of them in the end. */
  readonly cashedOut = new Map<string, 'done' | 'refused'>();
  /** Keys that the server refused with a code: it promised that nothing would come under them. */
  readonly refused = new Set<string>();
  /** Keys of which the client said in the end that a bet stands, or stood. */
  readonly received = new Map<string, Bet>();
  /** Keys that it let go without a bet. */
  readonly letGo = new Set<string>();
  /** Keys that it let go, and then heard of a bet: must stay empty. */
  readonly contradicted = new Set<string>();

  constructor(private readonly clock: Clock) {}

  get left(): ReadonlySet<string> {
    return new Set(this.orders.map(({ key }) => key));
  }

  /** Notes each order on its way out, and each refusal on its way in. */
  transport(next: Transport): Transport {
    return async (request, watch) => {
      const left = this.#noted(request);
      if (left === null) return next(request, watch);
      const reply = await next(request, watch);
      if (reply.ok && isFinalNo(reply.value.status, String(reply.value.text))) this.refused.add(left.key);
      return reply;
    };
  }

  /** Listens in on one page's state, from outside. */
  watch(betting: BettingState): void {
    this.#before(betting, 'openBetChanged', (bet: Bet) => {
      if (bet.key === null) return;
      this.received.set(bet.key, bet);
      if (this.letGo.has(bet.key)) this.contradicted.add(bet.key);
    });
    this.#before(betting, 'pendingChanged', (pending: readonly PendingBet[]) => {
      for (const { key } of betting.pending)
        if (!this.received.has(key) && !pending.some((each) => each.key === key)) this.letGo.add(key);
      // A key that provably reached nobody is used again.
      for (const { key } of pending) this.letGo.delete(key);
    });
    this.#before(betting, 'cashOutMoved', (cashOut) => {
      const { stage } = cashOut ?? {};
      if (stage?.state === 'done') this.cashedOut.set(stage.cashOut.key, 'done');
      const before = betting.cashOut?.stage;
      if (stage?.state === 'refused' && before !== undefined && 'key' in before)
        this.cashedOut.set(before.key, 'refused');
    });
  }

  #noted(request: HttpRequest): { readonly key: string } | null {
    const order = this.orderIn(request);
    if (order !== null) this.orders.push(order);
    const what = isEdit(request) ? 'edit' : isCashOut(request) ? 'cashOut' : null;
    if (what === null) return order;
    const change = { what, key: String((request.body as { readonly key: string }).key) } as const;
    this.changes.push(change);
    return change;
  }

  private orderIn({ method, url, body }: HttpRequest): Left | null {
    if (method !== 'POST' || new URL(url).pathname !== '/bets') return null;
    const { key, marketId, runnerId, side, stake, keepInPlay } = body as Record<
      string,
      string | number | boolean
    >;
    if (keepInPlay === true) this.staying.add(String(key));
    return {
      key: String(key),
      on: `${marketId} ${runnerId} ${side}`,
      stake: Number(stake),
      at: this.clock.monotonic(),
      wallAt: this.clock.now(),
    };
  }

  #before<Name extends 'openBetChanged' | 'pendingChanged' | 'cashOutMoved'>(
    betting: BettingState,
    name: Name,
    listen: (...given: Parameters<BettingState[Name]>) => void,
  ): void {
    const original = betting[name].bind(betting) as (...given: Parameters<BettingState[Name]>) => void;
    Object.defineProperty(betting, name, {
      value: (...given: Parameters<BettingState[Name]>) => {
        listen(...given);
        original(...given);
      },
    });
  }
}

/** A refusal with a code, as docs/wire.md promises it; not one that ends a session, asks for patience, or that somebody in between put another status on. */
function isFinalNo(status: number, text: string): boolean {
  if (status < 400 || status >= 500 || status === 401 || status === 429) return false;
  const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
  return code !== undefined && code !== 'KEY_REUSED';
}
