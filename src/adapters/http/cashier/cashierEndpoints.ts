import { maybe, readMoney, submit, type Endpoint } from '../endpoints';

/** Pictures over a slow line take longer than a form. */
const UPLOAD_MS = 60_000;

/** Money in and out, and who the player is: docs/wire.md 4.6 to 4.10. */
export const CASHIER_ENDPOINTS = {
  gateways: maybe(readMoney('api', '/gateways')),
  deposits: maybe(readMoney('api', '/deposit/get')),
  depositByKey: readMoney('api', '/deposit/get'),
  orderDeposit: { ...submit('/deposit/order'), token: 'held' },
  extendDeposit: { ...submit('/deposit/extend'), token: 'held' },
  createDeposit: { ...submit('/deposit/create'), token: 'held', timeoutMs: UPLOAD_MS },
  fastPay: { ...submit('/deposit/fastpayme'), token: 'held' },
  statement: maybe(readMoney('api', '/getAccountstatement')),
  bankAccounts: readMoney('api', '/getBankAccountDetails'),
  changeBank: { ...submit('/bank'), token: 'held' },
  bankByKey: readMoney('api', '/bank/get'),
  kyc: maybe(readMoney('api', '/kyc')),
  submitKyc: { ...submit('/kyc'), token: 'held', timeoutMs: UPLOAD_MS },
  kycByKey: readMoney('api', '/kyc/get'),
  withdrawMethods: maybe(readMoney('api', '/withdrawRequest/methods')),
  createWithdrawal: { ...submit('/withdrawRequest/create'), token: 'held' },
  withdrawals: maybe(readMoney('api', '/withdrawRequest/get')),
  cancelWithdrawal: { ...submit('/withdrawRequest/cancel'), token: 'held' },
} as const satisfies Record<string, Endpoint>;
