import * as v from 'valibot';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** One value under one key: encoded on the way in, decoded on the way out. Anything that does not decode is dropped (F71). */
export interface StoredValue<T> {
  load(): T | null;
  keep(value: T | null): void;
}

export function storedJson<Wire, T>(
  store: KeyValueStore,
  key: string,
  schema: v.GenericSchema<unknown, Wire>,
  map: { readonly fromStored: (wire: Wire) => T; readonly toStored: (value: T) => unknown },
  json: { readonly parse: (text: string) => unknown; readonly stringify: (value: unknown) => string } = JSON,
): StoredValue<T> {
  return {
    load() {
      const text = store.read(key);
      if (text === null) return null;
      try {
        const decoded = v.safeParse(schema, json.parse(text));
        if (decoded.success) return map.fromStored(decoded.output);
      } catch {
        // Falls through: not JSON, or figures that no amount can have.
      }
      store.remove(key);
      return null;
    },
    keep(value) {
      if (value === null) store.remove(key);
      else store.write(key, json.stringify(map.toStored(value)));
    },
  };
}

/** Plain text, e.g. the token, which the specification keeps as it came. */
export function storedText(
  store: KeyValueStore,
  key: string,
  valid: (text: string) => boolean,
): StoredValue<string> {
  return {
    load() {
      const text = store.read(key);
      if (text === null || valid(text)) return text;
      store.remove(key);
      return null;
    },
    keep(value) {
      if (value === null) store.remove(key);
      else store.write(key, value);
    },
  };
}
