import type { Container, ServiceIdentifier } from 'inversify';
import { recordAsked } from './bindingRecords';
import type { PortToken } from './PortToken';

/** What the container holds under a token or a class, with its type. */
export function getFrom(
  container: Container,
): <T>(what: PortToken<T> | (abstract new (...args: never[]) => T)) => T {
  return <T>(what: PortToken<T> | (abstract new (...args: never[]) => T)): T => {
    recordAsked(container, what);
    return container.get(what as ServiceIdentifier<T>);
  };
}
