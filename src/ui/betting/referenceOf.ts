import type { BetKey } from '@/domain/shared/ids';

/** Short enough to read out to support. */
export function referenceOf(key: BetKey): string {
  return key.slice(0, 8).toUpperCase();
}
