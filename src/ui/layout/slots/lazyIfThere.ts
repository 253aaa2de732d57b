import { lazy } from 'react';
import type { ComponentType } from 'react';

export type Holding<Name extends string> = Readonly<Record<Name, ComponentType>>;

/** A component of a feature that is still being built: null until its file exists. */
export function lazyIfThere<Name extends string>(
  modules: Readonly<Record<string, () => Promise<Holding<Name>>>>,
  name: Name,
): ComponentType | null {
  const load = Object.values(modules)[0];
  return load === undefined ? null : lazy(async () => ({ default: (await load())[name] as ComponentType }));
}
