import * as v from 'valibot';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { key } from '../models/bets';
import {
  depositReply,
  depositsReply,
  fastPayReply,
  gatewaysReply,
  orderReply,
  withdrawalReply,
  withdrawalsReply,
  withdrawMethodsReply,
} from '../models/cashier';
import { fields, maybe, oneOf, text } from '../models/withFields';
import { KEY_LOOKED_UP, type Contracted } from './Contracted';

const id = wireId;
const sum = wireMoneyNotNegative;
const page = { skip: maybe(text()), pagesize: maybe(text()) };
const deposits = { of: 'assumed', section: '4.5' } as const;
const withdrawals = { of: 'assumed', section: '4.6' } as const;
const ORDER_FAILURES = [
  ...['404 GATEWAY_UNKNOWN', '409 GATEWAY_CLOSED', '409 DAILY_LIMIT', '409 SELF_LIMIT'],
  ...['422 BELOW_MIN', '422 ABOVE_MAX'],
] as `${number} ${string}`[];

export const CASHIER_CALLS = {
  gateways: { ...deposits, summary: 'Ways to pay in.', reply: gatewaysReply, failures: [] },
  deposits: {
    ...deposits,
    summary: 'The last deposits, and the order that is open; with `key` the deposit under it.',
    reply: depositsReply,
    failures: [],
  },
  depositByKey: {
    ...deposits,
    summary: 'What became of the deposit under a key.',
    query: { key: maybe(key()) },
    reply: depositReply,
    failures: KEY_LOOKED_UP,
  },
  orderDeposit: {
    ...deposits,
    summary: 'Asks what is to be paid, where and until when.',
    body: fields({ gateway: id, amount: sum }),
    reply: orderReply,
    failures: ORDER_FAILURES,
  },
  extendDeposit: {
    ...deposits,
    summary: 'Gives an order more time.',
    body: fields({ order: id }),
    reply: orderReply,
    failures: ['404 ORDER_UNKNOWN', '409 NOT_EXTENDABLE'],
  },
  createDeposit: {
    ...deposits,
    summary: 'Says that an order was paid, with the reference of the payment.',
    body: fields({ key: key(), order: id, reference: text() }),
    files: ['proof'],
    reply: depositReply,
    failures: [
      ...['404 ORDER_UNKNOWN', '409 ORDER_EXPIRED', '409 REFERENCE_USED', '409 SELF_LIMIT', '409 KEY_REUSED'],
      ...['409 DAILY_LIMIT', '422 REFERENCE_MALFORMED', '422 WRONG_NETWORK', '422 PROOF_NEEDED'],
      '422 PROOF_REFUSED',
    ] as `${number} ${string}`[],
  },
  fastPay: {
    ...deposits,
    summary: 'Begins a payment on the page of a gateway.',
    body: fields({ key: key(), gateway: id, amount: sum }),
    reply: fastPayReply,
    failures: [...ORDER_FAILURES, '409 KEY_REUSED'],
  },
  withdrawMethods: {
    ...withdrawals,
    summary: 'Ways to be paid, and how much can be.',
    reply: withdrawMethodsReply,
    failures: [],
  },
  createWithdrawal: {
    ...withdrawals,
    summary: 'Asks to be paid. The money leaves the cash at once.',
    body: fields({
      ...{ key: key(), method: id, amount: sum, accountId: maybe(id), address: maybe(text()) },
      ...{ network: maybe(text()), note: maybe(text()) },
    }),
    reply: withdrawalReply,
    failures: [
      ...[
        '403 KYC_NEEDED',
        '404 METHOD_UNKNOWN',
        '409 METHOD_CLOSED',
        '409 DAILY_COUNT',
        '409 PENDING_EXISTS',
      ],
      ...['409 WAGERING_PENDING', '409 INSUFFICIENT_FUNDS', '409 ACCOUNT_UNCHECKED', '409 KEY_REUSED'],
      ...['422 BELOW_MIN', '422 ABOVE_MAX', '422 ACCOUNT_UNKNOWN', '422 ADDRESS_WRONG', '422 WRONG_NETWORK'],
    ] as `${number} ${string}`[],
  },
  withdrawals: {
    ...withdrawals,
    summary: 'A page of withdrawals, newest first; with `key` the one under it.',
    query: {
      ...{ ...page, key: maybe(key()) },
      status: maybe(oneOf('pending', 'approved', 'declined', 'expired')),
    },
    reply: v.union([withdrawalsReply, withdrawalReply]),
    failures: KEY_LOOKED_UP,
  },
  cancelWithdrawal: {
    ...withdrawals,
    summary: 'Takes a withdrawal back that is not decided.',
    body: fields({ id }),
    reply: withdrawalReply,
    failures: ['404 REQUEST_UNKNOWN', '409 ALREADY_PROCESSED'],
    refusedWith: { ALREADY_PROCESSED: withdrawalReply },
  },
} as const satisfies Record<string, Contracted>;
