import { useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from './I18nProvider';
import { followSpokenTexts, spokenTexts } from '@/texts/spokenTexts';

/** The language that is spoken now, and the next one as soon as it is chosen: the tree stays, so a page keeps its state. */
export function SpokenLanguage({ children }: { readonly children: ReactNode }) {
  const texts = useSyncExternalStore(followSpokenTexts, spokenTexts);
  return <I18nProvider texts={texts}>{children}</I18nProvider>;
}
