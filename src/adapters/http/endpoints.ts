export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly host: 'api' | 'sports' | 'lobby';
  /** `:name` stands for a parameter. */
  readonly path: string;
  /** No call may hang: every endpoint has its own end (F06). */
  readonly timeoutMs: number;
  /** `held`: carries the session's token when there is one. `none`: never does, so its 401 cannot end a session. */
  readonly token: 'held' | 'none';
  /**
   * Equal calls under way share one request (F18). Not for money: an answer that set out before the event that made us ask must not
   * be taken for the one after it. Not for calls that do something.
   */
  readonly shared: boolean;
  /**
   * Of a call that may not be there and moves no money: what a 404 without a `code` says. `call`: this backend has no such call, for nobody
   * and nothing. `item`: it may have the call and not this item. Absent: it is a refusal like any other.
   */
  readonly absent?: 'call' | 'item';
}

const READ_MS = 15_000;
const SUBMIT_MS = 20_000;
/** Nobody waits for these two. */
export const ASIDE_MS = 5_000;

export const read = (host: Endpoint['host'], path: string): Endpoint => ({
  method: 'GET',
  host,
  path,
  timeoutMs: READ_MS,
  token: 'held',
  shared: true,
});

export const readMoney = (host: Endpoint['host'], path: string): Endpoint => ({
  ...read(host, path),
  shared: false,
});

/** assumed: a read of ours, or one that the specification only names: a backend may not have it. */
export const maybe = (endpoint: Endpoint, absent: 'call' | 'item' = 'call'): Endpoint => ({
  ...endpoint,
  absent,
});

export const submit = (path: string): Endpoint => ({
  method: 'POST',
  host: 'api',
  path,
  timeoutMs: SUBMIT_MS,
  token: 'none',
  shared: false,
});

/**
 * Every call of the specification's section 7 that a first page or a bet makes, as written there (API-03), and our own (`assumed:`). Those of money in and out,
 * of rewards and of a player's own rules stand with their features: no first page asks any of them.
 */
export const ENDPOINTS = {
  logIn: submit('/login'),
  // assumed: both of a log-in by code.
  sendLogInCode: maybe(submit('/login/otp/send')),
  logInByCode: maybe(submit('/login/otp')),
  logInAsDemo: submit('/login/demo'),
  demo: read('api', '/app/demo'),
  sendOtp: submit('/sendOtpToMobile'),
  verifyMobile: submit('/mobileVerification'),
  register: submit('/register'),
  forgotPassword: submit('/forgot-password'),
  resetPassword: submit('/reset-password'),
  // assumed: its payload, which the specification does not show.
  updatePassword: { ...submit('/update-password'), token: 'held' },
  signOut: { ...readMoney('api', '/signout'), timeoutMs: ASIDE_MS },
  appDetails: read('api', '/getAppDetails'),
  banners: read('api', '/getBanners'),
  announcements: read('api', '/announcement/display'),
  pageVisit: { ...submit('/page/visit'), token: 'held', timeoutMs: ASIDE_MS },
  exposure: readMoney('api', '/bet/exposure/amount'),
  bets: readMoney('sports', '/bets'),
  // assumed: from here on the paths or their results are ours (docs/wire.md section 4).
  matches: maybe(read('sports', '/bet/matches')),
  match: maybe(read('sports', '/bet/match/odds'), 'item'),
  bookmaker: maybe(read('sports', '/bet/bookmaker/odds'), 'item'),
  fancy: maybe(read('sports', '/bet/fancy/odds'), 'item'),
  matchSettings: maybe(read('sports', '/sports/match/settings'), 'item'),
  placeBet: { ...submit('/bets'), host: 'sports', token: 'held' },
  betByKey: readMoney('sports', '/bets/by-key/:key'),
  cancelBet: { ...submit('/bets/cancel'), host: 'sports', token: 'held' },
  editBet: { ...submit('/bets/edit'), host: 'sports', token: 'held' },
  cashOutQuote: { ...submit('/bets/cashout/quote'), host: 'sports', token: 'held' },
  cashOut: { ...submit('/bets/cashout'), host: 'sports', token: 'held' },
  cashOutByKey: readMoney('sports', '/bets/cashout/by-key/:key'),
  games: maybe(read('api', '/casino/games')),
  // It moves no money: a game that a lobby does not have is not offered, whatever it says about it.
  launchGame: maybe({ ...submit('/lobby'), host: 'lobby', token: 'held' }, 'item'),
} as const satisfies Record<string, Endpoint>;
