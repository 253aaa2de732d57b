import { data, good, on, reply, type Loose } from './changing';
import type { FaultRow } from './serverFaults';
import type { ProxiedRequest, ServerFault } from './ServerFault';

const ROW = { odds: 2, stack: 100, selectionType: 'back', status: 'matched' };

const isBet = ({ method, path }: ProxiedRequest): boolean => method === 'POST' && path === '/bets';

function taken(change: (bet: Loose) => unknown): ServerFault {
  return data('POST /bets', (page, request) => (isBet(request) ? { bet: change(page.bet) } : page));
}

/** Each order goes on under a key of its own, and the answer names the one that was sent. */
function anewEachTime(): ServerFault {
  let count = 0;
  return {
    http: async (request, forward) => {
      if (!isBet(request)) return forward(request);
      const sent = request.body as Loose;
      const key = (count += 1) === 1 ? sent.key : String(count).padStart(32, '0');
      const answer = await forward({ ...request, body: { ...sent, key } });
      const body = answer.body as Loose;
      if (body.error !== false) return answer;
      return { ...answer, body: { ...body, data: { bet: { ...body.data.bet, key: sent.key } } } };
    },
  };
}

/** What is wrong with bets. */
export const bettingFaults: readonly FaultRow[] = [
  {
    fault: 'two bets for one key',
    named: 'the same key twice is one bet',
    says: /made two bets/,
    begin: anewEachTime,
  },
  {
    fault: 'a key that is used for another bet',
    named: 'the same key for another bet',
    says: /should have been refused/,
    begin: anewEachTime,
  },
  {
    fault: 'a list of bets without their keys',
    named: 'a bet is taken, found by its key and listed',
    says: /without its key/,
    begin: () =>
      data('GET /bets', (page, { path }) =>
        path === '/bets' ? { ...page, bets: page.bets.map(({ key: _left, ...bet }: Loose) => bet) } : page,
      ),
  },
  {
    fault: 'a status in an unknown word',
    named: 'a bet is taken, found by its key and listed',
    says: /the bet failed/,
    begin: () => taken((bet) => ({ ...bet, status: 'frobnicated' })),
  },
  {
    fault: 'a bet that is taken with another stake',
    named: 'a bet is taken, found by its key and listed',
    says: /a stake of/,
    begin: () => taken((bet) => ({ ...bet, stack: bet.stack + 1 })),
  },
  {
    fault: 'a back that is taken as a lay',
    named: 'a bet is taken, found by its key and listed',
    says: /a lay where a back/,
    begin: () => taken((bet) => ({ ...bet, selectionType: 'lay' })),
  },
  {
    fault: 'a bet that is taken on another runner',
    named: 'a bet is taken, found by its key and listed',
    says: /on the runner other/,
    begin: () => taken((bet) => ({ ...bet, runnerId: 'other' })),
  },
  {
    fault: 'a bet that is taken at worse odds than the player accepted',
    named: 'a bet is taken, found by its key and listed',
    says: /odds of 1.01 where/,
    begin: () => taken((bet) => ({ ...bet, odds: 1.01 })),
  },
  {
    fault: 'a list of bets that has no pages',
    named: 'the bets of a player can be read',
    says: /the second bet alone/,
    begin: () =>
      data('GET /bets', (page) => ({
        ...page,
        bets: ['1', '2', '3'].map((id) => ({ ...ROW, id })),
        count: 3,
      })),
  },
  {
    fault: 'a list of bets that is longer than was asked for',
    named: 'the bets of a player can be read',
    says: /12 bets are listed where 10/,
    begin: () =>
      data('GET /bets', (page) => ({
        ...page,
        bets: Array.from({ length: 12 }, (_, at) => ({ ...ROW, id: String(at) })),
        count: 12,
      })),
  },
  {
    fault: 'an empty stake that is taken',
    named: 'a stake of nothing',
    says: /0 paise are/,
    begin: () => ({
      http: (request, forward) => {
        const sent = request.body as Loose;
        return forward(
          isBet(request) && sent.stake === 0 ? { ...request, body: { ...sent, stake: 100 } } : request,
        );
      },
    }),
  },
  {
    fault: 'a key that is forgotten when its reply is lost',
    named: 'a bet whose reply is lost',
    says: /its key finds nothing/,
    begin: () =>
      reply('GET /bets/by-key/', (answer) => ({
        ...answer,
        status: 404,
        body: { error: true, data: null, message: 'Unknown', code: 'KEY_UNKNOWN' },
      })),
  },
  {
    fault: 'a new key that finds a bet',
    named: 'a key that was never seen finds nothing',
    says: /finds a bet|failed/,
    begin: () => on('GET /bets/by-key/', async () => good({ bet: { id: 'B1' } })),
  },
  {
    fault: 'an exposure that a bet does not change',
    named: 'what is at risk grows',
    says: /did not grow/,
    begin: () => data('GET /bet/exposure/amount', () => ({ exposureAmount: 0, exposures: [] })),
  },
  {
    fault: 'a bet that is listed twice',
    named: 'the bets of a player can be read',
    says: /listed twice/,
    begin: () =>
      data('GET /bets', (page) => {
        const row = { ...ROW, id: '1' };
        return { ...page, bets: [row, row], count: 2 };
      }),
  },
  {
    fault: 'a cancel that does nothing',
    named: 'a bet that waits is cancelled',
    says: /afterwards it is unmatched/,
    begin: () => {
      let last: Loose = null;
      return {
        http: async (request, forward) => {
          if (request.path === '/bets/cancel') return good({ bet: { ...last, status: 'cancelled' } });
          const answer = await forward(request);
          if (isBet(request)) last = (answer.body as Loose).data.bet;
          return answer;
        },
      };
    },
  },
  {
    fault: 'a change that leaves the old bet',
    named: 'a bet that waits is changed',
    says: /the old one is unmatched/,
    begin: () => data('POST /bets/edit', (page) => ({ ...page, bet: { ...page.bet, status: 'unmatched' } })),
  },
  {
    fault: 'a quote that promises more than its worst outcome',
    named: 'a quote names what it brings',
    says: /its worst outcome is|unexpected/,
    begin: () =>
      data('POST /bets/cashout/quote', ({ quote }) => ({ quote: { ...quote, amount: quote.amount + 10 } })),
  },
  {
    fault: 'a cash out that brings something else when asked again',
    named: 'a quote names what it brings',
    says: /another answer/,
    begin: () => {
      let isDone = false;
      return data('POST /bets/cashout', (page, { path }) => {
        // One that was refused, as the market moved, has brought nothing yet.
        if (path !== '/bets/cashout' || page.cashOut.status !== 'done') return page;
        const isAgain = isDone;
        isDone = true;
        return isAgain ? { cashOut: { ...page.cashOut, amount: page.cashOut.amount + 1 } } : page;
      });
    },
  },
  {
    fault: 'an auto cash out that its removal leaves',
    named: 'one is set once for its key, changed and removed',
    says: /after its removal it is waiting/,
    begin: () =>
      data('POST /bets/cashout/auto/remove', ({ autoCashOut }) => ({
        autoCashOut: { ...autoCashOut, status: 'waiting' },
      })),
  },
  {
    fault: 'an auto cash out that counts though it was removed before it came',
    named: 'one that was removed before it came does not count',
    says: /it is waiting/,
    begin: () =>
      data('POST /bets/cashout/auto', (page, { path }) =>
        path === '/bets/cashout/auto' ? { autoCashOut: { ...page.autoCashOut, status: 'waiting' } } : page,
      ),
  },
];
