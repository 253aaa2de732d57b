/**
 * Inversify asks the metadata of classes by `reflect-metadata`, a polyfill of 2.5 kB, and keeps its own counters there. Nothing is decorated here (house rule), so three
 * functions over a map are all that is ever called.
 * @returns {import('vite').Plugin}
 */
export function smallReflect() {
  return {
    name: 'small-reflect',
    apply: 'build',
    load: (id) => (/\/reflect-metadata\/Reflect(Lite)?\.js$/.test(id) ? SHIM : null),
  };
}

const SHIM = `
const kept = new WeakMap();
const of = (target) => kept.get(target) ?? kept.set(target, new Map()).get(target);
Reflect.defineMetadata = (key, value, target) => void of(target).set(key, value);
Reflect.getOwnMetadata = (key, target) => of(target).get(key);
Reflect.getMetadata = (key, target) => {
  for (let each = target; each !== null && each !== undefined; each = Object.getPrototypeOf(each))
    if (of(each).has(key)) return of(each).get(key);
  return undefined;
};
export {};
`;
