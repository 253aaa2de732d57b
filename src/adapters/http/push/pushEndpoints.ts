import { maybe, readMoney, submit, type Endpoint } from '../endpoints';

/** assumed: docs/wire.md 4.12a. Not among the others: no first page asks any of these. */
export const PUSH_ENDPOINTS = {
  pushKey: maybe(readMoney('api', '/push/key')),
  pushSubscribe: maybe({ ...submit('/push/subscribe'), token: 'held' }),
  pushUnsubscribe: maybe({ ...submit('/push/unsubscribe'), token: 'held' }),
} as const satisfies Record<string, Endpoint>;
