import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

const KEY = 'ui.searchKey';

/** Whether `/` opens the search: on unless the player said otherwise on this device. */
export function isSearchKeyOn(storage: Pick<KeyValueStore, 'read'>): boolean {
  return storage.read(KEY) !== 'off';
}

export function keepSearchKey(storage: Pick<KeyValueStore, 'write' | 'remove'>, on: boolean): void {
  if (on) storage.remove(KEY);
  else storage.write(KEY, 'off');
}
