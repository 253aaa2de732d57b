import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Clock } from '../ports/device/Clock';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import { decodeSlips } from './decodePendingBet';

const KEY = 'tappedPrice';
/** A sign-up takes minutes. Whoever comes back later has another bet in mind. */
const KEEP_MS = 30 * 60 * 1_000;

/** What a visitor wanted to bet on when they were asked to log in. Kept for this tab, so that a reload in the middle of a sign-up does not lose it. */
export class TappedPrice {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  keep(slip: BetSlip): void {
    this.store.write(KEY, JSON.stringify({ at: this.clock.now(), slips: [slip] }));
  }

  /** Once. */
  take(): BetSlip | null {
    const { at, slips } = decodeSlips(this.store.read(KEY));
    this.forget();
    const age = this.clock.now() - at;
    return age >= 0 && age < KEEP_MS ? (slips[0] ?? null) : null;
  }

  forget(): void {
    this.store.remove(KEY);
  }
}
