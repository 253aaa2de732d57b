import 'reflect-metadata/lite';
import type { Container } from 'inversify';
import type { Wanted } from './PortToken';

/** What a binding says of itself. It is metadata of the container, so that the wiring can be read without building anything. */
export interface BindingRecord {
  /** The part of the composition that binds it: `features`, `realtime`. */
  readonly part: string;
  /** `value`: it exists already, and needs nothing more. */
  readonly kind: 'port' | 'service' | 'feature' | 'value';
  /** In the order of the arguments. */
  readonly needs: readonly Wanted[];
}

const BINDINGS = 'bindings';
const ASKED = 'asked';

export function recordBinding(container: Container, what: Wanted, record: BindingRecord): void {
  Reflect.defineMetadata(what, record, container, BINDINGS);
}

/** It was taken out of the container by a door of the app, so it is needed. */
export function recordAsked(container: Container, what: Wanted): void {
  Reflect.defineMetadata(what, true, container, ASKED);
}

/** Everything that was bound, with what it needs. */
export function bindingsOf(container: Container): ReadonlyMap<Wanted, BindingRecord> {
  const bound = Reflect.getOwnMetadataKeys(container, BINDINGS) as Wanted[];
  return new Map(
    bound.map((what) => [what, Reflect.getOwnMetadata(what, container, BINDINGS) as BindingRecord]),
  );
}

/** Everything that a door of the app has taken out. */
export function askedOf(container: Container): ReadonlySet<Wanted> {
  return new Set(Reflect.getOwnMetadataKeys(container, ASKED) as Wanted[]);
}
