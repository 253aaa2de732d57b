import { it } from 'vitest';

export type Step = (title: string, walk: () => Promise<void>) => void;

/** Steps of one way, each a test: one goes on where the last one ended, and one that cannot be reached says so at once. */
export function stepsOfOneWay(): Step {
  let stuckAt: string | null = null;
  return (title, walk) =>
    it(title, async () => {
      if (stuckAt !== null) throw new Error(`not reached: the way ended at "${stuckAt}"`);
      stuckAt = title;
      await walk();
      stuckAt = null;
    });
}
