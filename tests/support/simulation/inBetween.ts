import { AxiosError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { isOrder } from './isOrder';
import type { SimTime } from './SimTime';

const TEN_MINUTES_MS = 600_000;

/** What stands between a phone and a server, counted by name. */
export type Counted = Map<string, number>;

/**
 * Something in the middle: it cuts a connection after it took the order, and delivers the order up to ten minutes later; or it sends it twice, as
 * Chromium does by itself when a connection that it kept was reset before the answer. (The answer to what is delivered late goes nowhere.)
 */
export function inBetween(
  send: AxiosAdapter,
  time: SimTime,
  counted: Counted,
  roll: () => number,
): AxiosAdapter {
  const strikes = (name: string, chance: number): boolean => {
    const struck = roll() < chance;
    counted.set(name, (counted.get(name) ?? 0) + (struck ? 1 : 0));
    return struck;
  };
  return (config) => {
    if (!isOrder(config)) return send(config);
    if (strikes('order held back', 0.04)) {
      const late = roll() < 0.5 ? roll() * 60_000 : roll() * TEN_MINUTES_MS;
      time.scheduler.after(late, () => unheard(send, config));
      return Promise.reject(new AxiosError('cut', 'ERR_NETWORK', config));
    }
    if (strikes('order delivered twice', 0.05)) unheard(send, config);
    return send(config);
  };
}

/** As it was sent; whoever sent it is gone. */
function unheard(send: AxiosAdapter, { signal: _, ...config }: InternalAxiosRequestConfig): void {
  void send({ ...config, timeout: 0 }).catch(() => undefined);
}
