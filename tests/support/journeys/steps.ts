import { expect, it } from 'vitest';

export type Step = (title: string, walk: () => Promise<void> | void) => void;

/** Steps of one way, each a test: one goes on where the last one ended, and one that cannot be reached says so at once. */
export function stepsOfOneWay(): Step {
  let stuckAt: string | null = null;
  return (title, walk) =>
    it(title, async () => {
      expect(stuckAt, 'not reached, as the way ended at').toBeNull();
      stuckAt = title;
      await walk();
      stuckAt = null;
    });
}
