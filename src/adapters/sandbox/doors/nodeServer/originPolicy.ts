/** Where the app is served while it is built and tried on this machine. */
const LOCAL_ORIGINS = ['127.0.0.1', 'localhost'].flatMap((host) =>
  [4173, 5173].map((port) => `http://${host}:${port}`),
);

/**
 * The origins whose pages may call this server (X33). A request without an Origin is no page's: a tool on this machine.
 * @param extra `ALLOWED_ORIGINS`: origins with commas between
 * @throws when one of them is not exactly an origin; a wildcard is none
 */
export function allowedOrigins(extra = ''): readonly string[] {
  const added = extra
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const each of added) {
    if (each.includes('*') || !URL.canParse(each) || new URL(each).origin !== each) {
      throw new Error(`ALLOWED_ORIGINS: "${each}" is not an origin such as http://127.0.0.1:4173`);
    }
  }
  return [...new Set([...LOCAL_ORIGINS, ...added])];
}

export function mayCall(origins: readonly string[], origin: string | undefined): boolean {
  return origin === undefined || origins.includes(origin);
}
