import type { Message } from '@/domain/shared/Message';
import { BroadcastTabs } from '../../browser/BroadcastTabs';
import { ConsoleLogger } from '../../browser/ConsoleLogger';
import { CryptoIdSource } from '../../browser/CryptoIdSource';
import { DocumentPageLife } from '../../browser/DocumentPageLife';
import { FrameScheduler } from '../../browser/FrameScheduler';
import type { RouterNavigator } from '../../browser/RouterNavigator';
import { pageAddress } from '../../browser/pageAddress';
import { SystemClock } from '../../browser/SystemClock';
import { ToastifyNotifier } from '../../notifications/ToastifyNotifier';
import { DocumentCookieJar } from '../../storage/DocumentCookieJar';
import { WebKeyValueStore } from '../../storage/WebKeyValueStore';

export interface DeviceParts {
  readonly navigator: RouterNavigator;
  readonly word: (message: Message) => string;
}

/** The browser behind the device ports. */
export function openDevice({ navigator, word }: DeviceParts) {
  const logger = new ConsoleLogger();
  return {
    clock: new SystemClock(),
    scheduler: new FrameScheduler(),
    ids: new CryptoIdSource(),
    cookies: new DocumentCookieJar(() => document.cookie),
    ...openStores(),
    logger,
    navigator,
    pageLife: new DocumentPageLife(),
    tabs: new BroadcastTabs(),
    address: pageAddress(location.origin),
    notifier: new ToastifyNotifier(
      word,
      () => import('../../notifications/toastRuntime'),
      () => logger.warn('the script for notices did not load'),
    ),
  };
}

interface DeviceStores {
  readonly localStore: WebKeyValueStore;
  /** Of this tab only. */
  readonly sessionStore: WebKeyValueStore;
}

function openStores(): DeviceStores {
  return {
    localStore: new WebKeyValueStore(() => localStorage, window),
    sessionStore: new WebKeyValueStore(() => sessionStorage, window),
  };
}
