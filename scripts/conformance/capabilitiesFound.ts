import type { Capabilities, Capability } from '@/application/ports/device/Capabilities';
import type { JudgedCase } from './Judged';

export interface CapabilitiesFound {
  /** What to write into config.json. */
  readonly write: Partial<Capabilities>;
  /** Of which nothing is known: leave it as it is. */
  readonly unknown: readonly Capability[];
}

/** true: all of its cases that this backend can be held to passed; false: one is broken or missing; unknown: one was not tried. */
export function capabilitiesFound(cases: readonly JudgedCase[], claimed: Capabilities): CapabilitiesFound {
  const write: Partial<Record<Capability, boolean>> = {};
  const unknown: Capability[] = [];
  for (const name of Object.keys(claimed) as Capability[]) {
    const about = cases.filter(
      ({ capability, needs }) => capability === name && !needs.includes('advancesTime'),
    );
    const outcomes = about.map(({ verdict }) => verdict.outcome);
    if (outcomes.includes('broken') || outcomes.includes('notOffered')) write[name] = false;
    else if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'passed')) write[name] = true;
    else unknown.push(name);
  }
  return { write, unknown };
}
