import { maybe, read, readMoney, type Endpoint } from '../endpoints';

/** assumed: docs/wire.md 4.8a. Not among the others: no first page asks any of these. */
export const REPORT_ENDPOINTS = {
  reportMarkets: maybe(readMoney('sports', '/reports/markets')),
  results: maybe(read('sports', '/results')),
} as const satisfies Record<string, Endpoint>;
