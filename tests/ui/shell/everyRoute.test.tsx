import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { Shell } from '@/ui/layout/Shell';
import { englishTexts } from '@/texts/englishTexts';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const EXAMPLES: Readonly<Record<string, string>> = {
  ':providerCode': 'ezugi',
  ':category': 'cricket',
  ':gameId': 'Cricket',
  ':casinoslug': 'ezugi',
  ':gameslug': 'aviator',
};

/** Old names: they lead to another page unless the brand wants the wizard. */
const LEADS: Readonly<Partial<Record<string, string>>> = {
  '/withdrawnew': '/withdraw',
  '/withdrawnewForm': '/withdraw',
  '/bkash': '/deposit/m_bkash',
  '/paytm': '/deposit/m_paytm',
  '/nagad': '/deposit/m_nagad',
};

/** Lobbies have a name of their own. */
const LOBBIES = new Set(['/:providerCode', '/casino/:casinoslug']);

const ROUTES = ROUTE_TABLE.filter(
  (route) => route.id !== 'maintenance' && LEADS[route.path] === undefined,
).map((route) => [route.path, route] as const);

describe('every route of the table', () => {
  it('[NAV-01] the table is whole', () => {
    expect(ROUTES.length + Object.keys(LEADS).length + 1).toBe(ROUTE_TABLE.length);
    expect(ROUTE_TABLE.length).toBeGreaterThan(45);
  });

  it.each(ROUTES)(
    '[NAV-01] [NAV-08] %s shows a page with a heading and a title of its own',
    async (path, route) => {
      const address = path.replace(/:\w+/g, (name) => EXAMPLES[name] ?? 'x1');
      const fake = fakePlayerApp({
        user: route.routeType === 'protected' ? PLAYER : null,
        config: { features: { sportsbookFrame: false, sportsbookTest: true } },
      });
      fake.signUp.numberAccepted({ mobile: '9876543210', countryCode: '91' }, 0);
      fake.signUp.recoveryCodeSent({ mobile: '9876543210', countryCode: '91' }, 0);
      // Details are asked for when the number is known to be theirs; before, the way there is at its code.
      if (path === '/register') fake.signUp.numberVerified();
      const shown = renderWithApp(<Shell />, fake, { path: address });
      // Each page waits for its script, and a busy machine takes its time.
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading.textContent).not.toBe('');
      // A lobby has a name of its own.
      const name = LOBBIES.has(path) ? 'Ezugi' : englishTexts.t(`pages.${route.page}`);
      expect(document.title).toBe(`${name} – Testbet`);
      expect(shown.address()).toBe(address);
      expect(fake.logged).toEqual([]);
    },
  );

  it.each(Object.entries(LEADS))('[NAV-01] [CASH-02] %s leads to %s', async (path, to) => {
    const shown = renderWithApp(<Shell />, fakePlayerApp({ user: PLAYER }), { path });
    await waitFor(() => expect(shown.address()).toBe(to));
    await screen.findByRole('heading', { level: 1 });
  });
});
