import type { Container } from 'inversify';
import type { Ports } from '@/application/ports/Ports';
import { getFrom } from './getFrom';
import { PORT } from './tokens';

/** Ports of the running app, by name, for a feature that comes later. */
export function takePorts<const Names extends readonly (keyof Ports)[]>(
  container: Container,
  names: Names,
): Pick<Ports, Names[number]> {
  const get = getFrom(container);
  return Object.fromEntries(names.map((name) => [name, get<unknown>(PORT[name])])) as unknown as Pick<
    Ports,
    Names[number]
  >;
}
