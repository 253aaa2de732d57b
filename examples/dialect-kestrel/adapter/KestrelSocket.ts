import * as v from 'valibot';
import { parseJson } from '@/adapters/http/parseJson';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { envelope, type Envelope } from './KestrelClient';
import { asTheySayIt, EVENTS, QUESTIONS } from './spelling';

/** As browsers have it. */
export type OpenWebSocket = (url: string) => Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface Line {
  readonly url: string;
  /** Empty: a visitor, who watches prices. */
  readonly csrf: string;
  readonly open: OpenWebSocket;
  readonly scheduler: Scheduler;
  readonly random: () => number;
}

const message = v.union([
  v.object({ event: v.string(), payload: v.unknown() }),
  v.object({ answers: v.number(), reply: envelope }),
]);
const HELLO_MS = 10_000;
const nothing = (): void => undefined;

/** Their plain WebSocket as the app's own connection knows a socket: what is asked has a number, an answer names it, and it comes back by itself. */
export class KestrelSocket implements SocketLike {
  connected = false;
  active = false;
  readonly auth = {};
  readonly io = { opts: {}, on: nothing, off: nothing };
  readonly once = nothing;
  readonly off = nothing;
  readonly #listeners = new Map<string, (...args: unknown[]) => void>();
  readonly #asked = new Map<number, { readonly text: string; end(reply: Envelope | Error): void }>();
  #socket: ReturnType<OpenWebSocket> | null = null;
  #last = 0;
  #failures = 0;
  #stop = nothing;

  constructor(private readonly line: Line) {}

  on(event: string, listener: (...args: unknown[]) => void): void {
    this.#listeners.set(event, listener);
  }

  connect(): void {
    const socket = this.line.open(this.line.url);
    const lost = (): void => void (socket === this.#socket && this.#lost());
    const hear = (text: string): void => void (socket === this.#socket && this.#hear(text));
    this.active = true;
    this.#socket = socket;
    // One that neither opens nor fails is given up as well.
    this.#stop = this.line.scheduler.after(HELLO_MS, lost);
    socket.addEventListener('open', () => void (socket === this.#socket && this.#greet(socket)));
    socket.addEventListener('message', ({ data }) => hear(String(data)));
    socket.addEventListener('close', lost);
  }

  disconnect(): void {
    this.active = false;
    this.#drop();
  }

  emit(event: string, body: unknown): void {
    const [op] = QUESTIONS.get(event) ?? [event];
    if (this.connected) this.#socket?.send(JSON.stringify({ op, ...asTheySayIt(body) }));
  }

  timeout(ms: number) {
    return {
      emitWithAck: async (event: string, body?: unknown): Promise<unknown> => {
        const [op, respelt] = QUESTIONS.get(event) ?? [event, nothing];
        const reply = await this.#ask(ms, op, asTheySayIt(body), this.connected);
        if (reply.status === 'ok') return { ...Object(respelt(reply.payload)), status: 'success' };
        return { status: 'failed', code: reply.reason.word.toUpperCase(), message: reply.reason.text };
      },
    };
  }

  /** What is asked too early waits for the greeting, and is not sent when its time is over by then. */
  #ask(ms: number, op: string, body: object, now: boolean): Promise<Envelope> {
    const number = (this.#last += 1);
    const text = JSON.stringify({ op, number, ...body });
    return new Promise((resolve, reject) => {
      const end = (reply: Envelope | Error): void => {
        stop();
        this.#asked.delete(number);
        if (reply instanceof Error) reject(reply);
        else resolve(reply);
      };
      const stop = this.line.scheduler.after(ms, () => end(new Error('no answer in time')));
      this.#asked.set(number, { text, end });
      if (now) this.#socket?.send(text);
    });
  }

  async #greet(socket: ReturnType<OpenWebSocket>): Promise<void> {
    const reply = await this.#ask(HELLO_MS, 'hello', { csrf: this.line.csrf }, true).catch(() => null);
    if (reply === null || socket !== this.#socket) return;
    if (reply.status === 'fail') {
      if (reply.reason.word !== 'session_over') return this.#lost();
      this.disconnect();
      return this.#tell('connect_error', { message: reply.reason.text, data: { type: 'SessionError' } });
    }
    this.#stop();
    this.#failures = 0;
    this.connected = true;
    for (const { text } of this.#asked.values()) socket.send(text);
    this.#tell('connect');
  }

  #hear(text: string): void {
    const read = v.safeParse(message, parseJson(text));
    // What cannot be read breaks the chain of the stream, or leaves a question without an answer: both are noticed.
    if (!read.success) return;
    if ('answers' in read.output) return this.#asked.get(read.output.answers)?.end(read.output.reply);
    const [event, respelt] = EVENTS.get(read.output.event) ?? ['', nothing];
    this.#tell(event, respelt(read.output.payload));
  }

  #tell(event: string, ...args: readonly unknown[]): void {
    this.#listeners.get(event)?.(...args);
  }

  /** From 1 to 5 seconds, spread by half: a crowd does not come back in step. */
  #lost(): void {
    this.#drop();
    const pause = Math.min(5_000, 1_000 * 2 ** this.#failures) * (0.5 + this.line.random());
    this.#failures += 1;
    this.#stop = this.line.scheduler.after(pause, () => this.connect());
    this.#tell('disconnect');
  }

  #drop(): void {
    this.#stop();
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    for (const { end } of [...this.#asked.values()]) end(new Error('disconnected'));
    socket?.close();
  }
}
