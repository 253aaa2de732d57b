import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { PageParts } from './wholeClient';

const nothing = (): void => undefined;
/** A promise that never settles: the page that waited for it is gone. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * What a page runs on, until it dies as by a reload or a crash: then no timer fires, nothing is stored, nothing is sent, no reply is heard. What
 * was on its way to the server still arrives there.
 */
export function mortalPage(parts: PageParts): { readonly parts: PageParts; readonly die: () => void } {
  let alive = true;
  const sockets: SocketLike[] = [];
  const timers = new Set<() => void>();
  const saved = (cancel: () => void): (() => void) => {
    timers.add(cancel);
    return () => {
      timers.delete(cancel);
      cancel();
    };
  };
  const once = (plan: (task: () => void) => () => void, task: () => void): (() => void) => {
    const cancel = plan(() => {
      timers.delete(cancel);
      task();
    });
    return saved(cancel);
  };
  return {
    parts: {
      ...parts,
      scheduler: {
        after: (ms, task) => (alive ? once((run) => parts.scheduler.after(ms, run), task) : nothing),
        every: (ms, task) => (alive ? saved(parts.scheduler.every(ms, task)) : nothing),
        nextFrame: (task) => (alive ? once((run) => parts.scheduler.nextFrame(run), task) : nothing),
      },
      store: {
        get durable() {
          return parts.store.durable;
        },
        read: (key) => parts.store.read(key),
        write: (key, value) => {
          if (alive) parts.store.write(key, value);
        },
        remove: (key) => {
          if (alive) parts.store.remove(key);
        },
        keys: () => parts.store.keys(),
        onExternalChange: (listener) => parts.store.onExternalChange(listener),
      },
      transport: async (request, watch) => {
        if (!alive) return never();
        const answer = await parts.transport(request, watch);
        return alive ? answer : never();
      },
      openSocket: async (url, options) => {
        if (!alive) return never();
        const socket = await parts.openSocket(url, options);
        sockets.push(socket);
        return socket;
      },
    },
    die: () => {
      alive = false;
      for (const cancel of timers) cancel();
      for (const socket of sockets) socket.disconnect();
    },
  };
}
