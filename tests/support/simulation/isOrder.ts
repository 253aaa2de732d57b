import type { InternalAxiosRequestConfig } from 'axios';

/** Whether a call places a bet. */
export function isOrder({ method, url }: InternalAxiosRequestConfig): boolean {
  return method === 'post' && (url ?? '').endsWith('/bets');
}
