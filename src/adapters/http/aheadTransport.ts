import { ok } from '@/domain/shared/Result';
import { LARGEST_REPLY } from './Transport';
import type { Delivery, HttpRequest, Transport } from './Transport';

/** Answers a read from what was asked for ahead of the app, once; everything else, and what failed ahead, goes on to `next`. */
export function aheadTransport(take: (url: string) => Promise<Response> | null, next: Transport): Transport {
  return async (request, watch) => {
    const ahead = isPublicRead(request) ? take(addressOf(request)) : null;
    const delivery = ahead === null ? null : await deliveryOf(ahead);
    return delivery === null ? next(request, watch) : ok(delivery);
  };
}

/** Only what a visitor may ask was asked ahead: a read with a token has an answer of its own. */
function isPublicRead({ method, headers }: HttpRequest): boolean {
  return method === 'GET' && Object.keys(headers).every((name) => name.toLowerCase() === 'accept');
}

function addressOf({ url, query }: HttpRequest): string {
  const words = new URLSearchParams(query).toString();
  return words === '' ? url : `${url}?${words}`;
}

async function deliveryOf(ahead: Promise<Response>): Promise<Delivery | null> {
  try {
    const reply = await ahead;
    if (Number(reply.headers.get('content-length') ?? 0) > LARGEST_REPLY) return null;
    return {
      status: reply.status,
      text: await reply.text(),
      retryAfter: reply.headers.get('retry-after'),
      from: reply.url === '' ? null : reply.url,
    };
  } catch {
    return null;
  }
}
