import { WebKeyValueStore } from '../../storage/WebKeyValueStore';
import { storedValues } from '../../storage/storedValues';
import type { StoredValues } from '../../storage/storedValues';
import { APP_DETAILS_WIRE } from '../../wire/appDetailsWire';

export interface DeviceStores {
  readonly local: WebKeyValueStore;
  /** Of this tab only. */
  readonly session: WebKeyValueStore;
  readonly values: StoredValues;
}

export function openStores(): DeviceStores {
  const local = new WebKeyValueStore(() => localStorage, window);
  const session = new WebKeyValueStore(() => sessionStorage, window);
  return { local, session, values: storedValues(local, APP_DETAILS_WIRE) };
}
