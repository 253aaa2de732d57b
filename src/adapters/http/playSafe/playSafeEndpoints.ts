import { readMoney, submit, type Endpoint } from '../endpoints';

/** assumed: docs/wire.md 4.12. Not among the others: no first page asks any of these. */
export const PLAY_SAFE_ENDPOINTS = {
  safetyState: readMoney('api', '/playsafe/limits'),
  setLimit: { ...submit('/playsafe/limits'), token: 'held' },
  confirmLimit: { ...submit('/playsafe/limits/confirm'), token: 'held' },
  withdrawLimit: { ...submit('/playsafe/limits/withdraw'), token: 'held' },
  timeOut: { ...submit('/playsafe/timeout'), token: 'held' },
  excludeSelf: { ...submit('/playsafe/exclude'), token: 'held' },
  askReturn: submit('/playsafe/return'),
  checkInterval: { ...submit('/playsafe/interval'), token: 'held' },
  goOn: { ...submit('/playsafe/continue'), token: 'held' },
  playActivity: readMoney('api', '/playsafe/activity'),
} as const satisfies Record<string, Endpoint>;
