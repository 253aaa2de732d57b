import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchId, token } from '@/domain/shared/ids';
import { ADDRESS } from '@tests/support/fakes/FakePush';
import { good, startWireServer } from '@tests/support/wireServer';
import type { SeenRequest, WireServer } from '@tests/support/wireServer';
import { ALL_ENDPOINTS, EVERY_CALL, REGISTRATION } from '@tests/support/wire/everyCall';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { REWARD_REQUESTS } from '@tests/support/wire/rewardCalls';
import { KEY, wireSignedIn } from '@tests/support/wire/wireFixtures';

let server: WireServer;
beforeAll(async () => {
  server = await startWireServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

interface Expected {
  readonly line: string;
  readonly body?: unknown;
  /** Of a form: its texts, and of a file its name, type and content. */
  readonly form?: Readonly<Record<string, string>>;
  /** Header that carries the token, and how. */
  readonly token?: readonly [name: string, value: string];
  readonly ids: string;
}

const BEARER = ['authorization', 'Bearer tok-held'] as const;
const BARE = ['token', 'tok-held'] as const;
const PHONE = { mobile: '9876543210', country_code: '91' };

/** Section 7 of the specification, and our own calls of docs/wire.md, as the server reads them. */
const EXPECTED: Readonly<Record<keyof typeof ALL_ENDPOINTS, Expected>> = {
  ...REWARD_REQUESTS,
  logIn: { ids: '[AUTH-05]', line: 'POST /login', body: { username: 'asha01', password: 'pw' } },
  logInAsDemo: { ids: '[AUTH-07]', line: 'POST /login/demo', body: {} },
  demo: { ids: '[AUTH-07]', line: 'GET /app/demo', token: BEARER },
  sendOtp: { ids: '[AUTH-11]', line: 'POST /sendOtpToMobile', body: PHONE },
  verifyMobile: { ids: '[AUTH-13]', line: 'POST /mobileVerification', body: { ...PHONE, otp: '123456' } },
  register: {
    ids: '[AUTH-17] [X21]',
    line: 'POST /register',
    body: {
      name: 'Asha',
      username: 'asha01',
      password: 'Secret 1é',
      agent_code: 'AG7',
      typeId: 3,
      parentId: 81026,
      ...PHONE,
    },
  },
  sendLogInCode: {
    ids: '[F28]',
    line: 'POST /login/otp/send',
    body: { mobile: '9876543210', country_code: '91' },
  },
  logInByCode: {
    ids: '[F28]',
    line: 'POST /login/otp',
    body: { mobile: '9876543210', country_code: '91', otp: '123456' },
  },
  forgotPassword: {
    ids: '[AUTH-09]',
    line: 'POST /forgot-password',
    body: { phone: '9876543210', countryCode: '91' },
  },
  resetPassword: {
    ids: '[AUTH-09]',
    line: 'POST /reset-password',
    body: { otp: '123456', password: 'Secret12' },
  },
  updatePassword: {
    ids: '[CASH-06]',
    line: 'POST /update-password',
    body: { currentPassword: 'Secret 1é', newPassword: 'Secret 2é' },
    token: BEARER,
  },
  reportMarkets: {
    ids: '[wire 4.8a]',
    line: 'GET /reports/markets?skip=0&pagesize=10&startdate=1970-01-01T00:00:00.000Z&enddate=1970-01-02T00:00:00.000Z',
    token: BARE,
  },
  results: {
    ids: '[wire 4.8a]',
    line: 'GET /results?skip=0&pagesize=10&startdate=1970-01-01T00:00:00.000Z&enddate=1970-01-02T00:00:00.000Z&sport=4&search=Ind',
    token: BARE,
  },
  safetyState: { ids: '[wire 4.12]', line: 'GET /playsafe/limits', token: BEARER },
  setLimit: {
    ids: '[wire 4.12]',
    line: 'POST /playsafe/limits',
    body: { kind: 'stake', period: 'day', amount: 500.5 },
    token: BEARER,
  },
  confirmLimit: {
    ids: '[wire 4.12]',
    line: 'POST /playsafe/limits/confirm',
    body: { kind: 'loss', period: 'week' },
    token: BEARER,
  },
  withdrawLimit: {
    ids: '[wire 4.12]',
    line: 'POST /playsafe/limits/withdraw',
    body: { kind: 'deposit', period: 'month' },
    token: BEARER,
  },
  timeOut: { ids: '[wire 4.12]', line: 'POST /playsafe/timeout', body: { days: 7 }, token: BEARER },
  excludeSelf: { ids: '[wire 4.12]', line: 'POST /playsafe/exclude', body: { months: null }, token: BEARER },
  askReturn: {
    ids: '[wire 4.12]',
    line: 'POST /playsafe/return',
    body: { username: 'asha01', password: 'pw' },
  },
  checkInterval: {
    ids: '[wire 4.12]',
    line: 'POST /playsafe/interval',
    body: { minutes: 15 },
    token: BEARER,
  },
  pushKey: { ids: '[wire 4.12a]', line: 'GET /push/key', token: BEARER },
  pushSubscribe: {
    ids: '[wire 4.12a]',
    line: 'POST /push/subscribe',
    body: {
      ...ADDRESS,
      rules: [
        {
          ...{ id: 'price|1.2026|11|lay|205', kind: 'price', refMatchId: '2026' },
          ...{ marketId: '1.2026', runnerId: '11', selectionType: 'lay', odds: 2.05 },
        },
      ],
      off: ['end', 'settled'],
      quiet: { from: 23, to: 7 },
      language: 'hi',
    },
    token: BEARER,
  },
  pushUnsubscribe: {
    ids: '[wire 4.12a]',
    line: 'POST /push/unsubscribe',
    body: { endpoint: ADDRESS.endpoint },
    token: BEARER,
  },
  goOn: { ids: '[wire 4.12]', line: 'POST /playsafe/continue', body: {}, token: BEARER },
  playActivity: { ids: '[wire 4.12]', line: 'GET /playsafe/activity?days=7', token: BEARER },
  signOut: { ids: '[SES-02]', line: 'GET /signout', token: ['authorization', 'Bearer tok-1'] },
  appDetails: { ids: '[BRAND-01]', line: 'GET /getAppDetails', token: BEARER },
  banners: { ids: '[BRAND-02]', line: 'GET /getBanners', token: BEARER },
  announcements: { ids: '[BRAND-03]', line: 'GET /announcement/display', token: BEARER },
  pageVisit: {
    ids: '[API-02]',
    line: 'POST /page/visit',
    body: { page: '/exchange/:gameId' },
    token: BEARER,
  },
  exposure: { ids: '[WAL-04]', line: 'GET /bet/exposure/amount', token: BEARER },
  withdrawMethods: { ids: '[CASH-02]', line: 'GET /withdrawRequest/methods', token: BEARER },
  createWithdrawal: {
    ids: '[CASH-02] [F65]',
    line: 'POST /withdrawRequest/create',
    body: { key: KEY, method: 'upi', amount: 1000, address: 'asha@okaxis' },
    token: BEARER,
  },
  withdrawals: { ids: '[CASH-02]', line: `GET /withdrawRequest/get?key=${KEY}`, token: BEARER },
  cancelWithdrawal: {
    ids: '[CASH-02]',
    line: 'POST /withdrawRequest/cancel',
    body: { id: 'W1' },
    token: BEARER,
  },
  games: { ids: '[CASINO-02]', line: 'GET /casino/games', token: BEARER },
  launchGame: {
    ids: '[CASINO-03]',
    line: 'POST /lobby',
    body: { casino: 'spribe', provider: 'spribe', code: 'aviator', homeUrl: '' },
    token: BEARER,
  },
  bets: { ids: '[HDR-08]', line: 'GET /bets?skip=0&pageSize=10&refmatchid=match1', token: BARE },
  matches: { ids: '[SPORT-07]', line: 'GET /bet/matches?sport=4&inplay=true', token: BARE },
  match: { ids: '[SPORT-07]', line: 'GET /bet/match/odds?refmatchid=match1', token: BARE },
  placeBet: {
    ids: '[SPORT-05]',
    line: 'POST /bets',
    body: {
      key: KEY,
      marketId: 'm1',
      runnerId: 'r1',
      side: 'back',
      odds: 1.98,
      stake: 500,
      marketVersion: 7,
      acceptOdds: 'better',
    },
    token: BARE,
  },
  bookmaker: { ids: '[SPORT-07]', line: 'GET /bet/bookmaker/odds?refmatchid=match1', token: BARE },
  fancy: { ids: '[SPORT-07]', line: 'GET /bet/fancy/odds?refmatchid=match1', token: BARE },
  matchSettings: { ids: '[SPORT-07]', line: 'GET /sports/match/settings?refmatchid=match1', token: BARE },
  matchScore: { ids: '[SPORT-04]', line: 'GET /sports/match/score?refmatchid=match-1', token: BARE },
  cancelBet: { ids: '[SPORT-05]', line: 'POST /bets/cancel', body: { betId: 'bet1' }, token: BARE },
  editBet: {
    ids: '[SPORT-05]',
    line: 'POST /bets/edit',
    body: { betId: 'bet1', key: KEY, odds: 2.02, stake: 300, waiting: 500 },
    token: BARE,
  },
  cashOutQuote: {
    ids: '[SPORT-05]',
    line: 'POST /bets/cashout/quote',
    body: { marketId: 'm1' },
    token: BARE,
  },
  cashOut: {
    ids: '[SPORT-05]',
    line: 'POST /bets/cashout',
    body: { quoteId: 'q1', key: KEY },
    token: BARE,
  },
  autoCashOuts: { ids: '[SPORT-05]', line: 'GET /bets/cashout/auto', token: BARE },
  setAutoCashOut: {
    ids: '[SPORT-05]',
    line: 'POST /bets/cashout/auto',
    body: { marketId: 'm1', amount: 300.5, key: KEY, replaces: KEY.replace(/^./, 'f') },
    token: BARE,
  },
  removeAutoCashOut: {
    ids: '[SPORT-05]',
    line: 'POST /bets/cashout/auto/remove',
    body: { marketId: 'm1', key: KEY },
    token: BARE,
  },
  autoCashOutByKey: { ids: '[SPORT-05]', line: `GET /bets/cashout/auto/by-key/${KEY}`, token: BARE },
  cashOutByKey: { ids: '[SPORT-05]', line: `GET /bets/cashout/by-key/${KEY}`, token: BARE },
  statement: {
    ids: '[CASH-03]',
    line:
      'GET /getAccountstatement?skip=10&pagesize=10&startdate=1970-01-01T00:00:00.000Z' +
      '&enddate=1970-01-02T00:00:00.000Z&type=deposit_withdraw',
    token: BEARER,
  },
  bankAccounts: {
    ids: '[CASH-04]',
    line: 'GET /getBankAccountDetails?skip=0&pagesize=10',
    token: BEARER,
  },
  changeBank: {
    ids: '[CASH-04]',
    line: 'POST /bank',
    body: {
      action: 'add',
      key: KEY,
      type: 'bank',
      holderName: 'Asha Rao',
      accountNumber: '123456789012',
      ifsc: 'HDFC0001234',
      pan: 'ABCPE1234F',
    },
    token: BEARER,
  },
  bankByKey: { ids: '[CASH-04]', line: `GET /bank/get?key=${KEY}`, token: BEARER },
  gateways: { ids: '[CASH-01]', line: 'GET /gateways', token: BEARER },
  deposits: { ids: '[CASH-01]', line: 'GET /deposit/get', token: BEARER },
  depositByKey: { ids: '[CASH-01] [F65]', line: `GET /deposit/get?key=${KEY}`, token: BEARER },
  orderDeposit: {
    ids: '[CASH-01]',
    line: 'POST /deposit/order',
    body: { gateway: 'm_paytm', amount: 500 },
    token: BEARER,
  },
  extendDeposit: { ids: '[CASH-01]', line: 'POST /deposit/extend', body: { order: 'O1' }, token: BEARER },
  createDeposit: {
    ids: '[CASH-01] [F65]',
    line: 'POST /deposit/create',
    form: { key: KEY, order: 'O1', reference: '412345678901', proof: 'proof.pdf application/pdf %PDF-1.4' },
    token: BEARER,
  },
  fastPay: {
    ids: '[CASH-01] [F65]',
    line: 'POST /deposit/fastpayme',
    body: { key: KEY, gateway: 'm_fastpay', amount: 500 },
    token: BEARER,
  },
  kyc: { ids: '[CASH-05]', line: 'GET /kyc', token: BEARER },
  submitKyc: {
    ids: '[CASH-05] [F65]',
    line: 'POST /kyc',
    form: {
      key: KEY,
      type: 'passport',
      consent: 'true',
      documentNumber: 'A1234567',
      photoPage: 'document.pdf application/pdf %PDF-1.4',
    },
    token: BEARER,
  },
  kycByKey: { ids: '[CASH-05] [F65]', line: `GET /kyc/get?key=${KEY}`, token: BEARER },
  betByKey: { ids: '[SPORT-05]', line: `GET /bets/by-key/${KEY}`, token: BARE },
};

const only = (): SeenRequest => {
  const [request, ...more] = server.seen;
  if (request === undefined || more.length > 0) throw new Error(`${server.seen.length} requests came`);
  return request;
};

async function fieldsOf({ headers, text }: SeenRequest): Promise<Readonly<Record<string, string>>> {
  const form = await new Response(text, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form)
    fields[name] = typeof value === 'string' ? value : `${value.name} ${value.type} ${await value.text()}`;
  return fields;
}

describe('what leaves the device', () => {
  it('[API-03] is covered here for every call there is', () => {
    expect(EVERY_CALL.map(({ name }) => name).toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
  });

  for (const each of EVERY_CALL) {
    const expected = EXPECTED[each.name];
    it(`[API-01] [API-03] ${expected.ids} ${each.name} is ${expected.line}, with exactly this payload`, async () => {
      server.answer(good(each.data));
      const world = httpWorld({ url: server.url });
      world.held = token('tok-held');
      expect((await each.run(world)).ok).toBe(true);
      const request = only();
      expect(`${request.method} ${request.target}`).toBe(expected.line);
      if (expected.form !== undefined) expect(await fieldsOf(request)).toEqual(expected.form);
      else if (expected.body === undefined) expect(request.text).toBe('');
      else {
        expect(JSON.parse(request.text)).toEqual(expected.body);
        expect(request.headers['content-type']).toContain('application/json');
      }
      const carried = ['authorization', 'token'].filter((name) => name in request.headers);
      expect(carried).toEqual(expected.token === undefined ? [] : [expected.token[0]]);
      if (expected.token !== undefined) expect(request.headers[expected.token[0]]).toBe(expected.token[1]);
    });
  }

  it('[X34] the token is in no address and in no body', async () => {
    const world = httpWorld({ url: server.url });
    world.held = token('tok-held');
    for (const each of EVERY_CALL) {
      server.answer(good(each.data));
      await each.run(world);
    }
    expect(server.seen.length).toBe(EVERY_CALL.length);
    expect(server.seen.some(({ headers }) => JSON.stringify(headers).includes('tok-held'))).toBe(true);
    for (const { target, text, headers } of server.seen) {
      expect(target + text).not.toContain('tok-');
      expect(headers.cookie).toBeUndefined();
    }
  });

  it('[API-01] a visitor sends no header for a token at all', async () => {
    server.answer(good({ matches: [] }));
    await httpWorld({ url: server.url }).sports.matches({});
    expect(only().target).toBe('/bet/matches');
    expect(only().headers).not.toHaveProperty('token');
    expect(only().headers).not.toHaveProperty('authorization');
  });

  it('[API-01] the headers are the operator’s to name', async () => {
    server.answer(good({ banners: [] }));
    const settings = {
      authHeader: { name: 'X-Session', scheme: '' },
      sportsAuthHeader: { name: 'X-Bet', scheme: 'Key' },
    };
    const world = httpWorld({ url: server.url, settings });
    world.held = token('tok-held');
    await world.brand.banners();
    await world.sports.matches({});
    expect(server.seen[0]?.headers['x-session']).toBe('tok-held');
    expect(server.seen[1]?.headers['x-bet']).toBe('Key tok-held');
  });

  it('[API-03] the sports calls go to the sports host, the rest to the product API', async () => {
    const sports = await startWireServer();
    sports.answer(good({ bets: [], count: 0 }));
    server.answer(good({ banners: [] }));
    const world = httpWorld({ url: `${server.url}/v1/`, settings: { sportsUrl: sports.url } });
    await world.bets.ofMatch(matchId('m'), 10);
    await world.brand.banners();
    expect(sports.seen.map(({ target }) => target)).toEqual(['/bets?skip=10&pageSize=10&refmatchid=m']);
    expect(server.seen.map(({ target }) => target)).toEqual(['/v1/getBanners']);
    await sports.close();
  });

  it('[AUTH-17] without an agent code the register payload has none; confirm password never leaves', async () => {
    server.answer(good(wireSignedIn));
    const tampered = { ...REGISTRATION, agentCode: null, confirmPassword: 'x', role: 'admin', typeId: 1 };
    await httpWorld({ url: server.url }).session.register(tampered);
    expect(Object.keys(JSON.parse(only().text) as object)).toEqual([
      'name',
      'username',
      'password',
      'typeId',
      'parentId',
      'mobile',
      'country_code',
    ]);
    expect(JSON.parse(only().text)).toMatchObject({ typeId: 3, parentId: 81026 });
  });

  it('[X27] passwords leave exactly as typed', async () => {
    server.answer(good(wireSignedIn));
    await httpWorld({ url: server.url }).session.logIn(' a ', ' p😀"\\ \u0000é ');
    expect(JSON.parse(only().text)).toEqual({ username: ' a ', password: ' p😀"\\ \u0000é ' });
  });

  it('[API-03] [SPORT-06] GET /bets asks by page, match, dates, market and status, in the specification’s words', async () => {
    server.answer(good({ bets: [], count: 0 }));
    await httpWorld({ url: server.url }).bets.list({
      skip: 20,
      pageSize: 50,
      matchId: matchId('a b&c'),
      from: Date.UTC(2026, 0, 1),
      until: Date.UTC(2026, 0, 2),
      market: 'matchOdds',
      status: 'open',
    });
    expect(only().query).toEqual({
      skip: '20',
      pagesize: '50',
      refmatchid: 'a b&c',
      startdate: '2026-01-01T00:00:00.000Z',
      enddate: '2026-01-02T00:00:00.000Z',
      markettype: 'match_odds',
      betstatus: 'open',
    });
  });

  it('[X13] nothing in an id changes the address', async () => {
    server.answer(good({}));
    const world = httpWorld({ url: server.url });
    await world.bets.byKey('../signout?x=1#' as never);
    await world.sports.match(matchId('x&inplay=true#/../'));
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/bets/by-key/..%2Fsignout%3Fx%3D1%23',
      '/bet/match/odds',
    ]);
    expect(server.seen[1]?.query).toEqual({ refmatchid: 'x&inplay=true#/../' });
  });
});
