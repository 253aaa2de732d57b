import { addressOf, fetchTransport } from './fetchTransport';
import type { Transport } from './Transport';

interface Ways {
  /** An answer that was asked for before the app was there; a second question is one of its own. */
  readonly ahead: (url: string) => Promise<Response> | null;
  readonly visitor: Transport;
  /** May be a script that comes with the first request. */
  readonly session: Transport;
}

/**
 * What carries no token is a visitor's, and goes by a way that needs no script of its own; a read is answered from what was asked ahead, once, and asked
 * again where that failed. What carries a token goes by the other way: it has answers of its own.
 */
export function visitorTransport({ ahead, visitor, session }: Ways): Transport {
  return async (request, watch) => {
    if (Object.keys(request.headers).some((name) => name !== 'Accept-Language'))
      return session(request, watch);
    const reply = request.method === 'GET' ? ahead(addressOf(request)) : null;
    const answer = reply && (await fetchTransport(() => reply)(request, watch));
    return answer?.ok === true ? answer : visitor(request, watch);
  };
}
