import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * @typedef {object} TestCount
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} brokenFiles test files that could not be loaded or whose hooks failed, with no failed test in them
 * @property {number} unhandled errors that belong to no test
 * @property {Record<string, { tests: number, ms: number }>} projects
 * @property {{ file: string, ms: number }[]} slowest files, with what they set up
 * @property {string[]} failures what failed and the first line of why, file by file
 */

const SLOWEST = 10;

/**
 * Writes what ran as JSON to TEST_COUNT_FILE, for scripts/test.mjs to read: counting by reading printed words is how a
 * run with no test in it comes out green.
 * @implements {Reporter}
 */
export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {TestCount} */
    const count = {
      passed: 0,
      failed: 0,
      skipped: 0,
      brokenFiles: 0,
      unhandled: unhandledErrors.length,
      projects: {},
      slowest: [],
      failures: [],
    };
    for (const module of modules) {
      const before = count.failed;
      const project = (count.projects[module.project.name] ??= { tests: 0, ms: 0 });
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
        if (state === 'failed')
          count.failures.push(
            `${module.relativeModuleId} > ${test.fullName}: ${whyOf(test.result().errors)}`,
          );
        project.tests += 1;
        project.ms += test.diagnostic()?.duration ?? 0;
      }
      count.slowest.push({ file: module.relativeModuleId, ms: timeOf(module) });
      for (const each of [module, ...module.children.allSuites()])
        if (each.errors().length > 0)
          count.failures.push(
            `${module.relativeModuleId}, before or after its tests: ${whyOf(each.errors())}`,
          );
      if (module.state() === 'failed' && count.failed === before) count.brokenFiles += 1;
    }
    count.slowest = count.slowest.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
    const file = process.env['TEST_COUNT_FILE'];
    if (file) writeFileSync(file, JSON.stringify(count));
  }
}

/** @param {import('vitest/node').TestModule} module */
function timeOf(module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

/** @param {readonly { message: string }[] | undefined} errors */
function whyOf(errors) {
  return errors?.[0]?.message.split('\n', 1)[0] ?? 'no reason given';
}
