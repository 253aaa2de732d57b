import type { SandboxOptions, SandboxUnderTest } from './SandboxUnderTest';
import { startBrowserSandbox } from './startBrowserSandbox';
import { startNodeSandbox } from './startNodeSandbox';

export interface Door {
  readonly door: string;
  start(options?: SandboxOptions): Promise<SandboxUnderTest>;
}

/** Both doors of the sandbox, the second over both transports, for `describe.each(doors)('… ($door)', ({ start }) => …)`. */
export const doors: readonly Door[] = [
  { door: 'in the browser', start: startBrowserSandbox },
  { door: 'HTTP and websocket', start: startNodeSandbox },
  { door: 'HTTP and long polling', start: (options) => startNodeSandbox({ ...options, polling: true }) },
];
