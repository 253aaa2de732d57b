import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import type { UserId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { AcceptanceMemory } from './AcceptanceMemory';
import { decodeSlips } from './decodePendingBet';

/** Later nobody remembers what they wanted to bet. */
const KEEP_MS = 30 * 60 * 1_000;

/** A stake that is being typed is written once for several keys. */
const KEEP_SOON_MS = 400;

const OVER: ReadonlySet<Placement['state']> = new Set(['accepted', 'ended']);

/**
 * Slips that are still being made, saved on the device per user, so that a deposit or a reload does not lose them. One whose bet was sent is
 * never among them: that would offer the same bet twice.
 */
export class SavedSlips {
  #user: UserId | null = null;
  #soon: { readonly user: UserId; readonly cancel: () => void } | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'localStore' | 'betting' | 'session' | 'clock' | 'scheduler'>,
    private readonly acceptance: Pick<AcceptanceMemory, 'lasting' | 'choices'>,
  ) {}

  /** What is open now. */
  keep(user = this.ports.session.user?.id): void {
    this.#soon?.cancel();
    this.#soon = null;
    if (user === undefined) return;
    const slips = this.ports.betting.slips
      .filter(({ placement }) => !('key' in placement) && !OVER.has(placement.state))
      .map(({ slip }) => slip);
    if (slips.length === 0) this.ports.localStore.remove(storeKey(user));
    else this.ports.localStore.write(storeKey(user), JSON.stringify({ at: this.ports.clock.now(), slips }));
  }

  /** What is open a moment from now. */
  keepSoon(): void {
    const user = this.ports.session.user?.id;
    if (user === undefined) return;
    this.#soon ??= { user, cancel: this.ports.scheduler.after(KEEP_SOON_MS, () => this.keep(user)) };
  }

  /** What waits to be saved is saved now: the page or the session goes. */
  flush(): void {
    if (this.#soon !== null) this.keep(this.#soon.user);
  }

  /** What this user left behind lately, in the order of opening. */
  restore(): readonly BetSlip[] {
    const user = this.ports.session.user?.id;
    if (user === undefined) return [];
    this.#user = user;
    const { at, slips } = decodeSlips(this.ports.localStore.read(storeKey(user)));
    const age = this.ports.clock.now() - at;
    if (age < 0 || age >= KEEP_MS) return [];
    // Any odds was chosen by somebody who looked at the prices: it does not outlive the page. Nor does what the backend has unlearned.
    const lasting = this.acceptance.lasting();
    const choices: readonly unknown[] = this.acceptance.choices();
    return slips.map((slip) => (choices.includes(slip.acceptOdds) ? slip : { ...slip, acceptOdds: lasting }));
  }

  /** For good, also when nobody is signed in any more. */
  forget(): void {
    this.#soon?.cancel();
    this.#soon = null;
    if (this.#user !== null) this.ports.localStore.remove(storeKey(this.#user));
    this.#user = null;
  }
}

function storeKey(user: UserId): string {
  return `slips:${user}`;
}
