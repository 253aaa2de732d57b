import type { RouteLayout, RouteRow, RouteType } from './RouteRow';

/** NAV-04. The two password pages have "no layout", which is the same: neither header nor footer. */
const BARE: RouteLayout = { header: false, footer: false };
const NO_FOOTER: RouteLayout = { footer: false };
const CASINO: RouteLayout = { section: 'casino' };
const FRAMED: RouteLayout = { ...NO_FOOTER, section: 'casino', fillsWindow: true };
const PRICES: RouteLayout = { ...NO_FOOTER, slip: true };
const TOGGLED: RouteLayout = { header: false, footer: false, layoutToggle: true, fillsWindow: true };

/**
 * Every path of the specification's section 2, in the order of matching: the catch-all of one segment comes last (NAV-01,
 * NAV-03). `/deposit/{gateway}` and `/deposit/{mode}` have one form: the first row answers for both.
 */
export const ROUTE_TABLE = [
  row('landing', '/', 'landing', 'public', { section: 'home' }),
  word('register', 'public', BARE),
  row('sign-in', '/sign-in', 'signIn', 'public', BARE),
  row('verify-number', '/verify-number', 'verifyNumber', 'public', BARE),
  row('mobile-number', '/mobile-number', 'mobileNumber', 'public', BARE),
  row('forgot-password', '/forgot-password', 'forgotPassword', 'public', BARE),
  row('reset-password', '/reset-password', 'resetPassword', 'public', BARE),
  word('maintenance', 'common', BARE),
  row('contact', '/contactus', 'contact', 'common'),
  row('privacy', '/privacypolicy', 'privacy', 'common'),
  row('responsible-game', '/responsiblegame', 'responsiblePlay', 'common', { form: true }),
  row('fair-play', '/fairplay', 'fairPlay', 'common'),
  row('games-rule', '/gamesrule', 'gameRules', 'common'),
  row('terms', '/terms', 'terms', 'common'),
  word('kyc', 'protected'),
  word('home', 'protected', { slip: true, section: 'home' }),
  row('sportsbook', '/sportsbook2', 'sportsbook', 'protected', {
    ...PRICES,
    section: 'exchange',
    fillsWindow: true,
  }),
  row('games-all', '/games-all', 'allGames', 'protected', CASINO),
  word('kingmaker', 'protected', CASINO),
  word('slots', 'protected', CASINO),
  row('aura-games', '/aura-games', 'auraGames', 'protected', CASINO),
  row('instant-games', '/spmgames', 'instantGames', 'protected', CASINO),
  row('casino', '/casino/:casinoslug', 'casino', 'protected', FRAMED),
  row('casino-game', '/casino/:casinoslug/:gameslug', 'game', 'protected', FRAMED),
  row('statement', '/cashier', 'statement', 'protected', { keepsPlace: true }),
  row('withdraw-list', '/withdrawList', 'withdrawList', 'protected'),
  row('my-bets', '/mybets', 'myBets', 'protected', { section: 'myBets', keepsPlace: true }),
  word('reports', 'protected', { keepsPlace: true }),
  word('results', 'protected', { keepsPlace: true }),
  row('deposit-gateway', '/deposit/:gateway', 'deposit', 'protected'),
  row('deposit-mode', '/deposit/:mode', 'deposit', 'protected'),
  row('gateways', '/gatewaylist', 'gateways', 'protected'),
  word('withdraw', 'protected'),
  row('withdraw-mode', '/withdraw/:mode', 'withdrawForm', 'protected'),
  row('withdraw-wizard', '/withdrawnew', 'withdrawWizard', 'protected'),
  row('withdraw-wizard-form', '/withdrawnewForm', 'withdrawWizardForm', 'protected'),
  row('withdraw-check', '/pre-withdraw-page/:method', 'withdrawCheck', 'protected'),
  word('betby', 'protected', TOGGLED),
  word('profile', 'protected'),
  row('sports', '/spmsports/:category', 'sports', 'protected', PRICES),
  row('exchange', '/exchange/:gameId', 'exchange', 'protected', PRICES),
  word('markets', 'protected', { ...PRICES, section: 'exchange' }),
  word('bonus', 'protected'),
  row('bonus-detail', '/bonus/:id', 'bonusDetail', 'protected'),
  word('referral', 'protected'),
  row('sportsbook-test', '/sportsbooktest', 'sportsbookTest', 'protected', {
    ...NO_FOOTER,
    fillsWindow: true,
  }),
  row('bank-details', '/bank-details', 'bankDetails', 'protected'),
  word('jetfair', 'protected', { fillsWindow: true }),
  row('bkash', '/bkash', 'depositBkash', 'protected'),
  row('paytm', '/paytm', 'depositPaytm', 'protected'),
  row('nagad', '/nagad', 'depositNagad', 'protected'),
  row('provider', '/:providerCode', 'provider', 'common', CASINO),
];

function row<const Page extends string>(
  id: string,
  path: string,
  page: Page,
  routeType: RouteType,
  layout: RouteLayout = {},
): RouteRow<Page> {
  return { id, path, page, routeType, ...layout };
}

/** A page with one word for its id, its address and its name. */
function word<const Page extends string>(
  page: Page,
  routeType: RouteType,
  layout?: RouteLayout,
): RouteRow<Page> {
  return row(page, `/${page}`, page, routeType, layout);
}
