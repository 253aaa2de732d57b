import type { Backend } from '@/adapters/composition/Backend';
import { openDevice } from '@/adapters/composition/browser/openDevice';
import { wayToSandbox } from '@/adapters/composition/browser/wayToBackend';
import { openPlayer, type Player } from '@/adapters/composition/openPlayer';
import { SPORTSBOOK } from '@/adapters/composition/sportsbook';
import { SPORTSBOOK_WIRE } from '@/adapters/composition/wire/sportsbookCalls';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import { WebAudioCues } from '@/adapters/browser/WebAudioCues';
import { RouterNavigator } from '@/adapters/browser/RouterNavigator';
import type { Configuration } from '@/adapters/config/Configuration';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import { fetchTransport } from '@/adapters/http/fetchTransport';
import { openSocket } from '@/adapters/realtime/openSocket';
import type { Logger } from '@/application/ports/device/Logger';
import type { Notifier } from '@/application/ports/device/Notifier';
import type { SportsbookApp } from '@/application/SportsbookApp';
import type { Notice } from '@/domain/notices/Notice';

export interface SharedPlayer {
  readonly observe: Player<SportsbookApp>['observe'];
  readonly app: SportsbookApp;
  /** Calls with everything that the app says as a toast, until released. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
}

let opening: Promise<SharedPlayer> | null = null;

/** The one player of this page: every element shows the same account. It stays as long as the page. Rejects with what is wrong with `/config.json`. */
export function sharedPlayer(): Promise<SharedPlayer> {
  opening ??= open();
  return opening;
}

async function open(): Promise<SharedPlayer> {
  const read = await loadConfiguration((url, init) => fetch(url, init), {});
  if (!read.ok) throw new Error(`config.json: ${read.error.key ?? 'the file'} ${read.error.reason}`);
  const listeners = new Set<(notice: Notice) => void>();
  const tell = (notice: Notice): void => {
    for (const listener of listeners) listener(notice);
  };
  const notifier: Notifier = { show: tell, update: tell, dismiss: () => undefined };
  const navigator = new RouterNavigator(location);
  // A page that is not ours is led nowhere.
  navigator.attach(() => undefined);
  const device = openDevice(navigator);
  const player = openPlayer({
    config: read.value.app,
    backend: await wayTo(read.value, device.logger),
    features: SPORTSBOOK,
    device: { ...device, notifier, whole: () => ({ cues: new WebAudioCues() }) },
  });
  return {
    observe: player.observe,
    app: await player.whole(),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The sandbox, or docs/wire.md. A dialect is refused above: its import alone would split the scripts of every other page (examples/README.md). */
async function wayTo(settings: Configuration, logger: Logger): Promise<Backend> {
  const calls = SPORTSBOOK_WIRE;
  if (settings.app.backend === 'sandbox') return (await wayToSandbox({ settings, calls }, logger)).backend;
  const transport = fetchTransport((url, init) => fetch(url, init));
  return wireBackend({ settings, transport, openSocket, calls });
}
