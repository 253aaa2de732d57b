import type { HttpRequest } from '@/adapters/http/Transport';

/** Whether a call places a bet. */
export function isOrder({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets');
}
