import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { smallReflect } from '@scripts/lib/smallReflect.mjs';

interface Reflected {
  defineMetadata(key: unknown, value: unknown, target: object): void;
  getOwnMetadata(key: unknown, target: object): unknown;
  getMetadata(key: unknown, target: object): unknown;
}

describe('the small stand-in for reflect-metadata', () => {
  const { load } = smallReflect();
  const source =
    typeof load === 'function' ? load.call(undefined as never, '/a/reflect-metadata/ReflectLite.js') : null;
  const sandbox = { Reflect: {} as Reflected };
  runInNewContext(String(source).replace('export {};', ''), { ...sandbox, WeakMap, Map, Object });
  const { Reflect: reflect } = sandbox;

  it('keeps what was said of a class, and finds it on the classes below', () => {
    class Above {}
    class Below extends Above {}
    reflect.defineMetadata('binding', 1, Above);
    reflect.defineMetadata('binding', 2, Above);
    expect(reflect.getOwnMetadata('binding', Above)).toBe(2);
    expect(reflect.getOwnMetadata('binding', Below)).toBeUndefined();
    expect(reflect.getMetadata('binding', Below)).toBe(2);
    expect(reflect.getMetadata('other', Below)).toBeUndefined();
  });
});
