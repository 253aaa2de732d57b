// oxlint-disable-next-line import/default -- the address that the build gives to the worker's script
import engine from './engineWorker?worker&url';
import type { FromEngine, OpenEngineThread } from './EngineMessage';

/**
 * The engine in a dedicated worker: nothing of it runs where the page is drawn.
 * @param trusted makes of a script's address what a page with Trusted Types hands to the browser
 */
export function engineThread(trusted: (url: string) => string): OpenEngineThread {
  return (hear, failed) => {
    const worker = new Worker(trusted(engine), { type: 'module', name: 'sandbox' });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => hear(data);
    worker.onerror = failed;
    worker.onmessageerror = failed;
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  };
}
