import { describe, expect, it, vi } from 'vitest';
import { WebKeyValueStore } from '@/adapters/storage/WebKeyValueStore';
import { MemoryStorage } from './MemoryStorage';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };

describe('WebKeyValueStore', () => {
  it('[STORE-01] keeps text under the key it was given', () => {
    const storage = new MemoryStorage();
    const store = new WebKeyValueStore(() => storage, noEvents);
    store.write('token', 'abc');
    expect(storage.values.get('token')).toBe('abc');
    expect(store.read('token')).toBe('abc');
    store.remove('token');
    expect(store.read('token')).toBeNull();
    expect(store.durable).toBe(true);
  });

  it('[F69] works from memory when the browser blocks storage, and says that nothing is kept', () => {
    const access = vi.fn((): Storage => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = new WebKeyValueStore(access, noEvents);
    expect(store.read('token')).toBeNull();
    store.write('token', 'abc');
    expect(access.mock.results.every((result) => result.type === 'throw')).toBe(true);
    expect(access).toHaveBeenCalled();
    expect(store.read('token')).toBe('abc');
    expect(store.keys()).toEqual(['token']);
    expect(store.durable).toBe(false);
    store.remove('token');
    expect(store.read('token')).toBeNull();
  });

  it('[F70] drops caches first when the store is full, then stores the token', () => {
    const storage = new MemoryStorage(60);
    storage.values.set('sportsData', 'x'.repeat(40));
    const store = new WebKeyValueStore(() => storage, noEvents);
    store.write('token', 'y'.repeat(30));
    expect(storage.refusals).toBeGreaterThan(0);
    expect(storage.values.has('sportsData')).toBe(false);
    expect(storage.values.get('token')).toBe('y'.repeat(30));
    expect(store.durable).toBe(true);
  });

  it('[F70] keeps in memory what does not fit even then', () => {
    const storage = new MemoryStorage(10);
    const store = new WebKeyValueStore(() => storage, noEvents);
    store.write('token', 'y'.repeat(30));
    expect(storage.refusals).toBeGreaterThan(0);
    expect(store.read('token')).toBe('y'.repeat(30));
    expect(store.durable).toBe(false);
  });

  it('[F72] hears what another tab changed, and not what did not change', () => {
    const target = new EventTarget();
    const storage = new MemoryStorage();
    const store = new WebKeyValueStore(() => storage, target as unknown as Window);
    const received: [string | null, string | null][] = [];
    const stop = store.onExternalChange((key, value) => received.push([key, value]));
    const event = (key: string | null, oldValue: string | null, newValue: string | null): Event =>
      Object.assign(new Event('storage'), { key, oldValue, newValue, storageArea: storage });
    target.dispatchEvent(event('token', 'a', null));
    target.dispatchEvent(event('token', 'a', 'a'));
    target.dispatchEvent(event(null, null, null));
    target.dispatchEvent(Object.assign(event('token', 'a', 'b'), { storageArea: new MemoryStorage() }));
    stop();
    target.dispatchEvent(event('token', 'a', 'c'));
    expect(received).toEqual([
      ['token', null],
      [null, null],
    ]);
  });
});
