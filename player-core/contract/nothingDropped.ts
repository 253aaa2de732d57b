import { claim } from './ContractCase';
import type { ContractWorld } from './openContractWorld';

/** The app shows what it can read and leaves out the rest: a player misses it, and so this is a fault. */
export function nothingDropped({ logged }: Pick<ContractWorld, 'logged'>): void {
  const lost = logged.filter(({ what }) => what === 'dropped from the wire').map(({ where }) => where);
  claim(lost.length === 0, `cannot be read, and is left out: ${[...new Set(lost)].join('; ')}`);
}
