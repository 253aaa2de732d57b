import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { englishTexts } from '@/texts/englishTexts';
import type { Language } from '@/texts/Language';
import { I18nProvider } from '@/ui/i18n/I18nProvider';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import type { FakePlayerApp } from './fakes/fakePlayerApp';

/** A screen in English, and then in the language that is spoken to it: its own words stay, what it asks for can change. */
export function renderInLanguages(screen: ReactNode, { first }: Pick<FakePlayerApp, 'first'>) {
  const inLanguage = (language: Language) => (
    <PlayerAppContext value={first}>
      <I18nProvider texts={{ ...englishTexts, language }}>
        <MemoryRouter>{screen}</MemoryRouter>
      </I18nProvider>
    </PlayerAppContext>
  );
  const { rerender } = render(inLanguage('en'));
  return { speak: (language: Language): void => rerender(inLanguage(language)) };
}
