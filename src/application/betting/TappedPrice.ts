import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Ports } from '../ports/Ports';
import { decodeSlips } from './decodePendingBet';

const KEY = 'tappedPrice';
/** A sign-up takes minutes. Whoever comes back later has another bet in mind. */
const KEEP_MS = 30 * 60 * 1_000;

/** What a visitor wanted to bet on when they were asked to log in. Saved for this tab, so that a reload in the middle of a sign-up does not lose it. */
export class TappedPrice {
  constructor(private readonly ports: Pick<Ports, 'sessionStore' | 'clock'>) {}

  keep(slip: BetSlip): void {
    this.ports.sessionStore.write(KEY, JSON.stringify({ at: this.ports.clock.now(), slips: [slip] }));
  }

  /** Once. */
  take(): BetSlip | null {
    const { at, slips } = decodeSlips(this.ports.sessionStore.read(KEY));
    this.forget();
    const age = this.ports.clock.now() - at;
    return age >= 0 && age < KEEP_MS ? (slips[0] ?? null) : null;
  }

  forget(): void {
    this.ports.sessionStore.remove(KEY);
  }
}
