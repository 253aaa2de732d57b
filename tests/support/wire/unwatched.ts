import type { Watch } from '@/adapters/http/Transport';

/** Nobody gives the request up, and nobody counts its bytes. */
export const unwatched = (): Watch => ({ signal: new AbortController().signal, onBytes: () => undefined });
