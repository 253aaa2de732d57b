import type { TabMessage, Tabs } from '@/application/ports/device/Tabs';

const CHANNEL = 'player-app:tabs';

/** Browsers without BroadcastChannel still follow by the storage event of the token, which the core also hears. */
export class BroadcastTabs implements Tabs {
  readonly #channel: BroadcastChannel | null;

  constructor(open: (name: string) => BroadcastChannel | null = openChannel) {
    this.#channel = open(CHANNEL);
  }

  tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  listen(listener: (message: TabMessage) => void): () => void {
    const onEvent = (event: MessageEvent<unknown>): void => {
      const message = decoded(event.data);
      if (message !== null) listener(message);
    };
    this.#channel?.addEventListener('message', onEvent);
    return () => this.#channel?.removeEventListener('message', onEvent);
  }
}

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

function decoded(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  return data.kind === 'signedIn' || data.kind === 'signedOut' ? { kind: data.kind } : null;
}
