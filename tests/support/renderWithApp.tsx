import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { englishTexts } from '@/texts/englishTexts';
import { I18nProvider } from '@/ui/i18n/I18nProvider';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import type { FakePlayerApp } from './fakes/fakePlayerApp';

interface At {
  readonly path?: string;
  readonly state?: unknown;
}

/** What the address bar would say. */
export interface Rendered extends RenderResult {
  readonly address: () => string;
}

/** A screen with the app, the language and a router around it, as `App` gives them. */
export function renderWithApp(
  screen: ReactNode,
  { first }: Pick<FakePlayerApp, 'first'>,
  at: At = {},
): Rendered {
  // The router keeps a location's state under `usr`.
  history.replaceState({ usr: at.state }, '', at.path ?? '/');
  let here = '';
  function Address(): null {
    const { pathname, search } = useLocation();
    here = `${pathname}${search}`;
    return null;
  }
  const rendered = render(
    <PlayerAppContext value={first}>
      <I18nProvider texts={englishTexts}>
        <BrowserRouter useTransitions={false}>
          <Address />
          {screen}
        </BrowserRouter>
      </I18nProvider>
    </PlayerAppContext>,
  );
  return { ...rendered, address: () => here };
}
