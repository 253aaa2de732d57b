/** What is left of them without "HTTP", "Error" and the figure. */
const REASONS = new Set([
  'bad gateway',
  'bad request',
  'conflict',
  'forbidden',
  'gateway time out',
  'gateway timeout',
  'internal',
  'internal server',
  'method not allowed',
  'not found',
  'not implemented',
  'payload too large',
  'request timeout',
  'server',
  'service temporarily unavailable',
  'service unavailable',
  'the server is temporarily unavailable',
  'too many requests',
  'unauthorised',
  'unauthorized',
  'unprocessable content',
  'unprocessable entity',
]);

const FILLER = /\b(?:request failed with|http(?:\/\d(?:\.\d)?)?|error|status|code)\b/g;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

/**
 * Whether a message only repeats the status of its reply, "Status 503" or "Service Unavailable": a proxy's or a framework's filler, in English
 * whatever the player reads. It tells nothing that our own sentence would not tell better.
 */
export function namesOnlyStatus(words: string, status: number): boolean {
  if (!/[a-z\d]/i.test(words)) return false;
  const rest = words
    .toLowerCase()
    .replaceAll(String(status), ' ')
    .replace(FILLER, ' ')
    .replace(NO_LETTERS, ' ')
    .trim();
  return rest === '' || REASONS.has(rest);
}
