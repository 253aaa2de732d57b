import type { FaultHandle, FaultOptions } from './FaultRule';
import { FaultRule } from './FaultRule';
import type { HttpFault, HttpFaultKind } from './HttpFault';
import type { DropReason, LiveConnection, RealtimeFault } from './RealtimeFault';
import { seededRandom } from './seededRandom';

/** Present wherever faults can be planned; the check of the remote bundle looks for these letters. */
export const FAULT_HOOK_MARKER = '__SANDBOX_FAULT_HOOK__';

/** A call whose client left before the reply: by abort or by its own time-out. */
export interface AbandonedCall {
  readonly method: string;
  readonly path: string;
}

/**
 * The faults of docs/faults.md for both doors: rules that strike matching calls, and deeds that happen at once. The plan decides
 * and counts; a door plays the effect in its own medium. Repeatable from its seed.
 */
export class FaultPlan {
  readonly marker = FAULT_HOOK_MARKER;
  private readonly random: () => number;
  private httpRules: FaultRule<HttpFault>[] = [];
  private realtimeRules: FaultRule<RealtimeFault>[] = [];
  private refusals: FaultRule<string>[] = [];
  private webSocketBlock: FaultRule<'pollingOnly'> | null = null;
  private readonly live = new Set<LiveConnection>();
  private readonly restarts = new Set<() => void>();
  private readonly known = new Map<string, FaultHandle>();
  private readonly leftCalls: AbandonedCall[] = [];
  private lastId = 0;

  constructor(seed = 1) {
    this.random = seededRandom(seed);
  }

  /** `path` is exact, or ends in `*`. */
  http(path: string, fault: HttpFault, options?: FaultOptions): FaultHandle {
    return this.remember(this.httpRules, fault, path, options);
  }

  realtime(event: string, fault: RealtimeFault, options?: FaultOptions): FaultHandle {
    return this.remember(this.realtimeRules, fault, event, options);
  }

  /** The next connections are refused with a SessionError, whatever their token. */
  refuse(message: string, options?: FaultOptions): FaultHandle {
    return this.remember(this.refusals, message, '*', options);
  }

  /** WebSockets are refused until the handle is cancelled; long polling works. */
  pollingOnly(): FaultHandle {
    const list: FaultRule<'pollingOnly'>[] = [];
    const rule = this.remember(list, 'pollingOnly', '*', { times: Infinity });
    this.webSocketBlock = rule;
    return rule;
  }

  push(event: string, payload: unknown): FaultHandle {
    return this.deed((connection) => connection.push(event, payload));
  }

  /** `transport close` lets socket.io reconnect by itself; `io server disconnect` does not. */
  kick(reason: DropReason = 'transport close'): FaultHandle {
    return this.deed((connection) => connection.kick(reason));
  }

  freeze(): FaultHandle {
    return this.deed((connection) => connection.freeze());
  }

  /** The server process ends and starts again from its stored state: every connection drops, the stream has a new epoch. */
  restart(): FaultHandle {
    const rule = new FaultRule(this.nextId(), 'restart', '*', { times: 0 });
    this.known.set(rule.id, rule);
    for (const restart of this.restarts) restart();
    rule.note(this.restarts.size);
    return rule;
  }

  /** By the id that a handle carries. */
  find(id: string): FaultHandle | null {
    return this.known.get(id) ?? null;
  }

  /** Nothing that is planned happens any more. */
  clear(): void {
    this.httpRules = [];
    this.realtimeRules = [];
    this.refusals = [];
    this.webSocketBlock = null;
  }

  // What the doors ask.

  /** Every fault that strikes this call, in the order of planning. `only` leaves the other kinds unused. */
  takeHttp(method: string, path: string, only?: HttpFaultKind): readonly HttpFault[] {
    return this.httpRules
      .filter((rule) => only === undefined || rule.fault.kind === only)
      .filter((rule) => rule.strikes(path, this.random, method))
      .map((rule) => rule.fault);
  }

  takeRealtime(event: string, kinds: readonly RealtimeFault['kind'][]): RealtimeFault | null {
    const rule = this.realtimeRules.find(
      (each) => kinds.includes(each.fault.kind) && each.strikes(event, this.random),
    );
    return rule?.fault ?? null;
  }

  takeRefusal(): string | null {
    return this.refusals.find((rule) => rule.strikes('connect', this.random))?.fault ?? null;
  }

  blocksWebSocket(): boolean {
    return this.webSocketBlock?.strikes('connect', this.random) ?? false;
  }

  noteAbort(method: string, path: string): void {
    this.leftCalls.push({ method, path });
  }

  /** What the server's side saw: the calls that nobody waited for any more. */
  aborted(): readonly AbandonedCall[] {
    return this.leftCalls;
  }

  /** A door tells of an open connection; returns how to take it off again. */
  attach(connection: LiveConnection): () => void {
    this.live.add(connection);
    return () => this.live.delete(connection);
  }

  onRestart(listener: () => void): () => void {
    this.restarts.add(listener);
    return () => this.restarts.delete(listener);
  }

  get connections(): number {
    return this.live.size;
  }

  private deed(act: (connection: LiveConnection) => void): FaultHandle {
    const rule = new FaultRule(this.nextId(), 'deed', '*', { times: 0 });
    this.known.set(rule.id, rule);
    const reached = [...this.live];
    for (const connection of reached) act(connection);
    rule.note(reached.length);
    return rule;
  }

  private remember<F>(list: FaultRule<F>[], fault: F, pattern: string, options?: FaultOptions): FaultRule<F> {
    const rule = new FaultRule(this.nextId(), fault, pattern, options);
    list.push(rule);
    this.known.set(rule.id, rule);
    return rule;
  }

  private nextId(): string {
    this.lastId += 1;
    return `fault-${this.lastId}`;
  }
}
