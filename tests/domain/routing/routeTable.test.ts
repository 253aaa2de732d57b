import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteType } from '@/domain/routing/RouteRow';
import { authPanelPairs } from '@tests/support/mothers/authPanelPairs';
import { panelOfPath, pathOfPanel } from '@/domain/routing/authPaths';
import { layoutOf } from '@/domain/routing/layoutOf';
import { matchRoute } from '@/domain/routing/matchRoute';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';

/** Section 2 of the specification, word for word. */
const SPECIFIED: Readonly<Record<RouteType, string>> = {
  public: '/ /register /sign-in /verify-number /mobile-number /forgot-password /reset-password',
  common:
    '/maintenance /contactus /privacypolicy /responsiblegame /fairplay /gamesrule /terms /{providerCode}',
  protected:
    '/kyc /home /sportsbook2 /games-all /kingmaker /slots /aura-games /spmgames /casino/{casinoslug} ' +
    '/casino/{casinoslug}/{gameslug} /cashier /withdrawList /mybets /deposit/{gateway} /deposit/{mode} /gatewaylist ' +
    '/withdraw /withdraw/{mode} /withdrawnew /withdrawnewForm /pre-withdraw-page/{method} /betby /profile ' +
    '/spmsports/{category} /exchange/{gameId} /bonus /bonus/{id} /referral /sportsbooktest /bank-details /jetfair ' +
    '/bkash /paytm /nagad',
};

/** What the app has beyond it. The first of them shows prices, and so the slip where a footer would be. */
const OWN: readonly string[] = ['/markets', '/reports', '/results'];

const idOf = (path: string) => matchRoute(path)?.route.id ?? null;
const layoutAt = (path: string, signedIn = true) => {
  const match = matchRoute(path);
  if (match === null) throw new Error(`no route for ${path}`);
  return layoutOf(match.route, signedIn);
};

describe('the route table', () => {
  it.each(Object.entries(SPECIFIED))(
    '[NAV-01] holds every %s path of the specification and no other',
    (type, text) => {
      const specified = text.split(' ').map((path) => path.replaceAll('{', ':').replaceAll('}', ''));
      const ours = ROUTE_TABLE.filter(({ path, routeType }) => routeType === type && !OWN.includes(path)).map(
        ({ path }) => path,
      );
      expect(ours.toSorted()).toEqual(specified.toSorted());
    },
  );

  it('[NAV-01] ids are unique, and the catch-all comes last', () => {
    expect(new Set(ROUTE_TABLE.map((route) => route.id)).size).toBe(ROUTE_TABLE.length);
    expect(ROUTE_TABLE.at(-1)?.path).toBe('/:providerCode');
  });

  it('[NAV-01] every row is found by its own path, but the second name of the one deposit page', () => {
    for (const route of ROUTE_TABLE) {
      const found = idOf(route.path.replaceAll(/:(\w+)/g, 'x-$1'));
      expect(found).toBe(route.id === 'deposit-mode' ? 'deposit-gateway' : route.id);
    }
  });
});

/** The first row that fits, as a pattern says it. */
function byPattern(path: string): string | null {
  const row = ROUTE_TABLE.find(({ path: words }) =>
    new RegExp(words === '/' ? '^/$' : `^${words.replaceAll(/:(\w+)/g, '[^/]+')}/?$`, 'i').test(path),
  );
  return row?.id ?? null;
}

describe('what a page is like', () => {
  const that = (is: (row: (typeof ROUTE_TABLE)[number]) => boolean): string =>
    ROUTE_TABLE.filter(is)
      .map(({ id }) => id)
      .join(' ');

  it('those with prices have the slip beside them', () => {
    expect(that(({ slip }) => slip === true)).toBe('home sportsbook sports exchange markets');
  });

  it('a long list is returned to where it was left', () => {
    expect(that(({ keepsPlace }) => keepsPlace === true)).toBe('statement my-bets reports results');
  });

  it('somebody else’s page may fill the window', () => {
    expect(that(({ fillsWindow }) => fillsWindow === true)).toBe(
      'sportsbook casino casino-game betby sportsbook-test jetfair',
    );
  });

  it('a form that is for all says so', () => {
    expect(that(({ form }) => form === true)).toBe('responsible-game');
  });

  it.each([
    ['home', 'landing home'],
    ['casino', 'games-all kingmaker slots aura-games instant-games casino casino-game provider'],
    ['exchange', 'sportsbook markets'],
    ['myBets', 'my-bets'],
    ['inplay', ''],
  ] as const)('[HDR-05] under %s: %s', (section, ids) => {
    expect(that((row) => row.section === section)).toBe(ids);
  });
});

describe('matchRoute', () => {
  it('finds what the table says as patterns, whatever the path', () => {
    const word = fc.constantFrom(
      ...ROUTE_TABLE.flatMap(({ path }) => path.split('/')),
      'X',
      '',
      '.',
      'ENTRY',
      'a b',
    );
    const path = fc.array(word, { maxLength: 5 }).map((words) => words.join('/'));
    fc.assert(fc.property(path, (each) => idOf(each) === byPattern(each)));
  });

  it.each([
    ['/', 'landing', {}],
    ['/home', 'home', {}],
    ['/home/', 'home', {}],
    ['/HOME', 'home', {}],
    ['/withdrawlist', 'withdraw-list', {}],
    ['/home?tab=1#top', 'home', {}],
    ['/casino/spribe', 'casino', { casinoslug: 'spribe' }],
    ['/casino/spribe/aviator', 'casino-game', { casinoslug: 'spribe', gameslug: 'aviator' }],
    ['/exchange/Cricket', 'exchange', { gameId: 'Cricket' }],
    ['/ezugi', 'provider', { providerCode: 'ezugi' }],
    ['/casino', 'provider', { providerCode: 'casino' }],
    ['/casino/%2e%2e', 'casino', { casinoslug: '%2e%2e' }],
  ])('[NAV-01] [NAV-03] %s', (path, id, params) => {
    expect(matchRoute(path)).toMatchObject({ route: { id }, params });
  });

  it.each([
    [''],
    ['home'],
    ['/a/b'],
    ['//'],
    ['//evil.example'],
    ['/casino//aviator'],
    ['/casino/a/b/c'],
    ['https://evil.example/home'],
  ])('[NAV-03] %j is unknown', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('[P24] any text is matched or unknown, never an error', () => {
    const path = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom('/', 'home', 'casino', '%', '%2f', '..', '__proto__', '?', '#'), {
          maxLength: 8,
        })
        .map((each) => each.join('')),
    );
    fc.assert(
      fc.property(path, (text) => {
        const match = matchRoute(text);
        if (match !== null) expect(ROUTE_TABLE).toContain(match.route);
      }),
    );
  });
});

/** NAV-04 in the specification's words: what hides both, what hides only the footer; all else shows both. */
const BARE =
  '/register /sign-in /verify-number /mobile-number /maintenance /forgot-password /reset-password /betby';
const WITHOUT_FOOTER =
  '/casino/:casinoslug /casino/:casinoslug/:gameslug /exchange/:gameId /spmsports/:category /sportsbook2 /sportsbooktest';

function specifiedLayout(path: string) {
  if (BARE.split(' ').includes(path)) return { header: 'none', footer: false };
  return { header: 'player', footer: !WITHOUT_FOOTER.split(' ').concat('/markets').includes(path) };
}

describe('layoutOf', () => {
  it.each(ROUTE_TABLE.map(({ path }) => [path] as const))(
    '[NAV-04] %s has the layout that it is given',
    (path) => {
      expect(layoutAt(path.replaceAll(/:(\w+)/g, 'x-$1'))).toEqual(specifiedLayout(path));
    },
  );

  it('[NAV-02] a common page chooses its header by the log-in state', () => {
    expect(layoutAt('/terms', false).header).toBe('visitor');
    expect(layoutAt('/terms', true).header).toBe('player');
  });

  it('[NAV-04] Betby has a toggle, off by default; no other page listens to one', () => {
    const betby = matchRoute('/betby')?.route;
    const casino = matchRoute('/casino/xpg')?.route;
    if (betby === undefined || casino === undefined) throw new Error('the table lost a row');
    expect(layoutOf(betby, true)).toEqual({ header: 'none', footer: false });
    expect(layoutOf(betby, true, true)).toEqual({ header: 'player', footer: true });
    expect(layoutOf(casino, true, true)).toEqual({ header: 'player', footer: false });
  });
});

describe('authPaths', () => {
  it.each(authPanelPairs)('[AUTH-01] the panel %s is also the public page %s', (panel, path) => {
    expect(pathOfPanel(panel)).toBe(path);
    expect(panelOfPath(`${path}/?from=sms`)).toBe(panel);
    expect(matchRoute(path)?.route.routeType).toBe('public');
  });

  it('[AUTH-01] any other page shows no panel', () => {
    expect(panelOfPath('/')).toBeNull();
    expect(panelOfPath('/nowhere/at/all')).toBeNull();
  });
});
