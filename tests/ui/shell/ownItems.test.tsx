import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { NavigationChoice } from '@/domain/routing/navigation';
import { createTexts } from '@/texts/createTexts';
import { I18nProvider } from '@/ui/i18n/I18nProvider';
import type { Language } from '@/texts/Language';
import { NavStrip } from '@/ui/layout/header/NavStrip';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { fakePlayerApp, firstPageOf } from '@tests/support/fakes/fakePlayerApp';

const NAVIGATION: readonly NavigationChoice[] = [
  { text: { en: 'Live tables', hi: 'लाइव टेबल' }, to: '/casino/ezugi' },
  { text: { en: 'Only English' }, to: '/slots' },
  { text: 'Once for all', to: '/games-all' },
  { text: {}, to: '/mybets' },
];

function labels(language: Language): readonly (string | null)[] {
  const { app } = fakePlayerApp();
  const branded = { ...app, config: { ...app.config, brand: { navigation: NAVIGATION } } };
  render(
    <PlayerAppContext value={firstPageOf(branded)}>
      <I18nProvider texts={createTexts(language, {})}>
        <BrowserRouter useTransitions={false}>
          <NavStrip />
        </BrowserRouter>
      </I18nProvider>
    </PlayerAppContext>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

describe('items of a brand’s own', () => {
  it('are read in the reader’s language, or in the one that the brand names first', () => {
    expect(labels('hi')).toEqual(['लाइव टेबल', 'Only English', 'Once for all', '']);
  });

  it('are read in English by everybody else', () => {
    expect(labels('en')).toEqual(['Live tables', 'Only English', 'Once for all', '']);
  });
});
