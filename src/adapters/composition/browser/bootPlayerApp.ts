import type { FirstPage } from '@/application/FirstPage';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Navigator } from '@/application/ports/device/Navigator';
import type { PageLife } from '@/application/ports/device/PageLife';
import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { Message } from '@/domain/shared/Message';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { ConsoleLogger } from '../../browser/ConsoleLogger';
import { PrefetchedReplies } from '../../browser/PrefetchedReplies';
import { RouterNavigator } from '../../browser/RouterNavigator';
import { buildTimeValues } from '../../config/buildTimeValues';
import type { Configuration } from '../../config/Configuration';
import { loadConfiguration } from '../../config/loadConfiguration';
import type { ConfigProblem } from '../../config/loadConfiguration';
import { SESSION } from '../../storage/deviceKeys';
import { lateTransport } from '../../http/lateTransport';
import type { Transport } from '../../http/Transport';
import type { SocketOpener } from '../../realtime/SocketOptions';
import { restoreScript } from '../restoreScript';
import { firstPageParts } from '../firstPageParts';
import { fetchTransport } from '../../http/fetchTransport';
import { visitorTransport } from '../../http/visitorTransport';
import { offlineTransport } from '../../http/offlineTransport';
import { openDevice } from './openDevice';
import { openEarly } from '../openEarly';
import { openFirstPage } from '../openFirstPage';
import { openHttp } from '../openHttp';
import { openStates } from '../openStates';
import { openStores } from './openStores';
import { SessionEndedRelay } from '../SessionEndedRelay';
import { settledWithin } from '../settledWithin';
import { loadOnFirstInput } from './loadOnFirstInput';

/** The first page stands by then, on a slow phone too. */
const SETTLE_AFTER_MS = 3_000;

export interface BootOptions {
  /** Words a message for a toast, in the player's language. */
  readonly word: (message: Message) => string;
  /** Fetches the texts of the player's language; the first page is drawn after it. */
  readonly loadLanguage: (storage: KeyValueStore, config: AppConfig) => Promise<void>;
  /** What the screens want to have beside the whole app, e.g. its words. */
  readonly alongside: () => Promise<unknown>;
  /** Told as soon as it is known how the brand looks, beside the first questions to the backend. */
  readonly onLook: (look: Configuration['look']) => void;
}

export interface BootedApp {
  readonly app: FirstPage;
  /** What can wait until the first page stands; tells once when a newer build is on the server. */
  readonly afterFirstPaint: (onNewVersion: () => void) => void;
  /** Hands over the router's own navigation, once it stands. */
  readonly attachNavigator: (goTo: Navigator['goTo']) => void;
}

interface WayToBackend {
  /** null: HTTP over the network of this device. */
  readonly transport: Transport | null;
  readonly openSocket: SocketOpener;
  readonly tools: SandboxTools | null;
  readonly gameFrames: GameFrames | null;
}

/**
 * Reads the configuration and starts the app. A player gets all of it before the first page; a visitor gets what the first page needs,
 * and the rest with the first sign of life. A bad configuration is an answer, to be shown.
 */
export async function bootPlayerApp({
  word,
  loadLanguage,
  alongside,
  onLook,
}: BootOptions): Promise<Result<BootedApp, ConfigProblem>> {
  const ahead = new PrefetchedReplies(globalThis.prefetchedReplies, () => performance.now());
  const asked = await loadConfiguration(
    (url, init) => ahead.take(url) ?? fetch(url, init),
    buildTimeValues(import.meta.env),
  );
  if (!asked.ok) return asked;
  const configuration = asked.value;
  onLook(configuration.look);
  const { transport, openSocket, tools, gameFrames } =
    configuration.app.backend === 'sandbox' ? await wayToSandbox() : NETWORK;

  const sessionEnded = new SessionEndedRelay();
  const navigator = new RouterNavigator(location);
  const stores = openStores();
  const saved = restoreScript(stores.session);
  const device = openDevice({ configuration, stores, navigator, word });
  const languageLearned = loadLanguage(device.localStore, configuration.app);
  const states = openStates(stores.values, device.pageLife);
  const http = openHttp({
    ...device,
    configuration,
    sessionEnded,
    transport: transport ?? networkTransport(ahead, device.pageLife),
    session: states.session,
  });
  const { client, ...gateways } = http;
  const ports = { ...device, ...states, ...gateways };
  (await saved)?.restoreSaved(stores.session, ports);
  await languageLearned;
  const early = openEarly(ports);
  const parts = firstPageParts(ports, early, tools);
  const app = openFirstPage(parts, async () => {
    const [{ openWholeApp }, { openWholeDevice }] = await Promise.all([
      import('../openWholeApp'),
      import('./openWholeDevice'),
      alongside(),
      // Needed with the first token; where it does not come, that call says so.
      transport === null && loadAxios().catch(() => undefined),
    ]);
    return openWholeApp({
      configuration,
      ports,
      http: client,
      early,
      first: parts,
      openSocket,
      sessionEnded,
      device: openWholeDevice({ navigator, tools, gameFrames }),
    });
  });

  const first = [early.start()];
  // A sign-up that a reload cut short goes on at once.
  const signingUp = stores.session.read(SESSION.signUpStep) !== null;
  if (device.memory.storedSession() === null && !signingUp) {
    if (location.pathname === configuration.app.publicPath) first.push(early.startLive());
    loadOnFirstInput(app.whole, { page: window, local: stores.local, tabs: device.tabs });
    await settledWithin(Promise.all(first), FIRST_ANSWERS_MS, device.scheduler);
  } else await app.whole();
  return ok({
    app,
    afterFirstPaint: (onNewVersion) =>
      void device.scheduler.after(SETTLE_AFTER_MS, () => {
        // Nobody misses it when it does not come.
        import('./afterFirstPaint').then(
          ({ afterFirstPaint }) =>
            afterFirstPaint({ ...device, offlineShell: configuration.offlineShell }, onNewVersion),
          () => undefined,
        );
      }),
    attachNavigator: (goTo) => navigator.attach(goTo),
  });
}

/** What was asked for ahead of the app is mostly there by now: then the first page is drawn once, whole, and nothing moves afterwards. */
const FIRST_ANSWERS_MS = 100;

/** A first page has no session: axios comes with the rest of the app. */
function networkTransport(ahead: PrefetchedReplies, pageLife: PageLife): Transport {
  const transport = visitorTransport({
    ahead: (url) => ahead.take(url),
    visitor: fetchTransport((url, init) => fetch(url, init)),
    session: lateTransport(async () => (await loadAxios()).axiosTransport()),
  });
  return offlineTransport(transport, pageLife);
}

const loadAxios = () => import('../../http/axiosTransport');

const NETWORK: WayToBackend = {
  transport: null,
  openSocket: async (...call) => (await import('../../realtime/openSocket')).openSocket(...call),
  tools: null,
  gameFrames: null,
};

/** Nobody on an operator's backend ever downloads what is behind this import. */
async function wayToSandbox(): Promise<WayToBackend> {
  const { openBrowserSandbox } = await import('../../sandbox/doors/inBrowser/openBrowserSandbox');
  const logger = new ConsoleLogger();
  const sandbox = openBrowserSandbox((notice) => logger.warn('sandbox', { notice }));
  return {
    transport: sandbox.transport,
    openSocket: (url, options) => Promise.resolve(sandbox.openSocket(url, options)),
    tools: sandbox.tools,
    gameFrames: sandbox.gameFrames,
  };
}
