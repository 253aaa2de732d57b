import { use } from 'react';
import type { Texts } from '@/texts/createTexts';
import { TextsContext } from './TextsContext';

/** `const { t, format } = useTexts();` for who needs more than one of a language's ways to speak. */
export function useTexts(): Texts {
  return use(TextsContext);
}
