import { WebKeyValueStore } from '../../storage/WebKeyValueStore';

export interface DeviceStores {
  readonly localStore: WebKeyValueStore;
  /** Of this tab only. */
  readonly sessionStore: WebKeyValueStore;
}

export function openStores(): DeviceStores {
  return {
    localStore: new WebKeyValueStore(() => localStorage, window),
    sessionStore: new WebKeyValueStore(() => sessionStorage, window),
  };
}
