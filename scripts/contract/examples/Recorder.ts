import type { SandboxBackend, SocketPeer, WireFile } from '@/adapters/sandbox/wire/SandboxBackend';
import { CONTRACT, type CallName } from '../endpoints/contract';

export interface Exchange {
  readonly call: CallName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly reply: Readonly<Record<string, unknown>>;
}

export interface SocketEvent {
  readonly event: string;
  readonly way: 'out' | 'in';
  readonly payload: unknown;
  /** The acknowledgement, where there is one. */
  readonly answer?: unknown;
}

export interface Recording {
  readonly exchanges: readonly Exchange[];
  readonly events: readonly SocketEvent[];
}

export interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly files?: readonly WireFile[];
  readonly token?: string;
}

/** What goes over the wire to a sandbox and back, written down. */
export class Recorder {
  readonly exchanges: Exchange[] = [];
  readonly events: SocketEvent[] = [];

  constructor(private readonly sandbox: SandboxBackend) {}

  /** `data` of the reply, whatever it says. */
  ask(call: CallName, { parameters = {}, query = {}, body, files, token }: Asked = {}): unknown {
    const { endpoint } = CONTRACT.find(({ name }) => name === call)!;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '');
    const { method } = endpoint;
    const headers: Record<string, string> = token === undefined ? {} : { token };
    const request = { ...{ method, path, query, headers, body, client: 'example' }, ...(files && { files }) };
    const { status, body: reply } = this.sandbox.handle(request);
    const said = structuredClone(reply) as Readonly<Record<string, unknown>>;
    this.exchanges.push({ ...{ call, method, path, query, body, status }, reply: said });
    return said['data'];
  }

  /** A socket of a player: all that comes is written down, and what is asked over it. */
  connect(token: string): (event: string, payload?: unknown) => unknown {
    const peer: SocketPeer = {
      send: (event, payload) => this.events.push({ event, way: 'in', payload: structuredClone(payload) }),
      close: () => undefined,
    };
    const connected = this.sandbox.connect(token, peer);
    if (!connected.ok) throw new Error(connected.refusal.message);
    return (event, payload) => {
      const answer = connected.session.receive(event, payload === undefined ? [] : [payload]);
      const said = { ...{ event, payload }, way: 'out' as const };
      this.events.push(answer === undefined ? said : { ...said, answer: structuredClone(answer) });
      return answer;
    };
  }
}
