import type { Newable, ServiceIdentifier } from 'inversify';
import type { Ports } from '@/application/ports/Ports';
import { recordBinding, type BindingRecord } from './bindingRecords';
import type { PortToken, Wanted } from './PortToken';
import { PORT } from './tokens';
import type { Binder } from './wiringPart';

type Given<Tokens extends readonly Wanted[]> = {
  -readonly [Index in keyof Tokens]: Tokens[Index] extends abstract new (...args: never[]) => infer T
    ? T
    : Tokens[Index] extends PortToken<infer T>
      ? T
      : never;
};

/**
 * How ports are bound. `build` must take exactly what `needs` names: a wrong or missing dependency is a compile error. Everything is a
 * singleton, built when first asked for; no decorators. What it needs is recorded, so that the whole wiring can be checked (`npm run wiring`).
 */
export function provide<T, const Needs extends readonly Wanted[]>(
  { bind, container, part }: Binder,
  what: PortToken<T> | (abstract new (...args: never[]) => T),
  needs: Needs,
  build: (...given: Given<Needs>) => T,
  kind: BindingRecord['kind'] = typeof what === 'function' ? 'service' : 'port',
): void {
  recordBinding(container, what, { part, kind, needs });
  bind(what as ServiceIdentifier<T>)
    .toResolvedValue(build as (...given: unknown[]) => T, needs as unknown as ServiceIdentifier[])
    .inSingletonScope();
}

/** A class is its own name; its constructor must take exactly what `needs` names. */
export function provideClass<T extends object, const Needs extends readonly Wanted[]>(
  binder: Binder,
  what: new (...given: Given<Needs>) => T,
  needs: Needs,
): void {
  const build = what as unknown as new (...all: unknown[]) => T;
  provide(binder, what as unknown as Newable<T>, needs, (...given: unknown[]) => new build(...given));
}

/** A feature is a function of its ports, by name, and of what it needs besides. */
export function provideFeature<
  T,
  const Names extends readonly (keyof Ports)[],
  const Needs extends readonly Wanted[],
>(
  binder: Binder,
  what: PortToken<T>,
  ports: Names,
  needs: Needs,
  open: (ports: Pick<Ports, Names[number]>, ...given: Given<Needs>) => T,
): void {
  const wanted: readonly Wanted[] = [...ports.map((name) => PORT[name]), ...needs];
  provide(
    binder,
    what,
    wanted,
    (...given: readonly unknown[]) =>
      open(
        Object.fromEntries(ports.map((name, at) => [name, given[at]])) as unknown as Pick<
          Ports,
          Names[number]
        >,
        ...(given.slice(ports.length) as Given<Needs>),
      ),
    'feature',
  );
}

/** Something that exists already: it needs nothing more. */
export function provideValue<T>(
  { bind, container, part }: Binder,
  what: PortToken<T> | (abstract new (...args: never[]) => T),
  value: T,
): void {
  recordBinding(container, what, { part, kind: 'value', needs: [] });
  bind(what as ServiceIdentifier<T>).toConstantValue(value);
}
