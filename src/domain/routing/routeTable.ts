import type { PageName, Route, RouteType } from './Route';

type Layout = Pick<Route, 'header' | 'footer' | 'layoutToggle'>;

/** NAV-04. The two password pages have "no layout", which is the same: neither header nor footer. */
const BARE: Layout = { header: false, footer: false };
const NO_FOOTER: Layout = { footer: false };
const TOGGLED: Layout = { header: false, footer: false, layoutToggle: true };

/**
 * Every path of the specification's section 2, in the order of matching: the catch-all of one segment comes last (NAV-01,
 * NAV-03). `/deposit/{gateway}` and `/deposit/{mode}` have one form: the first row answers for both.
 */
export const ROUTE_TABLE: readonly Route[] = [
  row('landing', '/', 'landing', 'public'),
  row('register', '/register', 'register', 'public', BARE),
  row('sign-in', '/sign-in', 'signIn', 'public', BARE),
  row('verify-number', '/verify-number', 'verifyNumber', 'public', BARE),
  row('mobile-number', '/mobile-number', 'mobileNumber', 'public', BARE),
  row('forgot-password', '/forgot-password', 'forgotPassword', 'public', BARE),
  row('reset-password', '/reset-password', 'resetPassword', 'public', BARE),
  row('maintenance', '/maintenance', 'maintenance', 'common', BARE),
  row('contact', '/contactus', 'contact', 'common'),
  row('privacy', '/privacypolicy', 'privacy', 'common'),
  row('responsible-game', '/responsiblegame', 'responsiblePlay', 'common'),
  row('fair-play', '/fairplay', 'fairPlay', 'common'),
  row('games-rule', '/gamesrule', 'gameRules', 'common'),
  row('terms', '/terms', 'terms', 'common'),
  row('kyc', '/kyc', 'kyc', 'protected'),
  row('home', '/home', 'home', 'protected'),
  row('sportsbook', '/sportsbook2', 'sportsbook', 'protected', NO_FOOTER),
  row('games-all', '/games-all', 'allGames', 'protected'),
  row('kingmaker', '/kingmaker', 'kingmaker', 'protected'),
  row('slots', '/slots', 'slots', 'protected'),
  row('aura-games', '/aura-games', 'auraGames', 'protected'),
  row('instant-games', '/spmgames', 'instantGames', 'protected'),
  row('casino', '/casino/:casinoslug', 'casino', 'protected', NO_FOOTER),
  row('casino-game', '/casino/:casinoslug/:gameslug', 'game', 'protected', NO_FOOTER),
  row('statement', '/cashier', 'statement', 'protected'),
  row('withdraw-list', '/withdrawList', 'withdrawList', 'protected'),
  row('my-bets', '/mybets', 'myBets', 'protected'),
  row('deposit-gateway', '/deposit/:gateway', 'deposit', 'protected'),
  row('deposit-mode', '/deposit/:mode', 'deposit', 'protected'),
  row('gateways', '/gatewaylist', 'gateways', 'protected'),
  row('withdraw', '/withdraw', 'withdraw', 'protected'),
  row('withdraw-mode', '/withdraw/:mode', 'withdrawForm', 'protected'),
  row('withdraw-wizard', '/withdrawnew', 'withdrawWizard', 'protected'),
  row('withdraw-wizard-form', '/withdrawnewForm', 'withdrawWizardForm', 'protected'),
  row('withdraw-check', '/pre-withdraw-page/:method', 'withdrawCheck', 'protected'),
  row('betby', '/betby', 'betby', 'protected', TOGGLED),
  row('profile', '/profile', 'profile', 'protected'),
  row('sports', '/spmsports/:category', 'sports', 'protected', NO_FOOTER),
  row('exchange', '/exchange/:gameId', 'exchange', 'protected', NO_FOOTER),
  row('bonus', '/bonus', 'bonus', 'protected'),
  row('bonus-detail', '/bonus/:id', 'bonusDetail', 'protected'),
  row('referral', '/referral', 'referral', 'protected'),
  row('sportsbook-test', '/sportsbooktest', 'sportsbookTest', 'protected', NO_FOOTER),
  row('bank-details', '/bank-details', 'bankDetails', 'protected'),
  row('jetfair', '/jetfair', 'jetfair', 'protected'),
  row('bkash', '/bkash', 'depositBkash', 'protected'),
  row('paytm', '/paytm', 'depositPaytm', 'protected'),
  row('nagad', '/nagad', 'depositNagad', 'protected'),
  row('provider', '/:providerCode', 'provider', 'common'),
];

function row(id: string, path: string, page: PageName, routeType: RouteType, layout: Layout = {}): Route {
  return { id, path, component: page, routeType, pageName: page, ...layout };
}
