/**
 * @param {string} text of a config.json
 * @param {Record<string, unknown>} override
 * @returns {Record<string, unknown> | null} null when the text is no JSON
 */
export function laidOver(text, override) {
  try {
    return { ...JSON.parse(text), ...override };
  } catch {
    return null;
  }
}
