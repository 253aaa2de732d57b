import { isUndecided } from '@/domain/betting/isUndecided';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { UserId } from '@/domain/shared/ids';
import type { Clock } from '../ports/device/Clock';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import { decodeSlips } from './decodePendingBets';

/** Later nobody remembers what they wanted to bet. */
const KEEP_MS = 30 * 60 * 1_000;

/**
 * Slips that are still being made, kept on the device per user, so that a deposit or a reload does not lose them. One whose bet was sent is
 * never among them: that would offer the same bet twice.
 */
export class KeptSlips {
  #user: UserId | null = null;

  constructor(
    private readonly store: KeyValueStore,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly clock: Clock,
  ) {}

  keep(): void {
    const user = this.session.user?.id;
    if (user === undefined) return;
    const slips = this.betting.slips
      .filter(({ placement }) => !isUndecided(placement) && placement.state !== 'accepted')
      .map(({ slip }) => slip);
    if (slips.length === 0) this.store.remove(storeKey(user));
    else this.store.write(storeKey(user), JSON.stringify({ at: this.clock.now(), slips }));
  }

  /** What this user left behind lately, in the order of opening. */
  restore(): readonly BetSlip[] {
    const user = this.session.user?.id;
    if (user === undefined) return [];
    this.#user = user;
    const { at, slips } = decodeSlips(this.store.read(storeKey(user)));
    const age = this.clock.now() - at;
    return age >= 0 && age < KEEP_MS ? slips : [];
  }

  /** For good, also when nobody is signed in any more. */
  forget(): void {
    if (this.#user !== null) this.store.remove(storeKey(this.#user));
    this.#user = null;
  }
}

function storeKey(user: UserId): string {
  return `slips:${user}`;
}
