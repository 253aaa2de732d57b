import { maybe, readMoney, submit, type Endpoint } from '../endpoints';

/** assumed: docs/wire.md 4.3. Not among the others: no first page asks any of these. */
export const AUTO_CASH_OUT_ENDPOINTS = {
  autoCashOuts: maybe(readMoney('sports', '/bets/cashout/auto')),
  setAutoCashOut: { ...submit('/bets/cashout/auto'), host: 'sports', token: 'held' },
  removeAutoCashOut: { ...submit('/bets/cashout/auto/remove'), host: 'sports', token: 'held' },
  autoCashOutByKey: readMoney('sports', '/bets/cashout/auto/by-key/:key'),
} as const satisfies Record<string, Endpoint>;
