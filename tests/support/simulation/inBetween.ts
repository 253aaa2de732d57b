import type { HttpRequest, Transport } from '@/adapters/http/Transport';
import { fail } from '@/domain/shared/Result';
import { unwatched } from '@tests/support/wire/unwatched';
import { isCancel, isCashOut, isEdit, isOrder } from './isOrder';
import type { SimTime } from './SimTime';

const TEN_MINUTES_MS = 600_000;

const KINDS = [
  ['order', isOrder],
  ['cancel', isCancel],
  ['edit', isEdit],
  ['cash out', isCashOut],
] as const;

/** What stands between a phone and a server, counted by name. */
export type Counted = Map<string, number>;

/**
 * Something in the middle: it cuts a connection after it took the order (or what changes, takes back or cashes out a bet), and delivers it up to ten minutes later; or it sends it twice, as
 * Chromium does by itself when a connection that it kept was reset before the answer. (The answer to what is delivered late goes nowhere.)
 */
export function inBetween(send: Transport, time: SimTime, counted: Counted, roll: () => number): Transport {
  const strikes = (name: string, chance: number): boolean => {
    const struck = roll() < chance;
    counted.set(name, (counted.get(name) ?? 0) + (struck ? 1 : 0));
    return struck;
  };
  return (request, watch) => {
    const what = KINDS.find(([, is]) => is(request))?.[0];
    if (what === undefined) return send(request, watch);
    if (strikes(`${what} held back`, what === 'order' ? 0.04 : 0.1)) {
      const late = roll() < 0.5 ? roll() * 60_000 : roll() * TEN_MINUTES_MS;
      time.scheduler.after(late, () => unheard(send, request));
      return Promise.resolve(fail({ kind: 'offline', sent: true }));
    }
    if (strikes(`${what} delivered twice`, 0.05)) unheard(send, request);
    return send(request, watch);
  };
}

/** As it was sent; whoever sent it is gone. */
function unheard(send: Transport, request: HttpRequest): void {
  void send({ ...request, timeoutMs: 0 }, unwatched());
}
