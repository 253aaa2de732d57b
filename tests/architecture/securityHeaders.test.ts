import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@scripts/lib/securityHeaders.mjs';

const config = {
  backend: 'remote',
  apiUrl: 'https://api.example.com/v1',
  sportsUrl: 'https://sports.example.com',
  lobbyUrl: 'https://lobby.example.com',
  socketUrl: 'https://live.example.com',
  gameHosts: ['https://games.example.net'],
  assetHosts: ['https://cdn.example.com'],
  tvHosts: ['https://tv.example.org'],
  paymentHosts: ['https://pay.example.com'],
};

const directives = (header: string | undefined): Map<string, string> =>
  new Map(
    (header ?? '').split('; ').map((part): [string, string] => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('security headers', () => {
  it('[X32] lets a backend of a language of its own be called at each address under dialect, by sockets too', () => {
    const dialect = { apiUrl: 'https://k.example/api/v2', feedUrl: 'https://live.k.example', brandCode: 'a' };
    const policy = directives(securityHeaders({ backend: 'osprey', dialect })['Content-Security-Policy']);
    expect(policy.get('connect-src')).toBe(
      "'self' https://k.example wss://k.example https://live.k.example wss://live.k.example",
    );
    expect(policy.get('frame-src')).toBe("'none'");
    expect(() => securityHeaders({ backend: 'osprey', dialect: { apiUrl: 'https://*.example' } })).toThrow(
      'dialect.apiUrl',
    );
  });

  it('[X32] lets reports go where the operator wants them, and nowhere that is not an address', () => {
    const policyOf = (url: string) =>
      directives(securityHeaders({ telemetry: { url } })['Content-Security-Policy']).get('connect-src');
    expect(policyOf('https://collect.example/v1/reports')).toBe("'self' https://collect.example");
    expect(() => policyOf('http://collect.example')).toThrow('telemetry.url');
  });

  it('[X32] names every source of a production build and forbids the rest, framing included', () => {
    const headers = securityHeaders(config, { reportUrl: 'https://api.example.com/csp' });
    expect(Object.fromEntries(directives(headers['Content-Security-Policy']))).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'unsafe-inline'",
      'style-src-attr': "'none'",
      'img-src': "'self' data: blob: https://api.example.com https://cdn.example.com",
      'font-src': "'self'",
      'media-src': "'self' https://tv.example.org",
      'connect-src':
        "'self' https://api.example.com https://sports.example.com https://lobby.example.com https://live.example.com wss://live.example.com",
      'frame-src': 'https://games.example.net https://tv.example.org',
      'form-action': "'self' https://pay.example.com",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'upgrade-insecure-requests': '',
      'report-to': 'csp',
    });
    expect(headers).toMatchObject({
      'Content-Security-Policy-Report-Only':
        "require-trusted-types-for 'script'; trusted-types shell; report-to csp",
      'Reporting-Endpoints': 'csp="https://api.example.com/csp"',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), ' +
        'fullscreen=(self "https://games.example.net" "https://tv.example.org"), ' +
        'autoplay=(self "https://games.example.net" "https://tv.example.org")',
    });
  });

  it('drops what plain HTTP on this machine cannot have, and nothing else', () => {
    const there = directives(securityHeaders(config)['Content-Security-Policy']);
    const headers = securityHeaders(config, { plainLocalhost: true });
    const here = directives(headers['Content-Security-Policy']);
    expect([...there.keys()].filter((name) => !here.has(name))).toEqual([
      'upgrade-insecure-requests',
      'report-to',
    ]);
    expect([...here].filter(([name, value]) => there.get(name) !== value)).toEqual([
      ['report-uri', '/csp-report'],
    ]);
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it('speaks to itself only when the sandbox is in the browser', () => {
    const policy = directives(securityHeaders({}, { plainLocalhost: true })['Content-Security-Policy']);
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    // The pretended games: documents of the page's own making, in frames without an origin.
    expect(policy.get('frame-src')).toBe('blob:');
    const remote = directives(securityHeaders({ backend: 'remote' })['Content-Security-Policy']);
    expect(remote.get('frame-src')).toBe("'none'");
  });

  it('lets the socket go where the API is unless it has a host of its own, by both schemes', () => {
    const policy = directives(
      securityHeaders({ apiUrl: 'http://127.0.0.1:5055' })['Content-Security-Policy'],
    );
    expect(policy.get('connect-src')).toBe("'self' http://127.0.0.1:5055 ws://127.0.0.1:5055");
  });

  const keys = [
    'apiUrl',
    'sportsUrl',
    'lobbyUrl',
    'socketUrl',
    'gameHosts',
    'assetHosts',
    'tvHosts',
    'paymentHosts',
  ];
  const wrong = [
    '*',
    'https://*',
    'https://*.example.com',
    'https://a.example.com https://b.example.com',
    "https://a.example.com; script-src 'unsafe-inline'",
    'http://api.example.com',
    'http://127.0.0.1.example.com',
    'https://user:secret@example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:',
    'example.com',
    '//example.com',
    '',
  ];
  for (const key of keys) {
    it(`refuses in ${key} whatever is not one plain origin, and says which key`, () => {
      for (const url of wrong) {
        const value = key.endsWith('Hosts') ? ['https://fine.example.com', url] : url;
        expect(() => securityHeaders({ [key]: value }), url).toThrow(key);
      }
    });
  }
});
