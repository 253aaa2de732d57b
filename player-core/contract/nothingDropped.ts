import { claim } from './ContractCase';
import type { ContractWorld } from './openContractWorld';

/** Where the app could not read what came, and left it out. */
export function dropped({ logged }: Pick<ContractWorld, 'logged'>): readonly string[] {
  return logged.filter(({ what }) => what === 'dropped from the wire').map(({ where }) => where);
}

/** The app shows what it can read and leaves out the rest: a player misses it, and so this is a fault. */
export function nothingDropped(world: Pick<ContractWorld, 'logged'>): void {
  const lost = dropped(world);
  claim(lost.length === 0, `cannot be read, and is left out: ${[...new Set(lost)].join('; ')}`);
}
