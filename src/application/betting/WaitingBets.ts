import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import type { BetId } from '@/domain/shared/ids';

/** More than a player can have open. */
const MAX_WAITING = 1_000;

/** Bets that wait to be matched, as the player was last notified of them. */
export class WaitingBets {
  readonly #bets = new Map<BetId, Bet>();

  /** The bet as it waited when something was last said of it. */
  find(id: BetId): Bet | undefined {
    return this.#bets.get(id);
  }

  notified(bet: Bet): void {
    this.#bets.delete(bet.id);
    if (!isWaiting(bet)) return;
    this.#bets.set(bet.id, bet);
    const [oldest] = this.#bets.keys();
    if (this.#bets.size > MAX_WAITING && oldest !== undefined) this.#bets.delete(oldest);
  }

  clear(): void {
    this.#bets.clear();
  }
}
