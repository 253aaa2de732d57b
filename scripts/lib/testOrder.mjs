import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { filesOfTurn } from './turns.mjs';

/** Files that walk through every page or every kind of something, simulations, whole journeys: short to read and long to run. */
const WALK = /every|simulation|journey/i;

/**
 * vitest begins with the largest files, which says little of how long they take: the walks came last, and ran alone while the other core had nothing
 * to do. They begin.
 */
export class TestOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files);
    const isWalk = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      WALK.test(basename(moduleId));
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }

  /**
   * Which files a run with `--shard` has: not a part of all, but all that every run has and a part of the rest.
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async shard(files) {
    const { shard } = this.ctx.config;
    return shard === undefined ? files : filesOfTurn(files, ({ moduleId }) => moduleId, shard);
  }
}
