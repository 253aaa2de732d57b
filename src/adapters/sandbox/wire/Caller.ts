import type { EngineCore } from '../engine/EngineCore';
import type { WireReply, WireRequest } from './SandboxBackend';

/** A request with what the server found out about who sends it. */
export interface Caller {
  readonly request: WireRequest;
  readonly token: string;
  /** Null for a visitor and for a token that no longer counts. */
  readonly userId: string | null;
}

export type Route = (core: EngineCore, caller: Caller) => WireReply;
/** A route that answers 401 to anyone without a session. */
export type PlayerRoute = (core: EngineCore, userId: string, caller: Caller) => WireReply;
