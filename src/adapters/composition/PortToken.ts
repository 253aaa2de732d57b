/** A name for a port in the container that remembers the port's type. */
export type PortToken<T> = symbol & { readonly __port?: T };

export function portToken<T>(name: string): PortToken<T> {
  return Symbol(name) as PortToken<T>;
}

/** What can be bound and asked for: a port by its token, or a class, which is its own name. */
export type Wanted = PortToken<unknown> | (abstract new (...args: never[]) => unknown);
