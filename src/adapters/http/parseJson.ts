const MAYBE_BIG = /\d{16}/;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON text to a value; `undefined` when it is not JSON. Integers that a number cannot hold exactly come out as text:
 * an id of 9007199254740993 must not become …992 (F26).
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return MAYBE_BIG.test(text) ? JSON.parse(withBigIntegersQuoted(text)) : value;
  } catch {
    return undefined;
  }
}

function withBigIntegersQuoted(json: string): string {
  return json.replace(STRING_OR_NUMBER, (found) =>
    /^-?\d{16,}$/.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found,
  );
}
