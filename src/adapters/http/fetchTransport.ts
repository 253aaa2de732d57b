import { fail, ok } from '@/domain/shared/Result';
import type { HttpRequest, Transport, Watch } from './Transport';

/** As axios and `early.js` say it: a server may answer with a page to who asks for anything. */
const ACCEPT = 'application/json, text/plain, */*';

/** HTTP as every browser and Node speak it, without a library. */
export function fetchTransport(ask: (url: string, init: RequestInit) => Promise<Response>): Transport {
  return async (request, watch) => {
    const { signal, onBytes } = watch;
    const { method, headers, body } = request;
    const isJson = body !== undefined && !(body instanceof FormData);
    const sent = {
      headers: { Accept: ACCEPT, ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
      body: isJson ? JSON.stringify(body) : (body ?? null),
    };
    try {
      const reply = await ask(addressOf(request), { method, signal, ...sent });
      onBytes(Number(reply.headers.get('content-length') ?? 0));
      return ok({
        status: reply.status,
        text: await textOf(reply, watch),
        retryAfter: reply.headers.get('retry-after'),
        from: reply.url === '' ? null : reply.url,
      });
    } catch {
      // A browser calls every failure of the network the same: the request may have arrived.
      return fail({ kind: signal.aborted ? 'aborted' : 'offline', sent: true });
    }
  };
}

/** Counted as it comes: what is announced may be wrong, or compressed. */
function textOf({ body }: Response, { signal, onBytes }: Watch): Promise<string> {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, rest) => {
      onBytes((bytes += chunk.length));
      rest.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counting, { signal }) ?? null).text();
}

/** Where a request goes, its query included. */
export function addressOf({ url, query }: Pick<HttpRequest, 'url' | 'query'>): string {
  const words = new URLSearchParams(query).toString();
  return words === '' ? url : `${url}?${words}`;
}
