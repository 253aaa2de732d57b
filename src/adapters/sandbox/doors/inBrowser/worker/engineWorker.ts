import { createSandbox } from '../../../provider/createSandbox';
import type { FromEngine, ToEngine } from './EngineMessage';
import { EngineService } from './EngineService';

/** A worker's own side of its messages: the types of a page know a window's only. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
  postMessage: (message: FromEngine) => void;
}

const scope = globalThis as unknown as WorkerScope;
const service = new EngineService((message) => scope.postMessage(message), createSandbox, {
  now: () => Date.now(),
});
scope.onmessage = ({ data }) => service.hear(data);
