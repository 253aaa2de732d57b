import { expect } from 'vitest';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';

/** What a page shows in the end: read again and again until it is so. */
export function soon<T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: WAIT_LIMIT_MS, interval: 40 });
}
