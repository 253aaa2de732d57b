import { BroadcastTabs } from '../../browser/BroadcastTabs';
import { CryptoIdSource } from '../../platform/CryptoIdSource';
import { DocumentPageLife } from '../../browser/DocumentPageLife';
import { FrameScheduler } from '../../browser/FrameScheduler';
import { ConsoleTelemetry } from '../../browser/telemetry/ConsoleTelemetry';
import { LateTelemetry } from '../../browser/telemetry/LateTelemetry';
import { TelemetryLogger } from '../../browser/telemetry/TelemetryLogger';
import type { RouterNavigator } from '../../browser/RouterNavigator';
import { pageAddress } from '../../platform/pageAddress';
import { SystemClock } from '../../platform/SystemClock';
import { DocumentCookieJar } from '../../storage/DocumentCookieJar';
import { WebKeyValueStore } from '../../storage/WebKeyValueStore';

/** The browser behind the device ports; how a page shows toasts is its own matter. */
export function openDevice(navigator: RouterNavigator) {
  const records = new LateTelemetry();
  return {
    clock: new SystemClock(),
    scheduler: new FrameScheduler(),
    ids: new CryptoIdSource(),
    cookies: new DocumentCookieJar(() => document.cookie),
    ...openStores(),
    logger: new TelemetryLogger([new ConsoleTelemetry(), records]),
    /** What has been logged so far, for whoever sends it. */
    records,
    navigator,
    pageLife: new DocumentPageLife(),
    tabs: new BroadcastTabs(),
    address: pageAddress(location.origin),
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
