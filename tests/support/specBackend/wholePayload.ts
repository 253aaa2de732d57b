import type { Request } from 'express';
import type { SpecWorld } from './SpecWorld';

/** A payload as the specification writes it: every field that it names, and no other. */
export function wholePayload(
  world: SpecWorld,
  request: Request,
  needed: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> | null {
  const body: unknown = request.body;
  const call = `${request.method} ${request.path}`;
  if (typeof body !== 'object' || body === null) {
    world.complaints.push(`${call} has no payload`);
    return null;
  }
  const names = Object.keys(body);
  const lacking = needed.filter((name) => !names.includes(name));
  const foreign = names.filter((name) => !needed.includes(name) && !optional.includes(name));
  if (lacking.length > 0) world.complaints.push(`${call} lacks ${lacking.join(', ')}`);
  if (foreign.length > 0) world.complaints.push(`${call} carries ${foreign.join(', ')}`);
  return lacking.length > 0 ? null : Object.fromEntries(Object.entries(body));
}
