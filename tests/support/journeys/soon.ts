import { expect } from 'vitest';

const LIMIT_MS = 15_000;

/** What a page shows in the end: read again and again until it is so, for as long as a patient player would wait. */
export function soon<T>(read: () => T | Promise<T>, what?: string): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, {
    timeout: LIMIT_MS,
    interval: 40,
    ...(what === undefined ? {} : { message: what }),
  });
}
