import type { SandboxControls } from '../../../wire/SandboxControls';
import type { EngineHost, HostedEngine } from '../../EngineHost';
import type { MovableClock } from '../../WorldClock';

const DIRECT = [
  'now',
  'market',
  'speedUp',
  'push',
  'revokeToken',
  'revokeUser',
  'setAppDetails',
  'setBalance',
  'lockCash',
  'userId',
  'reviews',
  'delayReviews',
  'decide',
  'seedHuge',
  'logHash',
  'audit',
] as const satisfies readonly (keyof SandboxControls)[];

export type ControlledEngine = HostedEngine & SandboxControls;

/** One of the engine's controls by its name: for the developer's panel and for tests, from any tab. Null for a name that is none. */
export function runControl(
  host: EngineHost<ControlledEngine>,
  clock: MovableClock,
  name: string,
  args: readonly unknown[],
): unknown {
  switch (name) {
    case 'advance':
      clock.move(typeof args[0] === 'number' ? Math.max(0, args[0]) : 0);
      host.advance(Infinity);
      return null;
    case 'restart':
      host.restart();
      return null;
    case 'reset':
      host.reset();
      return null;
    default: {
      const direct = DIRECT.find((each) => each === name);
      if (direct === undefined) return null;
      const control = host.engine[direct] as (...given: readonly unknown[]) => unknown; // hand-typed by a developer
      return host.run(() => control.apply(host.engine, [...args])) ?? null;
    }
  }
}
