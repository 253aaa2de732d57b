import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileFaults } from './lockfileFaults.mjs';
import { projectRoot } from './projectRoot.mjs';

const REQUIRED_SETTINGS = [
  'ignore-scripts=true',
  'save-exact=true',
  'engine-strict=true',
  'min-release-age=7',
];

/** @type {import('./checkSteps.mjs').Check} */
export async function checkLockfile() {
  /** @param {string} name */
  const read = (name) => readFileSync(join(projectRoot, name), 'utf8');
  const settings = read('.npmrc').split('\n');
  const faults = [
    ...lockfileFaults(JSON.parse(read('package.json')), JSON.parse(read('package-lock.json'))),
    ...REQUIRED_SETTINGS.filter((line) => !settings.includes(line)).map(
      (line) => `.npmrc has lost the line ${line}`,
    ),
  ];
  return { ok: faults.length === 0, output: faults.join('\n') };
}
