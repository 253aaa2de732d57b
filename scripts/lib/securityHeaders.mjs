/**
 * The part of config.json that names other hosts. The last two are not read by the app: they only open the policy.
 * @typedef {object} HostConfig
 * @property {string} [backend] without one it is the sandbox, whose pretended games are documents that the page makes itself
 * @property {string} [apiUrl]
 * @property {string} [sportsUrl]
 * @property {string} [lobbyUrl]
 * @property {string} [socketUrl]
 * @property {Readonly<Record<string, unknown>>} [dialect] of a backend of a language of its own: each address in it may be called, by sockets too
 * @property {readonly string[]} [gameHosts] framed games
 * @property {readonly string[]} [assetHosts] pictures from outside
 * @property {readonly string[]} [tvHosts] live pictures of a match
 * @property {{ readonly url: string }} [telemetry] where records of speed and faults go
 * @property {readonly string[]} [paymentHosts] where a payment form may be sent
 */

/**
 * @typedef {object} HeaderOptions
 * @property {boolean} [plainLocalhost] served over plain HTTP on this machine: no HSTS, no upgrade to HTTPS, and
 *   reports by `report-uri`, because browsers read Reporting-Endpoints on HTTPS only
 * @property {string} [reportUrl]
 */

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/**
 * One source for the policy: scheme, host and port and nothing else. What is not exactly that is refused rather than
 * repaired, because a policy that is wider than it looks protects nobody.
 * @param {string} key named in the refusal
 * @param {string} url
 * @returns {string} an origin
 * @throws {Error} on a wildcard, a credential, plain HTTP to another machine, or anything that is not a web address
 */
export function policySource(key, url) {
  if (/[*;,'"\s]/.test(url))
    throw new Error(`${key}: "${url}" holds a wildcard or a character that a header cannot carry`);
  if (!URL.canParse(url)) throw new Error(`${key}: "${url}" is not a web address`);
  const { protocol, hostname, origin, username, password } = new URL(url);
  if (username || password) throw new Error(`${key}: "${url}" holds a credential`);
  const allowed = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!allowed)
    throw new Error(`${key}: "${url}" must start with https:// (plain http only on this machine)`);
  return origin;
}

/**
 * What a backend of a language of its own may be called at.
 * @param {HostConfig} config
 * @returns {readonly string[]}
 */
export function dialectHosts({ dialect = {} }) {
  return Object.entries(dialect).flatMap(([key, url]) => {
    if (typeof url !== 'string' || !/^https?:/i.test(url)) return [];
    const origin = policySource(`dialect.${key}`, url);
    return [origin, origin.replace(/^http/, 'ws')];
  });
}

/** @param {readonly (string | undefined)[]} sources */
const list = (...sources) => [...new Set(sources.filter((source) => source !== undefined))].join(' ');

/**
 * Every security header the app is served with, for one configuration.
 * @param {HostConfig} config
 * @param {HeaderOptions} [options]
 * @returns {Record<string, string>}
 */
export function securityHeaders(config, { plainLocalhost = false, reportUrl = '/csp-report' } = {}) {
  /** @param {'apiUrl' | 'sportsUrl' | 'lobbyUrl' | 'socketUrl'} key */
  const one = (key) => {
    const url = config[key];
    return url === undefined ? undefined : policySource(key, url);
  };
  /** @param {'gameHosts' | 'assetHosts' | 'tvHosts' | 'paymentHosts'} key */
  const many = (key) => (config[key] ?? []).map((url) => policySource(key, url));

  const api = one('apiUrl');
  const socket = one('socketUrl') ?? api;
  const dialect = dialectHosts(config);
  const reports =
    config.telemetry === undefined ? undefined : policySource('telemetry.url', config.telemetry.url);
  const isSandbox = (config.backend ?? 'sandbox') === 'sandbox';
  const games = many('gameHosts');
  const tv = many('tvHosts');
  const report = plainLocalhost ? `report-uri ${reportUrl}` : 'report-to csp';
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    // The page narrows it to its own styles, by their hash (firstVisitOrder.mjs): both policies hold.
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    `img-src ${list("'self'", 'data:', 'blob:', api, ...many('assetHosts'))}`,
    "font-src 'self'",
    `media-src ${list("'self'", ...tv)}`,
    `connect-src ${list("'self'", api, one('sportsUrl'), one('lobbyUrl'), socket, socket?.replace(/^http/, 'ws'), ...dialect, reports)}`,
    `frame-src ${list(isSandbox ? 'blob:' : undefined, ...games, ...tv) || "'none'"}`,
    `form-action ${list("'self'", ...many('paymentHosts'))}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(plainLocalhost ? [] : ['upgrade-insecure-requests']),
    report,
  ];
  const players = [...games, ...tv].map((origin) => ` "${origin}"`).join('');
  return {
    'Content-Security-Policy': policy.join('; '),
    // One policy is allowed, for the address of the page's own worker (src/adapters/browser/offlineShell.ts).
    // Trusted Types only report until the browser tests have shown no report for a while; then they move up a line.
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'; trusted-types shell; ${report}`,
    ...(plainLocalhost
      ? {}
      : {
          'Reporting-Endpoints': `csp="${reportUrl}"`,
          'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), ' +
      `fullscreen=(self${players}), autoplay=(self${players})`,
  };
}
