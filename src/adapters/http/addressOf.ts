import type { HttpRequest } from './Transport';

/** Where a request goes, its query included. */
export function addressOf({ url, query }: Pick<HttpRequest, 'url' | 'query'>): string {
  const words = new URLSearchParams(query).toString();
  return words === '' ? url : `${url}?${words}`;
}
