import { ContainerModule } from 'inversify';
import type { Message } from '@/domain/shared/Message';
import { BroadcastTabs } from '../browser/BroadcastTabs';
import { ConsoleLogger } from '../browser/ConsoleLogger';
import { CryptoIdSource } from '../browser/CryptoIdSource';
import { DocumentPageLife } from '../browser/DocumentPageLife';
import { FrameScheduler } from '../browser/FrameScheduler';
import type { RouterNavigator } from '../browser/RouterNavigator';
import { SystemClock } from '../browser/SystemClock';
import type { Configuration } from '../config/Configuration';
import { ToastifyNotifier } from '../notifications/ToastifyNotifier';
import { DocumentCookieJar } from '../storage/DocumentCookieJar';
import { StoredDeviceMemory } from '../storage/StoredDeviceMemory';
import { provide } from './provide';
import { PORT } from './tokens';
import type { DeviceStores } from './openStores';

export interface DeviceParts {
  readonly configuration: Configuration;
  readonly stores: DeviceStores;
  readonly navigator: RouterNavigator;
  readonly word: (message: Message) => string;
}

/** The browser behind the device ports. */
export function deviceModule({ configuration, stores, navigator, word }: DeviceParts): ContainerModule {
  return new ContainerModule((container) => {
    provide(container, PORT.config, [], () => configuration.app);
    provide(container, PORT.clock, [], () => new SystemClock());
    provide(container, PORT.scheduler, [], () => new FrameScheduler());
    provide(container, PORT.ids, [], () => new CryptoIdSource());
    provide(container, PORT.cookies, [], () => new DocumentCookieJar(() => document.cookie));
    provide(container, PORT.localStore, [], () => stores.local);
    provide(container, PORT.memory, [], () => {
      return new StoredDeviceMemory(stores.values, stores.local, stores.session);
    });
    provide(container, PORT.logger, [], () => new ConsoleLogger());
    provide(container, PORT.navigator, [], () => navigator);
    provide(container, PORT.pageLife, [], () => new DocumentPageLife());
    provide(container, PORT.tabs, [], () => new BroadcastTabs());
    provide(container, PORT.notifier, [PORT.logger], (logger) => {
      return new ToastifyNotifier(
        word,
        () => import('../notifications/toastRuntime'),
        () => logger.warn('the script for notices did not load'),
      );
    });
  });
}
