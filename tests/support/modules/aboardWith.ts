import type { SourceModule } from './readModules';

type Modules = ReadonlyMap<string, Pick<SourceModule, 'brings' | 'asksFor'>>;

/** What is loaded when `entry` is: itself and all that it brings. */
function broughtBy(modules: Modules, entry: string): ReadonlySet<string> {
  const seen = new Set([entry]);
  for (const file of seen) for (const next of modules.get(file)?.brings ?? []) seen.add(next);
  return seen;
}

/**
 * For every module the ones that are surely aboard when it is: what its own entry point brings, and what stood already where that entry point
 * was asked for. A module that several entry points bring counts on what all of them have.
 */
export function aboardWith(modules: Modules, start: string): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Set([start, ...[...modules.values()].flatMap(({ asksFor }) => asksFor)]);
  const brought = new Map([...entries].map((entry) => [entry, broughtBy(modules, entry)]));
  const all = new Set(modules.keys());
  const aboard = new Map<string, ReadonlySet<string>>([...entries].map((entry) => [entry, all]));
  const ofModule = (file: string): ReadonlySet<string> =>
    inAllOf(
      [...entries].filter((entry) => brought.get(entry)?.has(file)).map((entry) => aboard.get(entry) ?? all),
    ) ?? all;

  for (let changed = true; changed;) {
    changed = false;
    for (const entry of entries) {
      const askers = [...modules].filter(([, { asksFor }]) => asksFor.includes(entry)).map(([file]) => file);
      const before = entry === start ? new Set<string>() : inAllOf(askers.map(ofModule));
      const now = new Set([...(before ?? []), ...(brought.get(entry) ?? [])]);
      if (now.size === aboard.get(entry)?.size) continue;
      aboard.set(entry, now);
      changed = true;
    }
  }
  return new Map([...modules.keys()].map((file) => [file, ofModule(file)]));
}

/** null: of nothing. */
function inAllOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> | null {
  const [first, ...others] = sets;
  return first === undefined
    ? null
    : new Set([...first].filter((file) => others.every((set) => set.has(file))));
}
