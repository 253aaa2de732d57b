import { applyBrandTypeface, type BrandTypeface } from './applyBrandTypeface';
import { ownText } from '@/texts/ownText';
import { ownTexts } from '@/texts/ownTexts';
import { applyBrandTheme } from '@/ui/theme/applyBrandTheme';
import type { BrandTheme } from '@/ui/theme/BrandTheme';
import { colourBars } from '@/ui/theme/colourBars';

export interface Look {
  readonly theme: BrandTheme;
  readonly shape?: string | undefined;
  readonly defaultTheme: 'dark' | 'light' | 'system';
  readonly typeface?: BrandTypeface | undefined;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What public/early.js shows before this is here again: the look of the last visit. */
const SAVED_LOOK = 'ui.look';

/**
 * How the brand looks and speaks, before the first page is drawn: colours, shape, words, and the colour of the browser's own bars.
 * null: no brand any more, so what an earlier visit left is taken away. Returns the tokens that were refused.
 */
export function applyLook(root: HTMLElement, look: Look | null): readonly string[] {
  root.style.cssText = '';
  delete root.dataset.shape;
  delete root.dataset['look'];
  if (look === null) {
    showTheme(root, 'dark');
    keep(null);
    return [];
  }
  const refused = applyBrandTheme(root, look.theme);
  if (look.typeface !== undefined) applyBrandTypeface(root, look.typeface);
  if (look.shape !== undefined) root.dataset.shape = look.shape;
  for (const [language, texts] of Object.entries(look.texts))
    ownTexts[language] = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, ownText(text)]));
  showTheme(root, look.defaultTheme);
  keep(
    JSON.stringify({
      style: root.style.cssText,
      shape: look.shape,
      theme: look.defaultTheme,
      bars: refused.includes('header') ? undefined : look.theme['header'],
    }),
  );
  return refused;
}

/** The player's own choice goes first; it stands there already (public/early.js). */
function showTheme(root: HTMLElement, theme: Look['defaultTheme']): void {
  if (!hasChosen()) {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
  colourBars(root);
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem('ui.theme') !== null;
  } catch {
    return false;
  }
}

function keep(look: string | null): void {
  try {
    if (look === null) localStorage.removeItem(SAVED_LOOK);
    else localStorage.setItem(SAVED_LOOK, look);
  } catch {
    // A browser that keeps nothing shows our own frame for a moment.
  }
}
