import { action, computed, makeObservable, observableRef } from 'mobx';

/**
 * What a store is made of, said once: each field is followed, each getter is worked out from them, each method is one transition. What only
 * reads is named: an action would keep it from being followed.
 */
export function observed<Store extends object>(store: Store, ...reads: readonly (keyof Store)[]): void {
  const own = Object.keys(store).map((name) => [name, observableRef]);
  const written = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(store) as object));
  const methods = written
    .filter(([name]) => name !== 'constructor' && !reads.includes(name as keyof Store))
    .map(([name, { get }]) => [name, get === undefined ? action : computed]);
  makeObservable(
    store,
    Object.fromEntries([...own, ...methods]) as Parameters<typeof makeObservable<Store>>[1],
  );
}
