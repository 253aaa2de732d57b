import type { HttpRequest } from '@/adapters/http/Transport';

/** Whether a call takes a bet back. */
export function isCancel({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets/cancel');
}

/** Whether a call places a bet. */
export function isOrder({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets');
}
