import type { Wallet } from '@/domain/wallet/Wallet';
import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';

/** get:balance is asked at most once a second (F45). */
const APART_MS = 1000;

/** assumed: after failures in a row, while connected. */
const RETRY_MS = [2000, 4000, 8000, 16_000];
const MAX_RETRY_MS = 30_000;

/** assumed: an answer that is late once, on a slow link, is not worth a word. */
const FAILURES_SAID = 2;

interface NextTime {
  /** Monotonic milliseconds. */
  due: number;
  cancel: () => void;
  /** Whoever waits for the answer. */
  readonly waiting: (() => void)[];
}

/**
 * Asks for the whole wallet: one question at a time and a second apart, the last one of a burst is never lost. An answer for an
 * older session, or one that a push has overtaken, is dropped. WAL-02, F17, F45, F46, F91.
 */
export class SyncWallet implements SessionParticipant {
  #asking: Promise<void> | null = null;
  #askedAt: number | null = null;
  #next: NextTime | null = null;
  #failures = 0;
  /** The last answer had a lower version than what we have, though nothing came in between. */
  #wasLower = false;

  constructor(
    private readonly ports: Pick<Ports, 'playerFeed' | 'wallet' | 'session' | 'scheduler' | 'clock'>,
  ) {}

  /** Resolves when a question that was put from now on has been answered; at once while there is nobody to ask. */
  sync(): Promise<void> {
    if (!this.#canAsk()) return Promise.resolve();
    const wait = this.#askedAt === null ? 0 : this.#askedAt + APART_MS - this.ports.clock.monotonic();
    return this.#asking === null && wait <= 0 ? this.#ask() : this.#askIn(wait);
  }

  /** The player asks: not only for the figures, also for the connection that they come over. */
  askAgain(): Promise<void> {
    const { playerFeed } = this.ports;
    if (playerFeed.status === 'disconnected' || playerFeed.status === 'reconnecting') playerFeed.reconnect();
    return this.sync();
  }

  opened(): void {
    this.#startOver();
  }

  closed(): void {
    this.#startOver();
  }

  #canAsk(): boolean {
    return this.ports.session.signedIn && this.ports.playerFeed.status === 'connected';
  }

  #ask(): Promise<void> {
    this.#askedAt = this.ports.clock.monotonic();
    const asking = this.#askOnce(this.ports.session.epoch).finally(() => {
      if (this.#asking === asking) this.#asking = null;
    });
    this.#asking = asking;
    return asking;
  }

  async #askOnce(epoch: number): Promise<void> {
    const before = this.ports.wallet.wallet;
    const answer = await this.ports.playerFeed.requestBalance();
    if (epoch !== this.ports.session.epoch) return;
    if (!answer.ok) {
      void this.#askIn(RETRY_MS[this.#failures] ?? MAX_RETRY_MS);
      this.#failures += 1;
      if (this.#failures >= FAILURES_SAID) this.ports.wallet.walletFailed();
      return;
    }
    this.#failures = 0;
    this.#answered(answer.value, before);
  }

  /**
   * A lower version is old when a push came in between. Without one the server either reads from a copy that lags, or counts anew after a
   * restore: asked twice, its own answer stands (F91).
   */
  #answered(answer: Wallet, before: Wallet | null): void {
    const held = this.ports.wallet.wallet;
    if (isLower(answer, held)) {
      if (held !== before) return;
      if (!this.#wasLower) {
        this.#wasLower = true;
        void this.#askIn(APART_MS);
        return;
      }
    }
    this.#wasLower = false;
    this.ports.wallet.walletReplaced(answer);
  }

  /** One next time is enough for everybody who asks before it; the earliest wish sets it. */
  #askIn(ms: number): Promise<void> {
    const due = this.ports.clock.monotonic() + Math.max(0, ms);
    const next = this.#next ?? { due: Infinity, cancel: () => undefined, waiting: [] };
    this.#next = next;
    if (due < next.due) {
      next.cancel();
      next.due = due;
      next.cancel = this.ports.scheduler.after(Math.max(0, ms), () => void this.#askNext(next));
    }
    return new Promise((answered) => next.waiting.push(answered));
  }

  async #askNext(next: NextTime): Promise<void> {
    await this.#asking;
    if (this.#next !== next) return;
    this.#next = null;
    if (this.#canAsk()) await this.#ask();
    release(next);
  }

  /** Another session: its first question need not wait for the last one of the session before. */
  #startOver(): void {
    const next = this.#next;
    this.#next = null;
    if (next !== null) {
      next.cancel();
      release(next);
    }
    this.#asking = null;
    this.#askedAt = null;
    this.#failures = 0;
    this.#wasLower = false;
  }
}

function isLower({ version }: Wallet, held: Wallet | null): boolean {
  return version !== undefined && held?.version !== undefined && version < held.version;
}

function release({ waiting }: NextTime): void {
  for (const answered of waiting) answered();
}
