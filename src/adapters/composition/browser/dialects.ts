import type { LoadDialect } from '../Dialect';

/** Backends that speak a language of their own, by the word that `backend` in config.json names them by: one line each (docs/another-backend.md). */
export const DIALECTS: ReadonlyMap<string, LoadDialect> = new Map<string, LoadDialect>([
  ['kestrel', () => import('../../../../examples/dialect-kestrel/adapter/kestrelDialect')],
]);
