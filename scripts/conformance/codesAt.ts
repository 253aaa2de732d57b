import { asked } from './asked';

const TRIES = 10;
const PAUSE_MS = 300;

/** Reads one-time codes from an address: the last 4 to 8 digits beside the number, in whatever it answers. */
export function codesAt(address: string): (mobile: string) => Promise<string | null> {
  return async (mobile) => {
    const url = address.replaceAll('{mobile}', encodeURIComponent(mobile));
    for (let left = TRIES; left > 0; left -= 1) {
      // Whoever shows the codes is not the backend that is judged: where it fails, nothing was tried.
      const shown = await asked(url, { headers: { accept: 'application/json' } }).catch(() => null);
      if (shown === null) return null;
      const code = codeIn(shown.text, mobile);
      if (code !== null) return code;
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
    return null;
  };
}

export function codeIn(text: string, mobile: string): string | null {
  const about = text.lastIndexOf(mobile);
  if (about === -1) return null;
  const rest = text.slice(about + mobile.length);
  return /(?<!\d)\d{4,8}(?!\d)/.exec(rest)?.[0] ?? null;
}
