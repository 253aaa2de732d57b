import '@/ui/theme/typeface/typeface.css';
import type { Language } from '@/texts/Language';
import { followSpokenTexts, spokenTexts } from '@/texts/spokenTexts';

/** Letters that only one language needs. By the language, not by what is on the page: the name of Hindi stands on English pages too. */
const COMPANIONS: Readonly<Partial<Record<Language, () => Promise<unknown>>>> = {
  hi: () => import('@/ui/theme/typeface/devanagari.css'),
};

/** The companion of each language that is spoken from now on; the typeface itself is there by the first line. */
function bring(): void {
  COMPANIONS[spokenTexts().language]?.().catch(() => undefined);
}

followSpokenTexts(bring);
bring();
