/** What a backend that keeps to docs/wire.md sends; a test changes what it is about. */
export const wireUser = { mstruserid: 'PL1001', name: 'Asha', username: 'asha01', mobileno: '9876543210' };
export const wireSignedIn = { token: 'tok-1', user: wireUser };

export const wireAppDetails = {
  OTP: 0,
  BRAND_STATUS: 'Live',
  LOGO_URL: 'https://assets.test/logo.png',
  SEO_TITLE: 'Play',
  TELEGRAM: 'https://t.me/play',
  WHATS_APP_URL: '919876543210',
  FACEBOOK: 'https://facebook.com/play',
  INSTATGRAM: 'https://instagram.com/play',
  FOOTER_TEXT: 'Play fair.',
  PHONE: '+919876543210',
};

export const wireRow = {
  id: 'T1',
  createdAt: '2026-01-15T14:00:00+05:30',
  type: 'bet',
  group: 'sports',
  code: 'bet-held',
  name: 'Indore v Kochi',
  detail: 'Match Odds',
  refMatchId: 'match1',
  reference: 'm1',
  amount: -200,
  balance: 9800,
  coins: 0,
  coinsBalance: 500,
  result: null,
};
export const wireStatement = {
  statement: [wireRow],
  count: 1,
  opening: { cash: 10000, coins: 500 },
  closing: { cash: 9800, coins: 500 },
  totals: { in: 0, out: 0, held: 200, coins: 0 },
};
export const wireBank = {
  id: 'BA1',
  type: 'bank',
  holderName: 'Asha Rao',
  accountNumber: '••••9012',
  ifsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  branch: '',
  isDefault: true,
  status: 'approved',
  reason: '',
  createdAt: '2026-01-15T14:00:00+05:30',
};
export const wireBanks = {
  bankDetails: { banks: [wireBank], count: 1, pagesize: 10, types: ['bank', 'upi'], panNeeded: false },
};

export const wireKycDocument = {
  id: 'KY1',
  type: 'passport',
  status: 'declined',
  reason: 'The photo cannot be read.',
  documentNumber: '••••567',
  fullName: 'Asha Rao',
  expiryDate: '2030-01-31',
  submittedAt: '2026-01-15T12:00:00.000Z',
  decidedAt: '2026-01-15T12:01:30.000Z',
};
export const wireKycField = {
  name: 'documentNumber',
  label: 'Passport number',
  type: 'text',
  required: true,
  rule: 'passportNumber',
  hint: 'One letter and seven digits.',
};
export const wireKyc = {
  types: [{ name: 'passport', label: 'Passport', fields: [wireKycField] }],
  documents: [wireKycDocument],
  now: '2026-01-15T12:00:00.000Z',
};

export const wireGateway = {
  id: 'm_paytm',
  name: 'Paytm',
  mode: 'wallet',
  flow: 'transfer',
  min: 300,
  max: 50000,
  fee: { flat: 0, percent: 1.5 },
  minutes: 5,
  recommended: true,
  enabled: true,
  reason: '',
  reference: 'utr',
  proof: 'optional',
  network: null,
  currency: null,
};
export const wireDepositOrder = {
  id: 'O1',
  gateway: 'm_paytm',
  gatewayName: 'Paytm',
  amount: 500,
  credit: 492.5,
  payee: 'play@example',
  payeeName: 'Play Chips',
  note: 'O1',
  network: null,
  payCurrency: 'INR',
  payAmount: '500.00',
  expiresInMs: 900000,
  extendable: true,
};
export const wireDeposit = {
  id: 'D1',
  key: 'a'.repeat(32),
  gateway: 'm_paytm',
  gatewayName: 'Paytm',
  amount: 500,
  credit: 492.5,
  reference: '412345678901',
  status: 'pending',
  reason: null,
  createdAt: '2026-01-15T14:00:00+05:30',
  decidedAt: null,
  minutes: 5,
};

export const wireBanner = {
  id: 'b1',
  title: 'Welcome',
  text: 'Play',
  imageUrl: 'https://assets.test/1.webp',
  href: '/home',
  order: 1,
};

export const wireMarket = {
  id: 'm1',
  refMatchId: 'match1',
  name: 'Match Odds',
  type: 'match_odds',
  status: 'OPEN',
  statusLabel: '',
  version: 7,
  inPlay: true,
  delaySeconds: 5,
  min: 100,
  max: 50000,
  maxProfit: 200000,
  allowUnmatched: true,
  totalMatched: 1234.5,
  rules: 'The official result.',
  result: null,
  runners: [
    { id: 'r2', name: 'Kochi', status: 'ACTIVE', sort: 2 },
    { id: 'r1', name: 'Indore', status: 'ACTIVE', sort: 1 },
  ],
};

export const wireMatch = {
  id: 'match1',
  sportId: '4',
  competition: 'Premier Cup',
  name: 'Indore v Kochi',
  home: 'Indore',
  away: 'Kochi',
  startTime: '2026-01-15T14:00:00+05:30',
  status: 'inplay',
  venue: 'Indore',
  score: { home: '142/3', away: '', note: 'batting', clock: '15.2 ov' },
  badges: ['match_odds', 'tv'],
  matchOdds: wireMarket,
};

export const wirePrices = {
  id: 'm1',
  image: true,
  version: 7,
  status: 'OPEN',
  runners: [{ id: 'r1', status: 'ACTIVE', back: [[0, 1.98, 1500.5]], lay: [[0, 2, 900]] }],
};

export const KEY = '0123456789abcdef0123456789abcdef';

export const wireBet = {
  id: 'bet1',
  key: KEY,
  refMatchId: 'match1',
  matchName: 'Indore v Kochi',
  marketId: 'm1',
  marketName: 'Match Odds',
  marketType: 'match_odds',
  runnerId: 'r1',
  selection: 'Indore',
  selectionType: 'back',
  odds: 1.98,
  requestedOdds: 1.98,
  stack: 500,
  matched: 500,
  status: 'matched',
  reason: null,
  offer: null,
  delayLeftMs: 0,
  profitLoss: null,
  createdAt: '2026-01-15T08:30:00.000Z',
  settledAt: null,
};

export const wireExposure = {
  exposureAmount: 500,
  exposures: [{ exposureAmount: 500, matchName: 'Indore v Kochi', refMatchId: 'match1', totalBets: 1 }],
};

export const wireFancy = {
  ...wireMarket,
  id: 'f1',
  name: '6 over runs Indore',
  type: 'fancy',
  group: 'sessions',
  allowUnmatched: false,
  runners: [{ id: 'r1', name: '6 over runs Indore', status: 'ACTIVE', sort: 1 }],
};

export const wireFancyPrices = {
  id: 'f1',
  image: true,
  version: 7,
  status: 'OPEN',
  runners: [{ id: 'r1', status: 'ACTIVE', back: [[0, 2, 1500, 48]], lay: [[0, 2, 900, 46]] }],
};

export const wireSettings = {
  refMatchId: 'match1',
  tvUrl: 'https://tv.test/match1',
  scoreUrl: null,
  notes: ['Toss at 2 pm.'],
  commission: 2,
  minStake: 100,
  maxStake: 50000,
  delaySeconds: 5,
};

export const wireQuote = {
  id: 'q1',
  marketId: 'm1',
  marketVersion: 7,
  amount: 12.5,
  expiresInMs: 5000,
  legs: [{ runnerId: 'r1', side: 'lay', odds: 1.9, stake: 260.5 }],
  outcomes: [
    { runnerId: 'r1', result: 12.5 },
    { runnerId: 'r2', result: 12.51 },
  ],
};

export const wireCashOut = { key: KEY, status: 'done', reason: null, amount: 12.5, bets: [wireBet] };

export const wireAutoCashOut = {
  key: KEY,
  marketId: 'm1',
  matchName: 'Mumbai v Delhi',
  amount: 300.5,
  status: 'done',
  reason: null,
  brought: 301.25,
};

export const wireGame = {
  href: '/casino/spribe/aviator',
  code: 'aviator',
  casino: 'spribe',
  provider: 'spribe',
  homeUrl: '/casino/spribe',
  imgUrl: '',
  alt: 'Aviator',
  name: 'Aviator',
  quotes: '',
  cover: { src: '', alt: '' },
};

export const wireWithdrawal = {
  id: 'W1',
  key: KEY,
  method: 'upi',
  methodName: 'UPI',
  mode: 'upi',
  amount: 1000,
  fee: 0,
  receives: 1000,
  account: 'as•••@okaxis',
  status: 'pending',
  cancelled: false,
  reason: '',
  note: '',
  createdAt: '2026-04-02T14:00:05.000Z',
  dueAt: '2026-04-02T14:01:05.000Z',
  processedAt: null,
};

export const wireWithdrawOptions = {
  methods: [
    {
      id: 'upi',
      name: 'UPI',
      mode: 'upi',
      min: 200,
      max: 50000,
      fee: { flat: 0, percent: 0 },
      minutes: 1,
      networks: [],
      currency: null,
      enabled: true,
      reason: '',
    },
  ],
  cash: 10000,
  coins: 500,
  locked: 0,
  withdrawable: 10000,
  onItsWay: 0,
  kyc: 'approved',
  today: 0,
  dailyMost: 5,
  waiting: [],
};

/** assumed: docs/wire.md 4.12. */
export const wireSafety = {
  now: '2026-04-02T14:00:00Z',
  limits: [
    { kind: 'stake', period: 'day', amount: 500.5, used: 100, wanted: null },
    {
      kind: 'deposit',
      period: 'month',
      amount: 5_000,
      used: 0,
      wanted: { amount: null, from: '2026-04-03T14:00:00Z' },
    },
  ],
  check: {
    minutes: 60,
    since: '2026-04-02T13:30:00Z',
    dueAt: '2026-04-02T14:30:00Z',
    staked: 100,
    net: -20.5,
  },
};

export const wireReport = {
  markets: [
    {
      ...{ id: '1.2026', settledAt: '2026-04-02T14:00:00.000Z', sportId: '4', competition: 'Monsoon Fives' },
      ...{ refMatchId: '2026', matchName: 'Indore v Kochi', marketName: 'Match Odds' },
      ...{ bets: 2, stake: 500.5, profitLoss: -200.25, commission: 0 },
    },
  ],
  count: 1,
  totals: { stake: 500.5, profitLoss: -200.25, commission: 0 },
};

export const wireResults = {
  results: [
    {
      ...{ id: '2026', sportId: '4', competition: 'Monsoon Fives', name: 'Indore v Kochi' },
      ...{ home: 'Indore', away: 'Kochi', startTime: '2026-04-02T14:00:00.000Z', winner: 'Kochi' },
      score: { home: '54/3', away: '55/2', note: 'Kochi won by 8 wickets', clock: '' },
      markets: [
        { id: '1.2026', name: 'Match Odds', type: 'match_odds', result: '2026-2', winners: ['Kochi'] },
        { id: '1.2026.i0', name: 'Innings runs Indore', type: 'fancy', result: '54', winners: [] },
        { id: '1.2026.w1-0', name: 'Fall of 1st wicket Kochi', type: 'fancy', result: 'void', winners: [] },
      ],
    },
  ],
  count: 1,
};
