import type { ContractWorld } from './openContractWorld';

/** What came back to calls of this path, in this case. */
export function repliesTo({ exchanges }: Pick<ContractWorld, 'exchanges'>, path: string): readonly unknown[] {
  return exchanges().flatMap(({ kind, call, reply }) =>
    kind === 'http' && call.endsWith(` ${path}`) ? [reply] : [],
  );
}
