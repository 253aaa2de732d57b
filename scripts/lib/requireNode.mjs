const NEEDED = [20, 19];

/**
 * Ends the process with one clear sentence when Node is too old: otherwise the first sign would be a syntax error
 * deep inside a dependency.
 * @param {string} [version] as in process.versions.node
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `This project needs Node ${NEEDED.join('.')} or newer; this is Node ${version}. Get it from nodejs.org.`,
  );
  process.exit(1);
}
