import type { BetId } from '@/domain/shared/ids';
import type { Clock } from '../ports/device/Clock';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BetChange } from '../ports/state/BetChange';
import type { BettingState } from '../ports/state/BettingState';
import { backOffMs } from '../sports/backOffMs';

/** A request that has not arrived by then does not arrive any more: the time-out of the call, and some. */
const MAY_ARRIVE_MS = 20_000;

export interface Inquiry {
  /** Whether the server's answer, whatever it is, has settled the matter. `late`: the request can no longer arrive. */
  look(late: boolean): Promise<boolean>;
}

/** Which waiting bets are being changed, one change a bet, and what is being asked because its reply was lost. */
export class BetChanges {
  readonly #cancels = new Map<BetId, () => void>();
  #round = 0;

  constructor(
    private readonly betting: BettingState,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  /** False when one is under way for that bet: a double tap changes nothing. */
  begin(betId: BetId, what: BetChange['what']): boolean {
    const { changes } = this.betting;
    if (changes.some((each) => each.betId === betId)) return false;
    this.betting.changesReplaced([...changes, { betId, what, state: 'sending' }]);
    return true;
  }

  end(betId: BetId): void {
    this.#cancels.get(betId)?.();
    this.#cancels.delete(betId);
    this.betting.changesReplaced(this.betting.changes.filter((each) => each.betId !== betId));
  }

  /** The reply was lost: looks now and again until the matter is settled, and never sends anything. */
  ask(betId: BetId, since: number, inquiry: Inquiry): void {
    this.betting.changesReplaced(
      this.betting.changes.map((each) => (each.betId === betId ? { ...each, state: 'unknown' } : each)),
    );
    void this.#look(betId, since, inquiry, 0);
  }

  /** The session is over: who is signed in next is not concerned. */
  forget(): void {
    this.#round += 1;
    for (const cancel of this.#cancels.values()) cancel();
    this.#cancels.clear();
  }

  async #look(betId: BetId, since: number, inquiry: Inquiry, attempt: number): Promise<void> {
    const round = this.#round;
    const late = this.clock.monotonic() - since >= MAY_ARRIVE_MS;
    const settled = await inquiry.look(late);
    if (round !== this.#round) return;
    if (settled) this.end(betId);
    else
      this.#cancels.set(
        betId,
        this.scheduler.after(backOffMs(attempt), () => void this.#look(betId, since, inquiry, attempt + 1)),
      );
  }
}
