import type { AxiosAdapter } from 'axios';
import type { BettingState, PendingBet } from '@/application/ports/state/BettingState';
import type { Bet } from '@/domain/betting/Bet';

/** What a device said of the bets with its keys, from the moment that each key was made. */
export class BetDiary {
  /** Keys whose request left the device. */
  readonly left = new Set<string>();
  /** Keys of which the client said in the end that a bet stands, or stood. */
  readonly told = new Map<string, Bet>();
  /** Keys of which it said in the end that no bet was placed. */
  readonly notPlaced = new Set<string>();
  /** Keys that it called not placed, and then heard of a bet: must stay empty. */
  readonly contradicted = new Set<string>();

  /** Notes each order on its way out. */
  adapter(send: AxiosAdapter): AxiosAdapter {
    return (config) => {
      if (config.method === 'post' && new URL(config.url ?? '').pathname === '/bets') {
        const { key } = JSON.parse(String(config.data)) as { key: string };
        this.left.add(key);
      }
      return send(config);
    };
  }

  /** Listens in on one page's state, from outside. */
  watch(betting: BettingState): void {
    this.#before(betting, 'openBetChanged', (bet: Bet) => {
      if (bet.key === null) return;
      this.told.set(bet.key, bet);
      if (this.notPlaced.has(bet.key)) this.contradicted.add(bet.key);
    });
    this.#before(betting, 'pendingChanged', (pending: readonly PendingBet[]) => {
      for (const { key } of betting.pending)
        if (!this.told.has(key) && !pending.some((each) => each.key === key)) this.notPlaced.add(key);
      // A key that provably reached nobody is used again.
      for (const { key } of pending) this.notPlaced.delete(key);
    });
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
