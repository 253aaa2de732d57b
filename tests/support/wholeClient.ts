import { firstPageParts } from '@/adapters/composition/firstPageParts';
import { openEarly } from '@/adapters/composition/openEarly';
import type { Transport } from '@/adapters/http/Transport';
import { openHttp } from '@/adapters/composition/openHttp';
import { SessionEndedRelay } from '@/adapters/composition/SessionEndedRelay';
import { restoreSaved } from '@/adapters/composition/restoreSaved';
import { openStates } from '@/adapters/composition/openStates';
import { openWholeApp } from '@/adapters/composition/openWholeApp';
import type { WholeAppParts } from '@/adapters/composition/WholeAppParts';
import { configurationFrom } from '@/adapters/config/Configuration';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import { StoredDeviceMemory } from '@/adapters/storage/StoredDeviceMemory';
import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { storedValues } from '@/adapters/storage/storedValues';
import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { FakePageLife } from './fakes/FakePageLife';
import { FakeCookieJar, FakeNavigator, FakeNotifier, FakeTabs } from './fakes/fakeDevices';
import { fakeWholeDevice } from './fakes/fakeWholeDevice';
import { MapKeyValueStore } from './fakes/MapKeyValueStore';
import { mortalPage } from './mortalPage';
import { platformUrl } from './platformUrl';
import { RecordingLogger } from './RecordingLogger';

/** What a page of the app runs on in a test: the device, and the way to a backend. */
export interface PageParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly ids: IdSource;
  /** `localStorage`: what a reload finds again. */
  readonly store: KeyValueStore;
  /** `sessionStorage`: what a reload in the same tab finds again; absent: a new tab. */
  readonly session?: KeyValueStore;
  readonly url: string;
  readonly transport: Transport;
  readonly openSocket: SocketOpener;
  /** Something between the client and its network; absent: nothing. */
  readonly between?: (network: Transport) => Transport;
  /** false: the backend is said to have no market stream. */
  readonly streams?: boolean;
  /** true: the backend is said to keep the player's own rules. */
  readonly playSafe?: boolean;
}

/**
 * The whole app but its screens: the real use cases, stores, HTTP and realtime adapters, wired by the modules of the composition root, on the
 * test's devices. It has been started when this returns, as a page has that just loaded.
 */
export function wholeClient(given: PageParts) {
  const { parts, die } = mortalPage(given);
  const device = {
    page: new FakePageLife(),
    tabs: new FakeTabs(),
    navigator: new FakeNavigator(),
    notifier: new FakeNotifier(),
    cookies: new FakeCookieJar(),
    logger: new RecordingLogger(),
  };
  const configuration = configurationFrom({
    backend: 'remote',
    apiUrl: parts.url,
    capabilities: {
      betKeys: true,
      marketStream: given.streams ?? true,
      betPlacement: true,
      playSafe: given.playSafe ?? false,
      casinoCatalogue: true,
    },
  });
  const values = storedValues(parts.store, APP_DETAILS_WIRE);
  const sessionEnded = new SessionEndedRelay();
  const states = openStates(values, device.page);
  const session = parts.session ?? new MapKeyValueStore();
  const { clock, scheduler, ids } = parts;
  const { client, ...gateways } = openHttp({
    configuration,
    sessionEnded,
    transport: (given.between ?? asItIs)(parts.transport),
    clock,
    scheduler,
    ids,
    session: states.session,
    logger: device.logger,
  });
  const ports = {
    ...states,
    ...gateways,
    config: configuration.app,
    clock,
    scheduler,
    ids,
    localStore: parts.store,
    sessionStore: session,
    memory: new StoredDeviceMemory(values, parts.store, session),
    cookies: device.cookies,
    logger: device.logger,
    navigator: device.navigator,
    pageLife: device.page,
    tabs: device.tabs,
    address: { parse: platformUrl, ownOrigin: 'http://127.0.0.1:4173' },
    notifier: device.notifier,
  };
  restoreSaved(session, ports);
  const early = openEarly(ports);
  early.start();
  const whole: WholeAppParts = {
    configuration,
    ports,
    http: client,
    early,
    first: firstPageParts(ports, early, null),
    openSocket: parts.openSocket,
    sessionEnded,
    device: fakeWholeDevice(),
  };
  const app = openWholeApp(whole);
  return {
    app,
    /** What the app was made from. */
    whole,
    states,
    ...device,
    /** The page is reloaded, closed or crashes: nothing of it runs any more. What it stored stays. */
    die,
  };
}

function asItIs(network: Transport): Transport {
  return network;
}

export type WholeClient = ReturnType<typeof wholeClient>;
