import { FaultPlan } from '../../faults/FaultPlan';
import { createSandbox } from '../../provider/createSandbox';
import { createBrowserSandbox, type RunningSandbox } from '../inBrowser/createBrowserSandbox';
import { engineHere } from '../inBrowser/worker/engineHere';
import type { HostClock } from '../WorldClock';

export interface SandboxInProcess extends Pick<
  RunningSandbox,
  'transport' | 'openSocket' | 'tools' | 'close' | 'powers'
> {
  /** Brings the world to its clock's present now; else it does so by itself four times a second. */
  readonly catchUp: () => void;
}

/** The engine and its doors in a process that is no browser: nothing is stored, and nothing frames its games. */
export function openSandbox(seed: string, clock: HostClock): SandboxInProcess {
  const nothing = (): void => undefined;
  const engine = engineHere(createSandbox, clock);
  const running = createBrowserSandbox(
    {
      ...{ openEngine: engine.open, seed, faults: new FaultPlan() },
      ...{ storage: null, locks: null, openChannel: null, tabId: 'process' },
      ...{ onHide: nothing, onShow: nothing, onReturn: nothing, notice: nothing },
    },
    {
      origin: 'http://sandbox.invalid',
      window: { addEventListener: nothing, removeEventListener: nothing },
      publish: () => '',
      revoke: nothing,
    },
  );
  return { ...running, catchUp: engine.catchUp };
}
