import type { HttpRequest, Transport, Watch } from '@/adapters/http/Transport';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';

export interface MemoryReply {
  readonly status?: number;
  readonly text: unknown;
  readonly retryAfter?: string;
  /** Where the browser ended up after redirects. */
  readonly from?: string;
}

type Answer = MemoryReply | Failure;

/** A network of one process: answers at once, with exactly this text, or fails like this. */
export function memoryTransport(
  answer: (request: HttpRequest, watch: Watch) => Answer | Promise<Answer>,
): Transport {
  return async (request, watch) => {
    const reply = await answer(request, watch);
    if ('kind' in reply) return fail(reply);
    const { status = 200, text, retryAfter = null, from = request.url } = reply;
    return ok({ status, text, retryAfter, from });
  };
}

export const okText = (data: unknown): string => JSON.stringify({ error: false, data, message: '' });
