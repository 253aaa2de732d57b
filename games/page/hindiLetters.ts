import './hindiLetters.css';

declare global {
  interface Window {
    /** The typeface, in base64: what `hindi.js` brings. */
    hindiLetters?: string;
    /** Not in every browser. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string };
    };
  }
}

const HINDI = /[\u0900-\u097f]/;
/** A slow network is no reason not to play. */
const PATIENCE_MS = 2_000;
const RANGE = 'U+0900-097F, U+200C-200D, U+25CC';

/**
 * The letters of Hindi, for a device that has none, where the page or a title needs them. They come as a script: the frame of a game has no origin, and may load
 * scripts from anywhere that its policy allows, but a typeface only from where a header says so. Without them the device's own are drawn.
 * Done when they are here, or do not come: a browser that has drawn a letter without them may not draw it anew.
 */
export function bringHindiLetters(title = ''): Promise<void> {
  const main = document.querySelector<HTMLScriptElement>('script[src$="main.js"]');
  const isAsked = document.querySelector('script[src$="hindi.js"]') !== null;
  const isNeeded = document.documentElement.lang === 'hi' || HINDI.test(title);
  return main === null || isAsked || !isNeeded ? Promise.resolve() : bring(main.src);
}

function bring(main: string): Promise<void> {
  const script = document.createElement('script');
  script.src = trusted(main.replace(/main\.js$/, 'hindi.js'));
  script.addEventListener('load', () => {
    const bytes = Uint8Array.from(atob(window.hindiLetters ?? ''), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace('Devanagari', bytes, { weight: '400 800', unicodeRange: RANGE }));
    document.documentElement.dataset['letters'] = 'hindi';
  });
  document.head.append(script);
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    for (const end of ['load', 'error']) script.addEventListener(end, () => resolve());
  });
}

/** The frame has the policy of the page around it, which lets a script's address be made by this name alone. */
function trusted(address: string): string {
  const rules = { createScriptURL: (known: string) => known };
  return window.trustedTypes?.createPolicy('shell', rules).createScriptURL(address) ?? address;
}
