import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import { ENTRIES } from './entries.mjs';

/** Megabytes that only one entry, for tests, needs. */
const OPTIONAL = ['@faker-js/faker'];

/**
 * The package.json of the package: one entry a file, and the libraries that its scripts and types name, at our versions.
 * @param {ReadonlySet<string>} libraries
 */
export function manifestOf(libraries) {
  const { version, license, engines, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const ours = { ...devDependencies, ...dependencies };
  /** @param {readonly string[]} names */
  const versionsOf = (names) => Object.fromEntries(names.toSorted().map((name) => [name, ours[name]]));
  const lost = [...libraries].filter((name) => ours[name] === undefined);
  if (lost.length > 0) throw new Error(`no dependency of this project: ${lost.join(', ')}`);
  return {
    name: 'player-core',
    version,
    description: 'A player of a sports exchange and casino without a screen: for every front end.',
    license,
    type: 'module',
    engines,
    sideEffects: false,
    exports: Object.fromEntries([
      ...ENTRIES.map((name) => [
        name === 'index' ? '.' : `./${name}`,
        { types: `./types/player-core/${name}.d.ts`, default: `./${name}.js` },
      ]),
      ['./package.json', './package.json'],
    ]),
    dependencies: versionsOf([...libraries].filter((name) => !OPTIONAL.includes(name))),
    peerDependencies: versionsOf(OPTIONAL),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((name) => [name, { optional: true }])),
  };
}
