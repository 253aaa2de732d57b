import { data, type Loose } from './changing';
import type { FaultRow } from './serverFaults';
import type { ServerFault } from './ServerFault';

const ROW = { matchName: 'Indore v Kochi', refMatchId: '2026', totalBets: 1 };

/** The answer to `get:balance` becomes another. */
function balance(change: (wallet: Loose) => unknown): ServerFault {
  return { acknowledged: (event, reply) => (event === 'get:balance' ? change(reply) : reply) };
}

/** What is wrong with wallet, statement and cashier. */
export const moneyFaults: readonly FaultRow[] = [
  {
    fault: 'a balance in paise',
    named: 'wallet and statement name the same cash',
    says: /the statement \d+/,
    begin: () => balance((wallet) => ({ ...wallet, balance: wallet.balance * 100, cash: wallet.cash * 100 })),
  },
  {
    fault: 'a balance that is pushed in paise',
    named: 'a balance that is pushed after a bet',
    says: /pushed were \d+ paise, answered are \d+/,
    begin: () => ({
      pushed: (event, wallet: Loose) =>
        event === 'update_balance' ? { ...wallet, balance: wallet.balance * 100 } : wallet,
    }),
  },
  {
    fault: 'a balance with three places',
    named: 'amounts have at most two places',
    says: /get:balance balance/,
    begin: () => balance((wallet) => ({ ...wallet, balance: 1_000.125 })),
  },
  {
    fault: 'more cash than there is in the wallet',
    named: 'what can be bet now is not more',
    says: /in a balance of/,
    begin: () => balance((wallet) => ({ ...wallet, cash: wallet.balance + 1 })),
  },
  {
    fault: 'an exposure below nothing, with rows above',
    named: 'all amounts of an exposure have one sign',
    says: /some below/,
    begin: () =>
      data('GET /bet/exposure/amount', () => ({
        exposureAmount: -100,
        exposures: [{ ...ROW, exposureAmount: 100 }],
      })),
  },
  {
    fault: 'an exposure that is not the sum of its rows',
    named: 'the exposure can be read, and is the sum',
    says: /10000 paise in all, 5000/,
    begin: () =>
      data('GET /bet/exposure/amount', () => ({
        exposureAmount: 100,
        exposures: [{ ...ROW, exposureAmount: 50 }],
      })),
  },
  {
    fault: 'a statement that does not add up',
    named: 'a statement adds up',
    says: /not \d+ paise/,
    begin: () =>
      data('GET /getAccountstatement', (page) => ({
        ...page,
        closing: { ...page.closing, cash: page.closing.cash + 1 },
      })),
  },
  {
    fault: 'an order of a deposit that is another one each time',
    named: 'an order says what is to be paid',
    says: /another order/,
    begin: () => {
      let count = 0;
      return data('POST /deposit/order', ({ order }) => ({
        order: { ...order, id: `again-${(count += 1)}` },
      }));
    },
  },
  {
    fault: 'a key of a deposit that always finds one',
    named: 'a key of a deposit that was never seen',
    says: /finds a deposit|unexpected/,
    begin: () => ({
      http: async (request, forward) => {
        const answer = await forward(request);
        const deposit = { id: 'D1', key: new URLSearchParams(request.query).get('key'), gateway: 'upi' };
        const more = { gatewayName: 'UPI', amount: 100, credit: 100, reference: '', status: 'pending' };
        return request.path === '/deposit/get' && request.query.includes('key=')
          ? {
              ...answer,
              status: 200,
              body: { error: false, message: '', data: { deposit: { ...deposit, ...more } } },
            }
          : answer;
      },
    }),
  },
  {
    fault: 'a withdrawal that takes no money',
    named: 'a withdrawal takes its money at once',
    says: /the cash fell by 0 paise/,
    begin: () => {
      let before: Loose = null;
      return balance((wallet) => (before ??= wallet));
    },
  },
  {
    fault: 'a higher limit that counts at once',
    named: 'a limit counts at once, a higher one waits',
    says: /counts at once/,
    begin: () =>
      data('POST /playsafe/limits', (safety, { body }) => ({
        ...safety,
        limits: safety.limits.map((limit: Loose) =>
          limit.amount === null ? limit : { ...limit, amount: (body as Loose).amount, wanted: null },
        ),
      })),
  },
];
