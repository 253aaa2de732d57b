import { expect } from 'vitest';

/** As `expect(told, what).toBe(due)`, which takes its time: it is asked a few hundred thousand times here. */
export function agrees<T>(received: T, due: T, what: string): void {
  if (!Object.is(received, due)) expect(received, what).toBe(due);
}
