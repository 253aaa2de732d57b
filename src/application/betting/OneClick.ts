import { parseStake } from '@/domain/betting/parseStake';
import type { Selection } from '@/domain/betting/BetSlip';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { ConfirmPlacing } from './ConfirmPlacing';
import { isSameBet } from './isSameBet';

const IDLE_MS = 15 * 60 * 1_000;
/** A second tap on the same price this soon is a slip of the finger, not a second bet. */
const QUIET_MS = 1_000;

/**
 * Bets by a tap on a price, without a slip to confirm. Off unless the player switched it on in this session, for a stake they named; off
 * again with the session, with a confirmation before placing, after a lost connection, after a quarter of an hour without a bet, and when the page wakes up (F76).
 */
export class OneClick {
  #last: { readonly selection: Selection; readonly at: number } | null = null;
  #usedAt = 0;
  #cancelIdle: () => void = () => undefined;

  constructor(
    private readonly ports: Pick<Ports, 'betting' | 'clock' | 'scheduler'>,
    private readonly notify: Notify,
    private readonly confirms: Pick<ConfirmPlacing, 'isOn'>,
  ) {}

  /** `stakeText` as typed: switches it on; null: off. The screen has asked for a confirmation. */
  switchTo(stakeText: string | null): Result<void, Message> {
    if (stakeText === null) {
      this.#off();
      return ok();
    }
    if (this.confirms.isOn()) return fail(say('oneClick.confirmIsOn'));
    const stake = parseStake(stakeText);
    if (!stake.ok) return fail(say(stake.error));
    this.ports.betting.oneClickChanged({ stake: stake.value });
    this.#used();
    return ok();
  }

  /** Something happened after which a tap may not mean what it did. */
  interrupted(): void {
    if (this.ports.betting.oneClick === null) return;
    this.#off();
    this.notify(say('oneClick.off'), 'info');
  }

  /** The session is over. */
  forget(): void {
    this.#off();
  }

  /** Whether a tap on that price is a bet now. One that follows its twin too soon, or while its twin is under way, is not: `tooSoon`. */
  allows(selection: Selection): 'yes' | 'no' | 'tooSoon' {
    if (this.ports.betting.oneClick === null) return 'no';
    // A sleeping page's timers sleep with it; and another tab may have asked for a confirmation.
    if (this.confirms.isOn() || this.ports.clock.monotonic() - this.#usedAt >= IDLE_MS) {
      this.interrupted();
      return 'no';
    }
    const alike = this.ports.betting.pending.filter(({ slip }) => isSameBet(slip.selection, selection));
    // A bet that no server has seen may still come: the tap opens its slip, and the player decides there.
    if (alike.some(({ unheard }) => unheard === true)) return 'no';
    const underWay = alike.length > 0;
    const last = this.#last;
    const again =
      last !== null &&
      isSameBet(last.selection, selection) &&
      this.ports.clock.monotonic() - last.at < QUIET_MS;
    if (underWay || again) return 'tooSoon';
    this.#last = { selection, at: this.ports.clock.monotonic() };
    this.#used();
    return 'yes';
  }

  #used(): void {
    this.#usedAt = this.ports.clock.monotonic();
    this.#cancelIdle();
    this.#cancelIdle = this.ports.scheduler.after(IDLE_MS, () => this.interrupted());
  }

  #off(): void {
    this.#cancelIdle();
    this.#last = null;
    if (this.ports.betting.oneClick !== null) this.ports.betting.oneClickChanged(null);
  }
}
