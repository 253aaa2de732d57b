import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { token } from '@/domain/shared/ids';
import type { Token } from '@/domain/shared/ids';

/** RT-01: the token under the storage key `token`, when none is passed. */
export function storedToken(store: Pick<KeyValueStore, 'read'>): Token | null {
  const text = store.read('token');
  return text !== null && /^[\x21-\x7e]{1,4096}$/.test(text) ? token(text) : null;
}
