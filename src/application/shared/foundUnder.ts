import type { Failure } from '@/domain/shared/Failure';
import type { SubmissionKey } from '@/domain/shared/ids';
import { ok, type Result } from '@/domain/shared/Result';

/** What a key brought: what stands under it, or the refusal that was its answer. */
export type Found<Received> = { readonly received: Received } | { readonly refusal: Failure };

/** Asks by the key; `null`: the server's own word that it never saw it. */
export async function foundUnder<Received>(
  key: SubmissionKey,
  find: (key: SubmissionKey) => Promise<Result<Received | null, Failure>>,
): Promise<Result<Found<Received> | null, Failure>> {
  const reply = await find(key);
  if (reply.ok) return ok(reply.value === null ? null : { received: reply.value });
  const { error } = reply;
  return error.kind === 'refused' && error.code === 'KEY_REFUSED' ? ok({ refusal: error }) : reply;
}
