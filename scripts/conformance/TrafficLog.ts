import type { Transport } from '@/adapters/http/Transport';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import { fail } from '@/domain/shared/Result';
import type { Exchange, Traffic } from '../../player-core/contract/Exchange';
import type { RawAsk } from '../../player-core/contract/RawReply';
import type { ContractFaults } from '../../player-core/contract/openContractWorld';
import { scrubbed, withoutSecrets } from './scrubbed';

/** Writes down what app and backend say to each other, over HTTP and the socket. */
export class TrafficLog implements Traffic, ContractFaults {
  readonly #exchanges: Exchange[] = [];
  readonly #secrets: string[] = [];
  #toLose: string | null = null;

  get exchanges(): readonly Exchange[] {
    return this.#exchanges;
  }

  /** A text that no report may carry, in whatever place. */
  hide(secret: string): void {
    if (secret.length >= 4) this.#secrets.push(secret);
  }

  /** A text as a report may carry it: backends repeat in their refusals what they were sent. */
  clean(text: string): string {
    return withoutSecrets(text, this.#secrets);
  }

  /** The next such request is sent, and what comes back is thrown away. */
  loseReply(method: 'GET' | 'POST', path: string): void {
    this.#toLose = `${method} ${path}`;
  }

  ask(next: RawAsk): RawAsk {
    return async (request) => {
      const since = performance.now();
      const { method, path, headers } = request;
      const note = (status: number | null, reply: unknown): void =>
        void this.#exchanges.push({
          ...{ call: `${method} ${path}`, kind: 'http', status, ms: performance.now() - since },
          sent: scrubbed({ headers }, this.#secrets),
          reply: scrubbed(reply, this.#secrets),
        });
      try {
        const answer = await next(request);
        note(answer.status, { headers: answer.headers });
        return answer;
      } catch (error) {
        note(null, String(error));
        throw error;
      }
    };
  }

  transport(next: Transport): Transport {
    return async (request, watch) => {
      const since = performance.now();
      const delivered = await next(request, watch);
      const reply = delivered.ok ? decoded(delivered.value.text) : null;
      this.#hideTokenOf(reply);
      const { method, url, query, body } = request;
      const call = `${method} ${new URL(url).pathname}`;
      this.#exchanges.push({
        ...{ call, kind: 'http' },
        sent: scrubbed(body ?? query, this.#secrets),
        status: delivered.ok ? delivered.value.status : null,
        reply: delivered.ok ? scrubbed(reply, this.#secrets) : delivered.error.kind,
        ms: performance.now() - since,
      });
      if (this.#toLose !== call) return delivered;
      this.#toLose = null;
      return fail({ kind: 'offline', sent: true });
    };
  }

  socket(next: SocketOpener): SocketOpener {
    return async (url, options) => {
      const socket = await next(url, options);
      if ('onAny' in socket && typeof socket.onAny === 'function')
        socket.onAny((event: string, payload: unknown) => this.#note(event, undefined, payload));
      socket.on('connect', () => this.#note('connect', undefined, 'let in'));
      socket.on('connect_error', (error) => this.#note('connect_error', undefined, String(error)));
      return this.#watched(socket);
    };
  }

  #watched(socket: SocketLike): SocketLike {
    return new Proxy(socket, {
      get: (target, name) => {
        if (name === 'emit')
          return (event: string, ...args: readonly unknown[]): unknown => {
            this.#note(event, args[0], undefined);
            return target.emit(event, ...args);
          };
        if (name === 'timeout') return (ms: number) => this.#asking(target, ms);
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
      set: (target, name, value) => Reflect.set(target, name, value),
    });
  }

  #asking(target: SocketLike, ms: number) {
    return {
      emitWithAck: async (event: string, ...args: readonly unknown[]): Promise<unknown> => {
        try {
          const reply = await target.timeout(ms).emitWithAck(event, ...args);
          this.#note(event, args[0], reply);
          return reply;
        } catch (error) {
          this.#note(event, args[0], 'no acknowledgement came');
          throw error;
        }
      },
    };
  }

  #note(event: string, sent: unknown, reply: unknown): void {
    this.#exchanges.push({
      ...{ call: event, kind: 'socket', status: null, ms: null },
      sent: scrubbed(sent, this.#secrets),
      reply: reply === undefined ? null : scrubbed(reply, this.#secrets),
    });
  }

  #hideTokenOf(reply: unknown): void {
    if (typeof reply !== 'object' || reply === null || !('data' in reply)) return;
    const { data } = reply;
    if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string')
      this.hide(data.token);
  }
}

function decoded(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
