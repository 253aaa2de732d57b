import { fileURLToPath } from 'node:url';
import type { Paise } from '@/domain/shared/Money';
import type { CompiledMessage } from '@/texts/CompiledMessage';
import { createTexts, type Texts } from '@/texts/createTexts';
import type { Language } from '@/texts/Language';
import { compileCatalogue } from '@scripts/lib/icuCatalogue.mjs';

const FOLDER = fileURLToPath(new URL('../../src/texts', import.meta.url));

/** All texts of the app in a language, compiled as the build compiles them. */
export function textsIn(language: Language): Texts {
  return createTexts(language, compileCatalogue(FOLDER, language) as Record<string, CompiledMessage>);
}

/** Rupees, as the wire writes them. */
export function rupeesOf(amount: Paise | null): number | null {
  return amount === null ? null : amount / 100;
}
