export const GAME_SCRIPTS = [
  'parts.js',
  'amount.js',
  'link.js',
  'fair.js',
  'wheel.js',
  'mines.js',
  'crash.js',
  'main.js',
] as const;
export const GAME_STYLES = ['game.css', 'panel.css', 'tables.css'] as const;

/** What a session of a game looks like: the only thing that is ever written into its page. */
const SESSION = /^[0-9a-f]{1,64}$/;

/**
 * The page of a pretended game: the same for every game, its scripts and its style as files. `base`: where those stand, with a slash at the end.
 * `session`: for a page that has no address of its own to read it from.
 */
export function gamePage(base: string, session?: string): string {
  const known = session !== undefined && SESSION.test(session) ? ` data-session="${session}"` : '';
  const scripts = GAME_SCRIPTS.map((name) => `<script src="${base}${name}"></script>`).join('');
  const styles = GAME_STYLES.map((name) => `<link rel="stylesheet" href="${base}${name}">`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>Game</title>${styles}</head>` +
    `<body${known}><main id="game"></main>${scripts}</body></html>`
  );
}
