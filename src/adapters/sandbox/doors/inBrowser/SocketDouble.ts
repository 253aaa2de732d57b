import type { AckEmitter, SocketLike } from '@/adapters/realtime/SocketLike';
import type { DropReason } from '../../faults/RealtimeFault';
import { Emitter } from './Emitter';
import { ManagerDouble } from './ManagerDouble';
import type { Packet } from './PacketBook';
import { PacketBook } from './PacketBook';
import { LinkAttempt } from './LinkAttempt';
import type { SocketDoorOptions } from './SocketDoorOptions';
import type { SocketDoorParts } from './SocketDoorParts';

const RESERVED = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'];

/** socket.io-client's Socket as far as we use it, connected to the sandbox instead of a network. */
export class SocketDouble implements SocketLike {
  connected = false;
  active = false;
  id: string | undefined;
  auth: NonNullable<SocketDoorOptions['auth']>;
  readonly io: ManagerDouble;
  private readonly emitter = new Emitter();
  private readonly packets = new PacketBook();
  private attempt: LinkAttempt | null = null;

  constructor(
    private readonly parts: SocketDoorParts,
    options: SocketDoorOptions,
  ) {
    this.auth = options.auth ?? {};
    this.io = new ManagerDouble(options, parts.random, () => this.open());
    if (options.autoConnect !== false) this.connect();
  }

  on(event: string, listener: (...args: never[]) => void): this {
    this.emitter.on(event, listener);
    return this;
  }

  once(event: string, listener: (...args: never[]) => void): this {
    this.emitter.on(event, listener, true);
    return this;
  }

  off(event?: string, listener?: (...args: never[]) => void): this {
    this.emitter.off(event, listener);
    return this;
  }

  connect(): this {
    if (this.connected || this.active) return this;
    this.active = true;
    this.open();
    return this;
  }

  disconnect(): this {
    this.active = false;
    this.io.stop();
    this.attempt?.abandon();
    this.attempt = null;
    if (this.connected) this.lost('io client disconnect');
    return this;
  }

  emit(event: string, ...args: unknown[]): this {
    const last = args.at(-1);
    if (typeof last !== 'function') {
      this.send({ event, args, acknowledge: null });
      return this;
    }
    // Without a time limit an acknowledgement that gets lost is never heard of again, as with the real one.
    const settle = (error: Error | null, value: unknown): unknown =>
      error === null ? last(value) : undefined;
    this.send(this.packets.expectAck(event, args.slice(0, -1), settle));
    return this;
  }

  timeout(ms: number): AckEmitter {
    return {
      emitWithAck: (event, ...args) =>
        new Promise((resolve, reject) => {
          const settle = (error: Error | null, value: unknown): void =>
            error === null ? resolve(value) : reject(error);
          this.send(this.packets.expectAck(event, args, settle, ms));
        }),
    };
  }

  private send(packet: Packet): void {
    if (RESERVED.includes(packet.event)) throw new Error(`"${packet.event}" is a reserved event name`);
    if (this.connected) this.attempt?.send(packet);
    else this.packets.buffer(packet);
  }

  private open(): void {
    if (!this.active || this.attempt !== null) return;
    const attempt = new LinkAttempt(this.parts, this.io, this.auth, {
      opened: (id) => {
        this.io.succeeded();
        this.id = id;
        this.connected = true;
        for (const packet of this.packets.takeBuffered()) attempt.send(packet);
        this.emitter.emit('connect');
      },
      // A refusal is an answer, not trouble on the way: it is not tried again.
      refused: (error) => {
        this.attempt = null;
        this.active = false;
        this.io.stop();
        this.emitter.emit('connect_error', error);
      },
      failed: (error) => {
        this.attempt = null;
        this.emitter.emit('connect_error', error);
        if (this.active) this.io.retryLater();
      },
      message: (event, payload) => this.emitter.emit(event, payload),
      dropped: (reason) => {
        this.attempt = null;
        if (reason === 'io server disconnect') this.active = false;
        this.lost(reason);
        if (this.active) this.io.retryLater();
      },
    });
    this.attempt = attempt;
  }

  private lost(reason: DropReason | 'io client disconnect'): void {
    this.connected = false;
    this.id = undefined;
    this.emitter.emit('disconnect', reason);
    this.packets.disconnected();
  }
}
