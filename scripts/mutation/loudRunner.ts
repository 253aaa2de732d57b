import { expect, test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * A mutant of a constant may break a file while it is loaded, before it has any test. Stryker's runner counts tests only and would say that
 * nothing has failed: here a file that cannot be loaded is one test that fails.
 */
export default class LoudRunner extends VitestTestRunner {
  override async importFile(...given: Parameters<VitestTestRunner['importFile']>): Promise<unknown> {
    try {
      return await super.importFile(...given);
    } catch (error) {
      const [file, source] = given;
      if (source !== 'collect') throw error;
      test(`${file} can be loaded`, () => expect(error).toBeUndefined());
      return undefined;
    }
  }
}
