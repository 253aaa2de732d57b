/** One script and one style for every game, the letters of Hindi, and the page that checks a round: `games/` is built into them. */
export const GAME_FILES = {
  script: 'main.js',
  style: 'main.css',
  hindi: 'hindi.js',
  verifier: 'verify.html',
} as const;

/** Where the pages of the games ask; the doors put it on the provider's own host. */
export const PLAY_PATH = '/games/play';

/** What a session of a game looks like: the only thing that is ever written into its page. */
const SESSION = /^[0-9a-f]{1,64}$/;
const LANGUAGE = /^[a-z]{2}$/;

/**
 * The page of a pretended game: the same for every game, its scripts and its style as files. `base`: where those stand, with a slash at the end.
 * `session` and `language`: for a page that has no address of its own to read them from.
 */
export function gamePage(base: string, session?: string, language = ''): string {
  const known = session !== undefined && SESSION.test(session) ? ` data-session="${session}"` : '';
  const spoken = LANGUAGE.test(language) ? language : 'en';
  const script = `<script src="${base}${GAME_FILES.script}"></script>`;
  const style = `<link rel="stylesheet" href="${base}${GAME_FILES.style}">`;
  return (
    `<!doctype html><html lang="${spoken}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark">' +
    `<title>Game</title>${style}</head>` +
    `<body${known}><main id="game"></main>${script}</body></html>`
  );
}
