/** What a judge may do to a backend, and what of it can be seen. */
export const POWERS = [
  'reads',
  'logsIn',
  'bets',
  'movesMoney',
  'advancesTime',
  'injectsFaults',
  'seesTraffic',
  'asksRaw',
  'knowsOrigin',
  'readsCodes',
] as const;
export type Power = (typeof POWERS)[number];

/** Unless said otherwise: an account that may lose play money, and a backend behind ports. */
export const USUAL_POWERS: readonly Power[] = ['reads', 'logsIn', 'bets'];

/** Why a case was not tried, where the backend under test gives no reason of its own. */
export const WITHOUT: Readonly<Record<Power, string>> = {
  reads: 'nothing may be read',
  logsIn: 'there is no account to log in with',
  bets: 'no bet may be placed',
  movesMoney: 'no money may be moved',
  advancesTime: 'the time of this backend cannot be moved',
  injectsFaults: 'no fault can be planted in this backend',
  seesTraffic: 'requests and replies cannot be seen here',
  asksRaw: 'there is no HTTP between this backend and the app',
  knowsOrigin: 'the address that the app is served from is not known',
  readsCodes: 'one-time codes cannot be read',
};
