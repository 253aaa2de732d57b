/**
 * A port from the environment; ends the process with a sentence when it is not one.
 * @param {string} name the environment variable
 * @param {number} fallback
 */
export function chosenPort(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${name} must be a number from 0 to 65535, not "${text}".`);
  process.exit(1);
}
