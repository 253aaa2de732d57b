import type { Backend } from '@/adapters/composition/Backend';
import type { PlayerFeed, PlayerFeedListener } from '@/application/ports/feeds/PlayerFeed';
import type { BetOrder } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import type { Failure } from '@/domain/shared/Failure';
import { betId, token, userId, type BetKey, type Token } from '@/domain/shared/ids';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { IMAGE, MARKET, MATCH } from './oneMatch';

const notOffered = async (): Promise<Result<never, Failure>> => fail({ kind: 'notOffered', sent: false });
const refused = (code: string): Result<never, Failure> => fail({ kind: 'refused', sent: true, code });
const sessionOver = (): Result<never, Failure> => fail({ kind: 'unauthorised', sent: true, ended: true });

/** One match, prices that never move, one account, and every bet taken at once: a whole backend without a network, and the features that it leaves out say so. */
export function mockBackend(): Backend {
  const bets = new Map<BetKey, Bet>();
  const staked = () => paise([...bets.values()].reduce((sum, { stake }) => sum + stake, 0));
  const wallet = () => {
    const cash = paise(rupees(1_000) - staked());
    return { balance: cash, cash, coins: NO_MONEY };
  };
  const players = new Set<PlayerFeedListener>();
  const sessions = new Set<Token>();
  let logIns = 0;
  const aSession = (): Token => {
    const given = token(`mock-${(logIns += 1)}`);
    sessions.add(given);
    return given;
  };
  let status: PlayerFeed['status'] = 'idle';
  const moved = (next: PlayerFeed['status']): void => {
    status = next;
    for (const listener of players) listener.connectionChanged?.(next);
  };
  const page = () => ({ bets: [...bets.values()].toReversed(), count: bets.size });
  const place = async (order: BetOrder, now: number): Promise<Result<Bet, Failure>> => {
    if (order.stake < MARKET.limits.min) return refused('STAKE_BELOW_MIN');
    const before = bets.get(order.key);
    if (before !== undefined && before.stake !== order.stake) return refused('KEY_REUSED');
    const bet = before ?? betOf(order, `b${bets.size + 1}`, now);
    bets.set(order.key, bet);
    for (const listener of players) listener.balancePushed?.(wallet());
    return ok(bet);
  };
  return ({ clock, heldToken }) => ({
    brandGateway: {
      ...{ appDetails: notOffered, banners: notOffered, announcements: notOffered },
      pageVisited: async () => ok(),
    },
    sportsGateway: {
      matches: async ({ sport = MATCH.sport, inPlay = false }) =>
        ok(sport === MATCH.sport && !inPlay ? [MATCH] : []),
      match: async (id) =>
        id === MATCH.id ? ok({ match: MATCH, markets: [MARKET], prices: [IMAGE] }) : refused('MATCH_UNKNOWN'),
      ...{ bookmaker: notOffered, fancy: notOffered, settings: notOffered },
    },
    whole: () => ({
      sessionGateway: {
        logIn: async (name, password) =>
          password === 'secret'
            ? ok({ token: aSession(), user: { id: userId('1'), name, username: name, mobile: '' } })
            : refused('WRONG_PASSWORD'),
        demoIsOffered: async () => ok(false),
        signOut: async (given) => {
          sessions.delete(given);
          return ok();
        },
        ...{ sendLogInCode: notOffered, logInByCode: notOffered },
        ...{ logInAsDemo: notOffered, sendOtp: notOffered, verifyMobile: notOffered, register: notOffered },
        ...{ forgotPassword: notOffered, resetPassword: notOffered },
      },
      betsGateway: {
        place: (order) => place(order, clock.now()),
        byKey: async (key) => ok(bets.get(key) ?? null),
        list: async ({ skip, pageSize }) => {
          const { bets: all, count } = page();
          return ok({ bets: all.slice(skip, skip + pageSize), count });
        },
        ofMatch: async () => ok(page()),
        exposure: async () => {
          const held = heldToken();
          return held !== null && sessions.has(held) ? ok({ total: staked(), rows: [] }) : sessionOver();
        },
        ...{ cancel: notOffered, edit: notOffered, cashOutQuote: notOffered, cashOut: notOffered },
        cashOutByKey: notOffered,
      },
      playerFeed: {
        connect: (given) => {
          if (given === null || sessions.has(given)) return moved('connected');
          moved('disconnected');
          for (const listener of players) listener.sessionRefused?.('Log in again.');
        },
        disconnect: () => moved('disconnected'),
        reconnect: () => moved('connected'),
        get status() {
          return status;
        },
        checkSession: async () => ok('success'),
        requestBalance: async () => ok(wallet()),
        listen: (listener) => {
          players.add(listener);
          return () => void players.delete(listener);
        },
      },
      marketFeed: null,
    }),
  });
}

function betOf({ key, runnerId, side, stake, odds }: BetOrder, id: string, createdAt: number): Bet {
  const market = { marketId: MARKET.id, marketName: MARKET.name, marketKind: MARKET.kind };
  return {
    ...{ id: betId(id), key, replaces: null, matchId: MATCH.id, matchName: MATCH.name, ...market },
    ...{ runnerId, selection: runnerId, side, odds, requestedOdds: odds, exactOdds: null, line: null },
    ...{ stake, matched: stake, status: 'matched', statusWord: null, reason: null, offer: null },
    ...{ offerLine: null, delayLeftMs: 0, profitLoss: null, workedOut: false, createdAt, settledAt: null },
  };
}
