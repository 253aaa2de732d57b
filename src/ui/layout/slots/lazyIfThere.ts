import { lazy } from 'react';
import type { ComponentType } from 'react';

type Modules<Name extends string> = Readonly<Record<string, () => Promise<Readonly<Record<Name, ComponentType>>>>>;

/** A component of a feature that is still being built: null until its file exists. */
export function lazyIfThere<Name extends string>(modules: Modules<Name>, name: Name): ComponentType | null {
  const load = Object.values(modules)[0];
  return load === undefined ? null : lazy(async () => ({ default: (await load())[name] }));
}
