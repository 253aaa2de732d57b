import type { SocketManagerLike } from '@/adapters/realtime/SocketLike';
import { Emitter } from './Emitter';
import type { SocketDoorOptions } from './SocketDoorOptions';

/** Reconnection as socket.io-client's Manager does it: exponential delays with jitter, up to a maximum. */
export class ManagerDouble implements SocketManagerLike {
  readonly opts: { transports?: unknown };
  private readonly emitter = new Emitter();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly settings: SocketDoorOptions,
    private readonly random: () => number,
    /** Tries to connect once more. */
    private readonly reopen: () => void,
  ) {
    this.opts = { ...settings, transports: settings.transports ?? ['polling', 'websocket'] };
  }

  on(event: 'reconnect_attempt' | 'reconnect', listener: (attempt: number) => void): this {
    this.emitter.on(event, listener);
    return this;
  }

  off(event: 'reconnect_attempt' | 'reconnect', listener: (attempt: number) => void): this {
    this.emitter.off(event, listener);
    return this;
  }

  /** The transport of the next attempt: the first that is listed, as the real one does without `tryAllTransports`. */
  get transport(): string {
    const { transports } = this.opts;
    return Array.isArray(transports) && typeof transports[0] === 'string' ? transports[0] : 'polling';
  }

  get connectTimeoutMs(): number {
    return this.settings.timeout ?? 20_000;
  }

  retryLater(): void {
    if (this.settings.reconnection === false || this.timer !== undefined) return;
    if (this.attempts >= (this.settings.reconnectionAttempts ?? Infinity)) return;
    const delay = this.delay();
    this.attempts += 1;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.emitter.emit('reconnect_attempt', this.attempts);
      this.reopen();
    }, delay);
  }

  /** A connection stands: the next trouble starts from the shortest delay. */
  succeeded(): void {
    const { attempts } = this;
    this.stop();
    if (attempts > 0) this.emitter.emit('reconnect', attempts);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.attempts = 0;
  }

  private delay(): number {
    const {
      reconnectionDelay = 1_000,
      reconnectionDelayMax = 5_000,
      randomizationFactor = 0.5,
    } = this.settings;
    const plain = reconnectionDelay * 2 ** this.attempts;
    const deviation = Math.floor(this.random() * randomizationFactor * plain);
    const jittered = Math.floor(this.random() * 10) % 2 === 0 ? plain - deviation : plain + deviation;
    return Math.min(jittered, reconnectionDelayMax);
  }
}
