import type { HostClock } from '../../WorldClock';
import type { FromEngine, OpenEngineThread } from './EngineMessage';
import { EngineService } from './EngineService';
import type { CreateEngine } from './WorldKeeper';

export interface EngineHere {
  readonly open: OpenEngineThread;
  /** Brings the world to its clock's present now, without waiting for a tick. */
  readonly catchUp: () => void;
}

/** The engine in the caller's own thread, for a process without workers: every message arrives at once. */
export function engineHere(createEngine: CreateEngine, clock: HostClock): EngineHere {
  let running: EngineService | null = null;
  return {
    open: (hear) => {
      let closed = false;
      const post = (message: FromEngine): void => void (closed || hear(message));
      const service = new EngineService(post, createEngine, clock);
      running = service;
      return {
        post: (message) => void (closed || service.hear(message)),
        close: () => {
          closed = true;
        },
      };
    },
    catchUp: () => running?.catchUp(),
  };
}
