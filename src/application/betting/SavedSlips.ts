import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import type { UserId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { AcceptanceMemory } from './AcceptanceMemory';
import { decodeSlips } from './decodePendingBet';

/** Later nobody remembers what they wanted to bet. */
const KEEP_MS = 30 * 60 * 1_000;

const OVER: ReadonlySet<Placement['state']> = new Set(['accepted', 'ended']);

/**
 * Slips that are still being made, kept on the device per user, so that a deposit or a reload does not lose them. One whose bet was sent is
 * never among them: that would offer the same bet twice.
 */
export class SavedSlips {
  #user: UserId | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'localStore' | 'betting' | 'session' | 'clock'>,
    private readonly acceptance: Pick<AcceptanceMemory, 'lasting'>,
  ) {}

  keep(): void {
    const user = this.ports.session.user?.id;
    if (user === undefined) return;
    const slips = this.ports.betting.slips
      .filter(({ placement }) => !('key' in placement) && !OVER.has(placement.state))
      .map(({ slip }) => slip);
    if (slips.length === 0) this.ports.localStore.remove(storeKey(user));
    else this.ports.localStore.write(storeKey(user), JSON.stringify({ at: this.ports.clock.now(), slips }));
  }

  /** What this user left behind lately, in the order of opening. */
  restore(): readonly BetSlip[] {
    const user = this.ports.session.user?.id;
    if (user === undefined) return [];
    this.#user = user;
    const { at, slips } = decodeSlips(this.ports.localStore.read(storeKey(user)));
    const age = this.ports.clock.now() - at;
    if (age < 0 || age >= KEEP_MS) return [];
    // Any odds was chosen by somebody who looked at the prices: it does not outlive the page.
    const acceptOdds = this.acceptance.lasting();
    return slips.map((slip) => (slip.acceptOdds === 'any' ? { ...slip, acceptOdds } : slip));
  }

  /** For good, also when nobody is signed in any more. */
  forget(): void {
    if (this.#user !== null) this.ports.localStore.remove(storeKey(this.#user));
    this.#user = null;
  }
}

function storeKey(user: UserId): string {
  return `slips:${user}`;
}
