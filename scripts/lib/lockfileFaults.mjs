/**
 * @typedef {object} LockedPackage
 * @property {string} [name] only where the package is installed under another name
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** Versions that were published by thieves, or packages that exist only to be dropped by them (axios/axios#10636). */
const MALICIOUS = [
  { name: 'axios', versions: ['1.14.1', '0.30.4'] },
  { name: 'plain-crypto-js', versions: 'every' },
];

/** Packages with an install script that we know of. None of them runs: .npmrc says ignore-scripts. */
const INSTALL_SCRIPTS_KNOWN = [
  'esbuild',
  // Reports who installed what; comes with the linter of AsyncAPI.
  '@scarf/scarf',
];

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
/** A second version of a package beside the first one. */
const UNDER_ANOTHER_NAME = /^npm:.+@/;

/**
 * What is wrong with the pins and the lockfile, as sentences; none when all is well.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest package.json
 * @param {{ packages: Record<string, LockedPackage> }} lock package-lock.json
 * @returns {string[]}
 */
export function lockfileFaults(manifest, lock) {
  /** @type {string[]} */
  const faults = [];
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, wanted] of Object.entries(direct)) {
    const version = wanted.replace(UNDER_ANOTHER_NAME, '');
    if (!EXACT.test(version)) faults.push(`package.json: ${name} is "${wanted}"; pin one version exactly`);
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (locked !== version)
      faults.push(`${name} is ${version} in package.json and ${locked ?? 'absent'} in the lockfile`);
  }
  const names = new Set(Object.keys(lock.packages).map(nameOf));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const name = entry.name ?? nameOf(path);
    const at = `${path}@${entry.version}`;
    const bad = MALICIOUS.find((one) => one.name === name);
    if (bad && (bad.versions === 'every' || bad.versions.includes(entry.version ?? '')))
      faults.push(
        `${at} is a malicious release: take it out and look at what the machine that installed it has leaked`,
      );
    if (entry.link) faults.push(`${at} is a link to a folder; only registry packages are locked here`);
    if (!entry.integrity?.startsWith('sha512-')) faults.push(`${at} has no sha512 integrity`);
    if (entry.resolved)
      faults.push(`${at} names a host; keep omit-lockfile-registry-resolved=true in .npmrc`);
    if (entry.hasInstallScript && !INSTALL_SCRIPTS_KNOWN.includes(name))
      faults.push(
        `${at} wants to run an install script; look at it, then list it in scripts/lib/lockfileFaults.mjs`,
      );
    for (const optional of Object.keys(entry.optionalDependencies ?? {})) {
      if (!names.has(optional))
        faults.push(
          `${at} may need ${optional}, which is not locked: npm ci refuses such a lockfile on a bare clone`,
        );
    }
  }
  return faults;
}

/** @param {string} path as the lockfile writes it, possibly nested */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
