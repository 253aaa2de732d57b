import type { ContainerModuleLoadOptions, Newable, ServiceIdentifier } from 'inversify';

/** A name for a port in the container that remembers the port's type. */
export type PortToken<T> = symbol & { readonly __port?: T };

export function portToken<T>(name: string): PortToken<T> {
  return Symbol(name) as PortToken<T>;
}

type Wanted = PortToken<unknown> | (abstract new (...args: never[]) => unknown);

type Given<Tokens extends readonly Wanted[]> = {
  -readonly [Index in keyof Tokens]: Tokens[Index] extends abstract new (...args: never[]) => infer T
    ? T
    : Tokens[Index] extends PortToken<infer T>
      ? T
      : never;
};

/**
 * The one way to bind. `build` must take exactly what `needs` names: a wrong or missing dependency is a compile error. Everything is a
 * singleton, built when first asked for; no decorators, no metadata.
 */
export function provide<T, const Needs extends readonly Wanted[]>(
  container: ContainerModuleLoadOptions,
  what: PortToken<T> | (abstract new (...args: never[]) => T),
  needs: Needs,
  build: (...given: Given<Needs>) => T,
): void {
  container
    .bind(what as ServiceIdentifier<T>)
    .toResolvedValue(build as (...given: unknown[]) => T, needs as unknown as ServiceIdentifier[])
    .inSingletonScope();
}

/** A class is its own name; its constructor must take exactly what `needs` names. */
export function provideClass<T extends object, const Needs extends readonly Wanted[]>(
  container: ContainerModuleLoadOptions,
  what: new (...given: Given<Needs>) => T,
  needs: Needs,
): void {
  container
    .bind(what as unknown as Newable<T>)
    .toResolvedValue(
      (...given: unknown[]) => new (what as unknown as new (...all: unknown[]) => T)(...given),
      needs as unknown as ServiceIdentifier[],
    )
    .inSingletonScope();
}
