import { useLayoutEffect, type ReactNode } from 'react';
import type { Texts } from '@/texts/createTexts';
import { TextsContext } from './TextsContext';

export interface I18nProviderProps {
  readonly texts: Texts;
  readonly children: ReactNode;
}

/** Gives the tree its language and tells the document (`lang` decides fonts, hyphenation and how it is read aloud). */
export function I18nProvider({ texts, children }: I18nProviderProps) {
  // Before the paint: lines are taller in Devanagari.
  useLayoutEffect(() => {
    document.documentElement.lang = `${texts.language}-IN`;
  }, [texts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
