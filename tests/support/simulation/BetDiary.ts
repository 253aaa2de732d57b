import type { HttpRequest, Transport } from '@/adapters/http/Transport';
import type { Clock } from '@/application/ports/device/Clock';
import type { BettingState, PendingBet } from '@/application/ports/state/BettingState';
import type { Bet } from '@/domain/betting/Bet';

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

/** What a device said of the bets with its keys, from the moment that each key was made. */
export class BetDiary {
  /** Every time that an order left the device, in order. */
  readonly orders: Left[] = [];
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
      const order = this.orderIn(request);
      if (order === null) return next(request, watch);
      this.orders.push(order);
      const reply = await next(request, watch);
      if (reply.ok && isFinalNo(reply.value.status, String(reply.value.text))) this.refused.add(order.key);
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
  }

  private orderIn({ method, url, body }: HttpRequest): Left | null {
    if (method !== 'POST' || new URL(url).pathname !== '/bets') return null;
    const { key, marketId, runnerId, side, stake } = body as Record<string, string | number>;
    return {
      key: String(key),
      on: `${marketId} ${runnerId} ${side}`,
      stake: Number(stake),
      at: this.clock.monotonic(),
      wallAt: this.clock.now(),
    };
  }

  #before<Name extends 'openBetChanged' | 'pendingChanged'>(
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
