import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandStatus, LIVE } from '@/domain/brand/brandStatus';
import { decideRoute, landingPath } from '@/domain/routing/decideRoute';
import type { RouteQuestion } from '@/domain/routing/decideRoute';
import { PROVIDER_CODES } from '@/domain/routing/providers';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';

const CLOSED = brandStatus('maintenance');

function decide(path: string, change: Partial<RouteQuestion> = {}): string {
  const decision = decideRoute({
    path,
    signedIn: false,
    brandStatus: LIVE,
    publicPath: '/',
    protectedPath: '/home',
    ...change,
  });
  return decision.kind === 'show' ? `show ${decision.route.id}` : `go ${decision.to}`;
}

const anyPath = fc.oneof(
  fc.constantFrom(...ROUTE_TABLE.map((route) => route.path.replaceAll(/:\w+/g, 'ezugi'))),
  fc.constantFrom(
    '/nobody',
    '/a/b/c',
    '',
    'x',
    '//evil.example',
    '/home?x=1',
    '/Maintenance/',
    '/%',
    '/maintenance#x',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
);
const question = fc.record({
  path: anyPath,
  signedIn: fc.boolean(),
  brandStatus: fc.constantFrom(LIVE, CLOSED),
  publicPath: anyPath,
  protectedPath: anyPath,
});

describe('decideRoute', () => {
  it('[NAV-02] a protected page sends a visitor to the configured public default', () => {
    expect(decide('/home')).toBe('go /');
    expect(decide('/mybets', { publicPath: '/sign-in' })).toBe('go /sign-in');
  });

  it('[NAV-02] a public page sends a player home', () => {
    expect(decide('/', { signedIn: true })).toBe('go /home');
    expect(decide('/sign-in', { signedIn: true, protectedPath: '/slots' })).toBe('go /slots');
  });

  it('[NAV-02] common pages are for both', () => {
    expect(decide('/terms')).toBe('show terms');
    expect(decide('/terms', { signedIn: true })).toBe('show terms');
  });

  it('[NAV-02] who may be there stays', () => {
    expect(decide('/register')).toBe('show register');
    expect(decide('/casino/spribe/aviator', { signedIn: true })).toBe('show casino-game');
  });

  it('[NAV-03] an unknown path leads to /, and a player on from there', () => {
    expect(decide('/a/b/c')).toBe('go /');
    expect(decide('/a/b/c', { signedIn: true })).toBe('go /home');
  });

  it.each(PROVIDER_CODES.map((code) => [code]))('[NAV-03] /%s is a provider, whatever its case', (code) => {
    expect(decide(`/${code}`)).toBe('show provider');
    expect(decide(`/${code.toUpperCase()}`, { signedIn: true })).toBe('show provider');
  });

  it('[NAV-03] an unknown provider code leads to /', () => {
    expect(decide('/nobody')).toBe('go /');
    expect(decide('/__proto__')).toBe('go /');
  });

  it('[NAV-07] a brand that is not live leads everyone to /maintenance, unless there', () => {
    expect(decide('/home', { signedIn: true, brandStatus: CLOSED })).toBe('go /maintenance');
    expect(decide('/', { brandStatus: CLOSED })).toBe('go /maintenance');
    expect(decide('/a/b/c', { brandStatus: CLOSED })).toBe('go /maintenance');
    expect(decide('/maintenance', { brandStatus: CLOSED })).toBe('show maintenance');
  });

  it('[NAV-07] back to live leaves /maintenance', () => {
    expect(decide('/maintenance')).toBe('go /');
    expect(decide('/maintenance', { signedIn: true })).toBe('go /home');
  });

  it('[P24] a default that cannot be shown gives way', () => {
    const bad = { publicPath: '/home', protectedPath: '/sign-in' };
    expect(landingPath({ ...bad, signedIn: false })).toBe('/');
    expect(landingPath({ ...bad, signedIn: true })).toBe('/home');
    expect(landingPath({ publicPath: '/nobody', protectedPath: '/maintenance', signedIn: false })).toBe('/');
    expect(landingPath({ publicPath: '', protectedPath: '/maintenance', signedIn: true })).toBe('/home');
  });

  it('[P24] [F29] every question has an answer, and a redirect ends at once, whatever is configured', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const decision = decideRoute(asked);
        if (decision.kind === 'redirect')
          expect(decideRoute({ ...asked, path: decision.to }).kind).toBe('show');
      }),
    );
  });

  it('[P24] /maintenance is shown exactly when the brand is not live', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const first = decideRoute(asked);
        const end = first.kind === 'show' ? first : decideRoute({ ...asked, path: first.to });
        expect(end.kind === 'show' && end.route.id === 'maintenance').toBe(
          asked.brandStatus.kind === 'notLive',
        );
      }),
    );
  });

  it('[P23] [P24] nobody is shown a page of the other kind', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const decision = decideRoute(asked);
        if (decision.kind === 'show')
          expect(decision.route.routeType).not.toBe(asked.signedIn ? 'public' : 'protected');
      }),
    );
  });
});
