/** Who waits longer believes that the command hangs. */
const PATIENCE_MS = 15_000;

export interface Asked {
  readonly reply: Response;
  readonly text: string;
}

/** `fetch` with its text, which always ends: of a server that drops its connections Node's own never says anything, and then ends the command without a word. */
export async function asked(
  url: string,
  init: RequestInit = {},
  patienceMs: number = PATIENCE_MS,
): Promise<Asked> {
  const ending = new AbortController();
  const end = (): void => ending.abort(new Error(`no whole answer within ${patienceMs / 1_000} s`));
  // Not `AbortSignal.timeout`, whose timer lets Node end.
  const timer = setTimeout(end, patienceMs);
  try {
    const reply = await fetch(url, { ...init, signal: ending.signal });
    return { reply, text: await reply.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** Why nothing came: what Node says of the line, the name or the certificate, which `fetch` keeps under `cause`. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return cause.message === '' ? code : cause.message;
}
