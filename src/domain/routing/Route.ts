export type RouteType = 'public' | 'protected' | 'common';

/** NAV-01. A row of the route table; the table itself is data in `routeTable.ts`. */
export interface Route {
  readonly id: string;
  /** With `:name` for a parameter, e.g. `/exchange/:gameId`. */
  readonly path: string;
  /** Which page draws it: the screens map this word to a lazily loaded component. */
  readonly component: PageName;
  readonly routeType: RouteType;
  /** The page's own name, a key of the language catalogue under `pages.`. */
  readonly pageName: PageName;
  /** Both default to true. */
  readonly header?: boolean;
  readonly footer?: boolean;
  /** The page offers a switch that shows both, off by default (NAV-04: Betby). */
  readonly layoutToggle?: true;
}

export type PageName =
  | 'landing'
  | 'register'
  | 'signIn'
  | 'verifyNumber'
  | 'mobileNumber'
  | 'forgotPassword'
  | 'resetPassword'
  | 'maintenance'
  | 'contact'
  | 'privacy'
  | 'responsiblePlay'
  | 'fairPlay'
  | 'gameRules'
  | 'terms'
  | 'provider'
  | 'kyc'
  | 'home'
  | 'sportsbook'
  | 'allGames'
  | 'kingmaker'
  | 'slots'
  | 'auraGames'
  | 'instantGames'
  | 'casino'
  | 'game'
  | 'statement'
  | 'withdrawList'
  | 'myBets'
  | 'deposit'
  | 'gateways'
  | 'withdraw'
  | 'withdrawForm'
  | 'withdrawWizard'
  | 'withdrawWizardForm'
  | 'withdrawCheck'
  | 'betby'
  | 'profile'
  | 'sports'
  | 'exchange'
  | 'bonus'
  | 'bonusDetail'
  | 'referral'
  | 'sportsbookTest'
  | 'bankDetails'
  | 'jetfair'
  | 'depositBkash'
  | 'depositPaytm'
  | 'depositNagad';
