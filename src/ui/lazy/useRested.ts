import { useState } from 'react';

/**
 * What stood in a row when its list last came to rest; null: it never did. It stays, out of sight, while a key writes something else over the row: to take a
 * picture away and make another is far more than to change it.
 */
export function useRested<T>(now: T, rested: boolean): T | null {
  const [known, know] = useState<T | null>(null);
  if (!rested || known === now) return known;
  know(now);
  return now;
}
