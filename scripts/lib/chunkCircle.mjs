/**
 * Scripts that import one another in a circle run in an order that nobody chose: a value is read before it is made, and the page ends blank.
 * @param {Readonly<Record<string, { imports?: readonly string[] }>>} manifest the build's manifest
 * @returns {readonly string[] | null} the first circle found, from a script back to itself
 */
export function chunkCircle(manifest) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  /**
   * @param {string} chunk
   * @returns {readonly string[] | null}
   */
  const walk = (chunk) => {
    if (done.has(chunk)) return null;
    const start = way.indexOf(chunk);
    if (start >= 0) return [...way.slice(start), chunk];
    way.push(chunk);
    for (const next of manifest[chunk]?.imports ?? []) {
      const circle = walk(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(chunk);
    return null;
  };
  for (const chunk of Object.keys(manifest)) {
    const circle = walk(chunk);
    if (circle !== null) return circle;
  }
  return null;
}
