import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';

/** Where a part of the app puts its bindings. */
export interface Binder {
  readonly bind: ContainerModuleLoadOptions['bind'];
  readonly container: Container;
  readonly part: string;
}

/** Bindings that belong together. */
export interface WiringPart {
  readonly name: string;
  readonly load: (binder: Binder) => void;
}

export function wiringPart(name: string, load: (binder: Binder) => void): WiringPart {
  return { name, load };
}

export function newContainer(): Container {
  return new Container({ defaultScope: 'Singleton' });
}

export function loadParts(container: Container, ...parts: readonly WiringPart[]): void {
  for (const { name, load } of parts)
    container.load(new ContainerModule(({ bind }) => load({ bind, container, part: name })));
}
