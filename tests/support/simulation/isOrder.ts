import type { HttpRequest } from '@/adapters/http/Transport';

/** Whether a call takes a bet back. */
export function isCancel({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets/cancel');
}

/** Whether a call places a bet. */
export function isOrder({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets');
}

/** Whether a call puts a bet in the place of what waits of another. */
export function isEdit({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets/edit');
}

/** Whether a call takes a quote of a cash out. */
export function isCashOut({ method, url }: HttpRequest): boolean {
  return method === 'POST' && url.endsWith('/bets/cashout');
}
