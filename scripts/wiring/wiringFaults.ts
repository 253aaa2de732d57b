import type { Container } from 'inversify';
import { askedOf, bindingsOf, type BindingRecord } from '@/adapters/composition/bindingRecords';
import type { Wanted } from '@/adapters/composition/PortToken';

type Bindings = ReadonlyMap<Wanted, BindingRecord>;

/**
 * What is wrong with the wiring, in sentences, read from what the bindings say of themselves. Inversify finds a missing binding only when
 * something asks for it, which for a page that comes later is in front of a player; it never says that a binding is not needed.
 */
export function wiringFaults(container: Container): readonly string[] {
  const bindings = bindingsOf(container);
  return [...unbound(bindings), ...unneeded(bindings, askedOf(container)), ...circles(bindings)];
}

function unbound(bindings: Bindings): readonly string[] {
  return [...bindings].flatMap(([what, { part, needs }]) =>
    needs
      .filter((need) => !bindings.has(need))
      .map((need) => `${part}: ${nameOf(what)} needs ${nameOf(need)}, which is not bound`),
  );
}

/** What exists since the first page is there with or without a need. */
function unneeded(bindings: Bindings, asked: ReadonlySet<Wanted>): readonly string[] {
  const needed = new Set([...asked, ...[...bindings.values()].flatMap(({ needs }) => needs)]);
  return [...bindings]
    .filter(([what, { kind }]) => kind !== 'value' && !needed.has(what))
    .map(([what, { part }]) => `${part}: ${nameOf(what)} is bound and never needed`);
}

function circles(bindings: Bindings): readonly string[] {
  const found: string[] = [];
  const done = new Set<Wanted>();
  const walk = (what: Wanted, path: readonly Wanted[]): void => {
    const start = path.indexOf(what);
    if (start >= 0) found.push(`a circle: ${[...path.slice(start), what].map(nameOf).join(' -> ')}`);
    if (start >= 0 || done.has(what)) return;
    for (const need of bindings.get(what)?.needs ?? []) walk(need, [...path, what]);
    done.add(what);
  };
  for (const what of bindings.keys()) walk(what, []);
  return found;
}

/** As a person reads it. */
export function nameOf(what: Wanted): string {
  return typeof what === 'function' ? what.name : (what.description ?? 'a port without a name');
}
