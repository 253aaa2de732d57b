import { NO_ALERTS, type Alerts } from '@/domain/alerts/Alerts';
import type { KycOrder } from '@/application/ports/gateways/KycGateway';
import { depositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import type { Failure } from '@/domain/shared/Failure';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { Result } from '@/domain/shared/Result';
import {
  betId,
  betKey,
  cashOutQuoteId,
  marketId,
  matchId,
  runnerId,
  submissionKey,
  token,
  withdrawalId,
} from '@/domain/shared/ids';
import { ENDPOINTS, type Endpoint } from '@/adapters/http/endpoints';
import { CASHIER_ENDPOINTS } from '@/adapters/http/cashier/cashierEndpoints';
import { PLAY_SAFE_ENDPOINTS } from '@/adapters/http/playSafe/playSafeEndpoints';
import { PUSH_ENDPOINTS } from '@/adapters/http/push/pushEndpoints';
import { AUTO_CASH_OUT_ENDPOINTS } from '@/adapters/http/autoCashOut/autoCashOutEndpoints';
import { REPORT_ENDPOINTS } from '@/adapters/http/reports/reportEndpoints';
import { REWARD_ENDPOINTS } from '@/adapters/http/rewards/rewardEndpoints';
import { wireCricketScore } from '@tests/support/wire/wireScores';
import { SCORE_ENDPOINTS } from '@/adapters/http/sports/httpScoreGateway';
import { launchOfGame } from '@/domain/casino/LaunchTarget';
import { ADDRESS, SERVER_KEY } from '@tests/support/fakes/FakePush';
import { aGame } from '@tests/support/mothers/casino';
import type { HttpWorld } from './httpWorld';
import { REWARD_CALLS } from './rewardCalls';
import {
  KEY,
  wireAppDetails,
  wireAutoCashOut,
  wireBank,
  wireBanks,
  wireBanner,
  wireBet,
  wireCashOut,
  wireDeposit,
  wireDepositOrder,
  wireExposure,
  wireFancy,
  wireGame,
  wireGateway,
  wireFancyPrices,
  wireKyc,
  wireKycDocument,
  wireMarket,
  wireMatch,
  wirePrices,
  wireQuote,
  wireReport,
  wireResults,
  wireSafety,
  wireSettings,
  wireSignedIn,
  wireWithdrawal,
  wireWithdrawOptions,
  wireStatement,
} from './wireFixtures';

/** Also of the parts that come later. */
export const ALL_ENDPOINTS = {
  ...ENDPOINTS,
  ...CASHIER_ENDPOINTS,
  ...PLAY_SAFE_ENDPOINTS,
  ...PUSH_ENDPOINTS,
  ...REPORT_ENDPOINTS,
  ...AUTO_CASH_OUT_ENDPOINTS,
  ...REWARD_ENDPOINTS,
  ...SCORE_ENDPOINTS,
};

const SETTINGS: Alerts = {
  ...NO_ALERTS,
  rules: [
    {
      ...{ kind: 'price', matchId: matchId('2026'), matchName: 'Home v Away', sport: 'cricket', startsAt: 0 },
      ...{
        marketId: marketId('1.2026'),
        marketName: 'Match Odds',
        runnerId: runnerId('11'),
        runnerName: 'Home',
      },
      ...{ side: 'lay', odds: odds(205) },
    },
  ],
  off: ['end', 'settled'],
  quiet: { from: 23, to: 7 },
};

export interface CallCase {
  readonly name: keyof typeof ALL_ENDPOINTS;
  readonly endpoint: Endpoint;
  readonly run: (world: HttpWorld) => Promise<Result<unknown, Failure>>;
  /** `data` of a good reply. */
  readonly data: unknown;
  /** Dotted paths in `data` without which the reply is none. */
  readonly required: readonly string[];
}

export const MOBILE = { mobile: '9876543210', countryCode: '91' };
const KYC_ORDER: KycOrder = {
  type: 'passport',
  texts: new Map([['documentNumber', 'A1234567']]),
  files: new Map([
    [
      'photoPage',
      {
        name: 'document.pdf',
        type: 'application/pdf',
        kind: 'pdf',
        bytes: new TextEncoder().encode('%PDF-1.4'),
        size: null,
      },
    ],
  ]),
};
const BANK = {
  type: 'bank',
  holder: 'Asha Rao',
  number: '123456789012',
  ifsc: 'HDFC0001234',
  pan: 'ABCPE1234F',
} as const;
export const ORDER = {
  key: betKey(KEY),
  marketId: marketId('m1'),
  runnerId: runnerId('r1'),
  marketKind: 'matchOdds',
  line: null,
  side: 'back',
  odds: odds(198),
  stake: rupees(500),
  marketVersion: 7,
  acceptOdds: 'better',
} as const;
export const REGISTRATION = {
  name: 'Asha',
  username: 'asha01',
  password: 'Secret 1é',
  agentCode: 'AG7',
  mobile: MOBILE,
};

const SAFETY = [
  'now',
  'limits',
  'check',
  'check.minutes',
  'check.since',
  'check.dueAt',
  'check.staked',
  'check.net',
];
const SIGNED_IN = ['token', 'user', 'user.mstruserid'];
const QUOTE = [
  'quote',
  'quote.id',
  'quote.marketId',
  'quote.marketVersion',
  'quote.amount',
  'quote.expiresInMs',
  'quote.legs',
  'quote.legs.0.stake',
  'quote.outcomes',
  'quote.outcomes.0.result',
];
const CASH_OUT = ['cashOut', 'cashOut.key', 'cashOut.status', 'cashOut.amount', 'cashOut.bets'];
const AUTO = ['key', 'marketId', 'amount', 'status', 'brought'].map((field) => `autoCashOut.${field}`);
const BET = ['bet', 'bet.id', 'bet.odds', 'bet.stack', 'bet.status', 'bet.selectionType'];

const DEPOSIT = ['deposit', 'deposit.id', 'deposit.gateway', 'deposit.amount'];
const ORDERED = [
  'order',
  'order.id',
  'order.payee',
  'order.payAmount',
  'order.payCurrency',
  'order.expiresInMs',
];
const DEPOSIT_FORM = {
  order: depositOrderId('O1'),
  reference: '412345678901',
  proof: { name: 'proof.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.4') },
};

const call = (
  name: CallCase['name'],
  run: CallCase['run'],
  data: unknown,
  required: readonly string[] = [],
): CallCase => ({ name, endpoint: ALL_ENDPOINTS[name], run, data, required });

const WITHDRAWAL = ['request', 'request.id', 'request.amount', 'request.status'];
export const WITHDRAW_ORDER = {
  method: 'upi',
  amount: rupees(1_000),
  target: { kind: 'address', address: 'asha@okaxis', network: null },
  note: '',
} as const;

/** Every call that the app makes. */
export const EVERY_CALL: readonly CallCase[] = [
  call('logIn', ({ session }) => session.logIn('asha01', 'pw'), wireSignedIn, SIGNED_IN),
  call('logInAsDemo', ({ session }) => session.logInAsDemo(), wireSignedIn, SIGNED_IN),
  call('demo', ({ session }) => session.demoIsOffered(), { hasDemoUsers: true }, ['hasDemoUsers']),
  call('sendOtp', ({ session }) => session.sendOtp(MOBILE), {}),
  call('verifyMobile', ({ session }) => session.verifyMobile(MOBILE, '123456'), {}),
  call('register', ({ session }) => session.register(REGISTRATION), wireSignedIn, SIGNED_IN),
  call('sendLogInCode', ({ session }) => session.sendLogInCode(MOBILE), {}),
  call('logInByCode', ({ session }) => session.logInByCode(MOBILE, '123456'), wireSignedIn, SIGNED_IN),
  call('forgotPassword', ({ session }) => session.forgotPassword(MOBILE), {}),
  call('resetPassword', ({ session }) => session.resetPassword('123456', 'Secret12'), {}),
  call('updatePassword', ({ profile }) => profile.updatePassword('Secret 1é', 'Secret 2é'), {}),
  call('signOut', ({ session }) => session.signOut(token('tok-1')), {}),
  call('appDetails', ({ brand }) => brand.appDetails(), wireAppDetails),
  call('banners', ({ brand }) => brand.banners(), { banners: [wireBanner] }),
  call('announcements', ({ brand }) => brand.announcements(), { data: [{ content: 'Hello' }] }),
  call('pageVisit', ({ brand }) => brand.pageVisited('/exchange/:gameId'), {}),
  call('exposure', ({ bets }) => bets.exposure(), wireExposure, ['exposureAmount']),
  call('bets', ({ bets }) => bets.ofMatch(matchId('match1'), 0), { bets: [wireBet], count: 1 }, ['bets']),
  call('matches', ({ sports }) => sports.matches({ sport: 'cricket', inPlay: true }), {
    matches: [wireMatch],
  }),
  call(
    'match',
    ({ sports }) => sports.match(matchId('match1')),
    { match: wireMatch, markets: [wireMarket], odds: [wirePrices] },
    ['match', 'match.id', 'match.sportId', 'match.status', 'match.startTime'],
  ),
  call('placeBet', ({ bets }) => bets.place(ORDER, 15_000), { bet: wireBet }, BET),
  call('bookmaker', ({ sports }) => sports.bookmaker(matchId('match1')), {
    markets: [wireMarket],
    odds: [wirePrices],
  }),
  call('fancy', ({ sports }) => sports.fancy(matchId('match1')), {
    markets: [wireFancy],
    odds: [wireFancyPrices],
  }),
  call('matchSettings', ({ sports }) => sports.settings(matchId('match1')), { settings: wireSettings }, [
    'settings',
    'settings.refMatchId',
  ]),
  call('matchScore', ({ score }) => score.score(matchId('match-1')), { score: wireCricketScore }, [
    'score',
    'score.refMatchId',
    'score.innings',
  ]),
  call(
    'cancelBet',
    ({ bets }) => bets.cancel(betId('bet1')),
    { bet: { ...wireBet, status: 'cancelled', matched: 0 } },
    BET,
  ),
  call(
    'editBet',
    ({ bets }) =>
      bets.edit({
        ...{ betId: betId('bet1'), key: betKey(KEY), odds: odds(202), stake: rupees(300) },
        waiting: rupees(500),
      }),
    { bet: { ...wireBet, status: 'cancelled', matched: 0 }, replacement: { ...wireBet, id: 'bet2' } },
    [...BET, 'replacement', 'replacement.odds'],
  ),
  call('cashOutQuote', ({ bets }) => bets.cashOutQuote(marketId('m1')), { quote: wireQuote }, QUOTE),
  call(
    'cashOut',
    ({ bets }) => bets.cashOut(cashOutQuoteId('q1'), betKey(KEY)),
    { cashOut: wireCashOut },
    CASH_OUT,
  ),
  call('cashOutByKey', ({ bets }) => bets.cashOutByKey(betKey(KEY)), { cashOut: wireCashOut }, CASH_OUT),
  call('autoCashOuts', ({ autoCashOut }) => autoCashOut.list(), { autoCashOuts: [wireAutoCashOut] }, [
    'autoCashOuts',
    'autoCashOuts.0.key',
    'autoCashOuts.0.status',
  ]),
  call(
    'setAutoCashOut',
    ({ autoCashOut }) =>
      autoCashOut.set({
        key: betKey(KEY),
        marketId: marketId('m1'),
        amount: rupees(300.5),
        replaces: betKey(KEY.replace(/^./, 'f')),
      }),
    { autoCashOut: wireAutoCashOut },
    AUTO,
  ),
  call(
    'removeAutoCashOut',
    ({ autoCashOut }) => autoCashOut.remove(marketId('m1'), betKey(KEY)),
    { autoCashOut: wireAutoCashOut },
    AUTO,
  ),
  call(
    'autoCashOutByKey',
    ({ autoCashOut }) => autoCashOut.byKey(betKey(KEY)),
    { autoCashOut: wireAutoCashOut },
    AUTO,
  ),
  call('games', ({ casino }) => casino.catalogue(), { groups: [{ id: 'spribe', games: [wireGame] }] }, [
    'groups',
  ]),
  call(
    'launchGame',
    ({ casino }) => casino.launch(launchOfGame(aGame())),
    { url: 'https://games.example/' },
    ['url'],
  ),
  call(
    'statement',
    ({ statement }) =>
      statement.page({ skip: 10, pageSize: 10, from: 0, until: 86_400_000, tab: 'payments' }),
    wireStatement,
    ['statement'],
  ),
  call('bankAccounts', ({ banks }) => banks.list(0), wireBanks, ['bankDetails']),
  call('changeBank', ({ banks }) => banks.add(BANK, submissionKey(KEY)), { bank: wireBank }, [
    'bank',
    'bank.id',
    'bank.type',
  ]),
  call('bankByKey', ({ banks }) => banks.byKey(submissionKey(KEY)), { bank: wireBank }, [
    'bank',
    'bank.id',
    'bank.type',
  ]),
  call('gateways', ({ deposits }) => deposits.gateways(), {
    gateways: [wireGateway],
    daily: { limit: 200000, used: 500 },
  }),
  call(
    'deposits',
    ({ deposits }) => deposits.overview(),
    { deposits: [wireDeposit], order: wireDepositOrder },
    ['deposits'],
  ),
  call(
    'depositByKey',
    ({ deposits }) => deposits.byKey(submissionKey(KEY)),
    { deposit: wireDeposit },
    DEPOSIT,
  ),
  call(
    'orderDeposit',
    ({ deposits }) => deposits.order(gatewayId('m_paytm'), rupees(500)),
    { order: wireDepositOrder },
    ORDERED,
  ),
  call(
    'extendDeposit',
    ({ deposits }) => deposits.extend(depositOrderId('O1')),
    { order: wireDepositOrder },
    ORDERED,
  ),
  call(
    'createDeposit',
    ({ deposits }) => deposits.create(DEPOSIT_FORM, submissionKey(KEY)),
    { deposit: wireDeposit },
    DEPOSIT,
  ),
  call(
    'fastPay',
    ({ deposits }) =>
      deposits.redirect({ gateway: gatewayId('m_fastpay'), amount: rupees(500) }, submissionKey(KEY)),
    { deposit: wireDeposit, url: 'https://pay.example/1' },
    [...DEPOSIT, 'url'],
  ),
  call('kyc', ({ kyc }) => kyc.sheet(), wireKyc),
  call('submitKyc', ({ kyc }) => kyc.submit(KYC_ORDER, submissionKey(KEY)), { document: wireKycDocument }, [
    'document',
    'document.id',
    'document.type',
  ]),
  call('kycByKey', ({ kyc }) => kyc.byKey(submissionKey(KEY)), { document: wireKycDocument }, [
    'document',
    'document.id',
    'document.type',
  ]),
  call('withdrawMethods', ({ withdrawals }) => withdrawals.options(), wireWithdrawOptions, [
    'methods',
    'cash',
    'coins',
    'withdrawable',
  ]),
  call(
    'createWithdrawal',
    ({ withdrawals }) => withdrawals.create(WITHDRAW_ORDER, submissionKey(KEY)),
    { request: wireWithdrawal },
    WITHDRAWAL,
  ),
  call(
    'withdrawals',
    ({ withdrawals }) => withdrawals.byKey(submissionKey(KEY)),
    { request: wireWithdrawal },
    WITHDRAWAL,
  ),
  call(
    'cancelWithdrawal',
    ({ withdrawals }) => withdrawals.cancel(withdrawalId('W1')),
    { request: { ...wireWithdrawal, status: 'declined', cancelled: true } },
    WITHDRAWAL,
  ),
  call('safetyState', ({ playSafe }) => playSafe.state(), wireSafety, SAFETY),
  call(
    'setLimit',
    ({ playSafe }) => playSafe.change({ do: 'set', kind: 'stake', period: 'day', amount: paise(50_050) }),
    wireSafety,
    SAFETY,
  ),
  call(
    'confirmLimit',
    ({ playSafe }) => playSafe.change({ do: 'confirm', kind: 'loss', period: 'week' }),
    wireSafety,
    SAFETY,
  ),
  call(
    'withdrawLimit',
    ({ playSafe }) => playSafe.change({ do: 'withdraw', kind: 'deposit', period: 'month' }),
    wireSafety,
    SAFETY,
  ),
  call(
    'timeOut',
    ({ playSafe }) => playSafe.takeBreak({ do: 'timeOut', days: 7 }),
    { until: '2026-04-09T14:00:00Z', words: 'Until then.' },
    ['until'],
  ),
  call(
    'excludeSelf',
    ({ playSafe }) => playSafe.takeBreak({ do: 'exclude', months: null }),
    { until: null, words: '' },
    ['until'],
  ),
  call(
    'askReturn',
    ({ playSafe }) => playSafe.askReturn('asha01', 'pw'),
    { backAt: '2026-04-09T14:00:00Z' },
    ['backAt'],
  ),
  call(
    'checkInterval',
    ({ playSafe }) => playSafe.change({ do: 'interval', minutes: 15 }),
    wireSafety,
    SAFETY,
  ),
  call('goOn', ({ playSafe }) => playSafe.change({ do: 'goOn' }), wireSafety, SAFETY),
  call(
    'playActivity',
    ({ playSafe }) => playSafe.activity(7),
    { since: '2026-04-02T14:00:00Z', staked: 100.5, net: -50, bets: 2, rounds: 0, deposited: 0 },
    ['since', 'staked', 'net', 'bets', 'rounds', 'deposited'],
  ),
  call('betByKey', ({ bets }) => bets.byKey(betKey(KEY)), { bet: wireBet }, BET),
  call(
    'reportMarkets',
    ({ reports }) => reports.markets({ skip: 0, pageSize: 10, from: 0, until: 86_400_000 }),
    wireReport,
    ['markets'],
  ),
  call(
    'results',
    ({ reports }) =>
      reports.results({ skip: 0, pageSize: 10, from: 0, until: 86_400_000, sport: 'cricket', search: 'Ind' }),
    wireResults,
    ['results'],
  ),
  call('pushKey', ({ push }) => push.key(), { publicKey: SERVER_KEY }, ['publicKey']),
  call('pushSubscribe', ({ push }) => push.subscribe(ADDRESS, SETTINGS, 'hi'), { sent: ['start|2026'] }, [
    'sent',
  ]),
  call('pushUnsubscribe', ({ push }) => push.unsubscribe(ADDRESS.endpoint), {}, []),
  ...REWARD_CALLS,
];

/** `data` without one field. */
export function without(data: unknown, path: string): unknown {
  const copy: unknown = structuredClone(data);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder: unknown = copy;
  for (const key of keys) holder = (holder as Record<string, unknown>)[key];
  if (!Reflect.has(holder as object, last)) throw new Error(`nothing at ${path}`);
  Reflect.deleteProperty(holder as object, last);
  return copy;
}
