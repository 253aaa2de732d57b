import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { notOffered } from './ContractCase';
import type { ContractWorld } from './openContractWorld';

export const NO_SUCH_CALL: ReadonlySet<number | null> = new Set([404, 405, 501]);

/** Of a call beyond the specification that changes something, or asks by a key: a refusal without a code of ours says that there is none. */
export function offered<Value>(
  world: Pick<ContractWorld, 'exchanges'>,
  result: Result<Value, Failure>,
  call: string,
): Result<Value, Failure> {
  if (result.ok) return result;
  const { error } = result;
  const status = world.exchanges().findLast(({ kind }) => kind === 'http')?.status;
  const hasCode = error.kind === 'refused' && error.code !== undefined;
  if (error.kind === 'notOffered') notOffered(call);
  if (error.kind === 'refused' && !hasCode) notOffered(call);
  if (!hasCode && status !== undefined && NO_SUCH_CALL.has(status)) notOffered(call);
  return result;
}
