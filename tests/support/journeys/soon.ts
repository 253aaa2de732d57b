import { expect } from 'vitest';

/** What a page shows in the end: read again and again until it is so, for as long as a patient player would wait. */
export function soon<T>(
  read: () => T | Promise<T>,
  { within = 15_000 }: { readonly within?: number } = {},
): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: within, interval: 40 });
}
