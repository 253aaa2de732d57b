import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { PlayerDevice } from './PlayerDevice';

type Listen<Args extends unknown[]> = (listener: (...args: Args) => void) => () => void;

/** The device as the app has it: whatever is begun on it ends when the player is closed, and nothing begins after that. */
export function untilClosed<Whole>(device: PlayerDevice<Whole>, closed: AbortSignal): PlayerDevice<Whole> {
  const { scheduler, pageLife, tabs } = device;
  const running = new Set<() => void>();
  closed.addEventListener('abort', () => {
    for (const end of running) end();
  });
  const held = (begin: (ended: () => void) => () => void): (() => void) => {
    if (closed.aborted) return () => undefined;
    const end = (): void => {
      running.delete(end);
      stop();
    };
    const stop = begin(() => running.delete(end));
    running.add(end);
    return end;
  };
  const once = (plan: (task: () => void) => () => void, task: () => void): (() => void) =>
    held((ended) =>
      plan(() => {
        ended();
        task();
      }),
    );
  const listening =
    <Args extends unknown[]>(listen: Listen<Args>): Listen<Args> =>
    (listener) =>
      held(() => listen(listener));
  const store = (own: KeyValueStore): KeyValueStore => ({
    get durable() {
      return own.durable;
    },
    read: (key) => own.read(key),
    write: (key, value) => own.write(key, value),
    remove: (key) => own.remove(key),
    keys: () => own.keys(),
    onExternalChange: listening((listener) => own.onExternalChange(listener)),
  });
  return {
    ...device,
    scheduler: {
      after: (ms, task) => once((run) => scheduler.after(ms, run), task),
      every: (ms, task) => held(() => scheduler.every(ms, task)),
      nextFrame: (task) => once((run) => scheduler.nextFrame(run), task),
    },
    pageLife: {
      get visible() {
        return pageLife.visible;
      },
      get online() {
        return pageLife.online;
      },
      onHidden: listening((listener) => pageLife.onHidden(listener)),
      onVisible: listening((listener) => pageLife.onVisible(listener)),
      onOnlineChange: listening((listener) => pageLife.onOnlineChange(listener)),
      onResume: listening((listener) => pageLife.onResume(listener)),
    },
    tabs: { tell: (message) => tabs.tell(message), listen: listening((listener) => tabs.listen(listener)) },
    localStore: store(device.localStore),
    sessionStore: store(device.sessionStore),
  };
}
