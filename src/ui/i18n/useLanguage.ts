import { use } from 'react';
import type { Language } from '@/texts/Language';
import { TextsContext } from './TextsContext';

/** The language that the tree speaks, for what has a text of its own in each. */
export function useLanguage(): Language {
  return use(TextsContext).language;
}
