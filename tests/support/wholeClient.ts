import type { AxiosAdapter } from 'axios';
import { Container, ContainerModule } from 'inversify';
import { assemblePlayerApp } from '@/adapters/composition/assemblePlayerApp';
import { bettingModule } from '@/adapters/composition/bettingModule';
import { httpModule } from '@/adapters/composition/httpModule';
import { provide } from '@/adapters/composition/provide';
import { realtimeModule } from '@/adapters/composition/realtimeModule';
import { SessionEndedRelay } from '@/adapters/composition/SessionEndedRelay';
import { sessionModule } from '@/adapters/composition/sessionModule';
import { sportsModule } from '@/adapters/composition/sportsModule';
import { stateModule } from '@/adapters/composition/stateModule';
import { PORT } from '@/adapters/composition/tokens';
import { configurationFrom } from '@/adapters/config/Configuration';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import { StoredDeviceMemory } from '@/adapters/storage/StoredDeviceMemory';
import { storedValues } from '@/adapters/storage/storedValues';
import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { SessionEnded } from '@/application/session/SessionEnded';
import { FakePageLife } from './fakes/FakePageLife';
import { FakeCookieJar, FakeNavigator, FakeNotifier, FakeTabs } from './fakes/fakeDevices';
import { MapKeyValueStore } from './fakes/MapKeyValueStore';
import { mortalPage } from './mortalPage';
import { RecordingLogger } from './RecordingLogger';

/** What a page of the app runs on in a test: the device, and the way to a backend. */
export interface PageParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly ids: IdSource;
  /** `localStorage`: what a reload finds again. */
  readonly store: KeyValueStore;
  readonly url: string;
  /** undefined: axios' own, over a real network. */
  readonly axiosAdapter: AxiosAdapter | undefined;
  readonly openSocket: SocketOpener;
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
  const settings = configurationFrom({
    backend: 'remote',
    apiUrl: parts.url,
    capabilities: { betKeys: true, marketStream: true, betPlacement: true },
  });
  const values = storedValues(parts.store);
  const sessionEnded = new SessionEndedRelay();
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    new ContainerModule((bind) => {
      provide(bind, PORT.config, [], () => settings.app);
      provide(bind, PORT.clock, [], () => parts.clock);
      provide(bind, PORT.scheduler, [], () => parts.scheduler);
      provide(bind, PORT.ids, [], () => parts.ids);
      provide(bind, PORT.localStore, [], () => parts.store);
      provide(bind, PORT.memory, [], () => {
        return new StoredDeviceMemory(values, parts.store, new MapKeyValueStore());
      });
      provide(bind, PORT.cookies, [], () => device.cookies);
      provide(bind, PORT.logger, [], () => device.logger);
      provide(bind, PORT.navigator, [], () => device.navigator);
      provide(bind, PORT.pageLife, [], () => device.page);
      provide(bind, PORT.tabs, [], () => device.tabs);
      provide(bind, PORT.notifier, [], () => device.notifier);
    }),
    stateModule(values),
    httpModule(settings, sessionEnded, parts.axiosAdapter),
    realtimeModule(settings, parts.openSocket),
    sessionModule,
    sportsModule(settings.app.capabilities.marketStream),
    bettingModule,
  );
  sessionEnded.pointAt((token) => container.get(SessionEnded).execute(token));
  const app = assemblePlayerApp(container, null);
  app.session.resume.execute();
  return {
    app,
    container,
    ...device,
    /** The page is reloaded, closed or crashes: nothing of it runs any more. What it stored stays. */
    die,
  };
}

export type WholeClient = ReturnType<typeof wholeClient>;
