import * as v from 'valibot';
import { wireId } from '@/adapters/wire/wireId';
import { key } from '../models/bets';
import { bankReply, banksReply, documentReply, kycReply, statementReply } from '../models/cashier';
import { fields, maybe, oneOf, text } from '../models/withFields';
import { KEY_LOOKED_UP, type Contracted } from './Contracted';

const id = wireId;
const page = { skip: maybe(text()), pagesize: maybe(text()) };
const banks = { of: 'assumed', section: '4.7' } as const;
const kyc = { of: 'assumed', section: '4.9' } as const;
const added = { action: oneOf('add'), key: key(), holderName: text(), pan: maybe(text()) };

export const ACCOUNT_CALLS = {
  statement: {
    of: 'assumed',
    section: '4.8',
    summary: 'A page of the statement of cash and coins, newest first.',
    query: {
      ...{ ...page, startdate: maybe(text()), enddate: maybe(text()) },
      type: maybe(oneOf('deposit_withdraw', 'sports', 'casino', 'bonus')),
    },
    reply: statementReply,
    failures: ['422 RANGE_TOO_WIDE'],
  },
  bankAccounts: { ...banks, summary: 'The player’s accounts.', query: page, reply: banksReply, failures: [] },
  changeBank: {
    ...banks,
    summary: 'Adds an account, makes one the default, or removes one.',
    body: v.union([
      fields({ ...added, type: oneOf('bank'), accountNumber: text(), ifsc: text() }),
      fields({ ...added, type: oneOf('upi'), upiId: text() }),
      fields({ action: oneOf('default', 'delete'), id }),
    ]),
    reply: bankReply,
    failures: [
      ...[
        '404 BANK_UNKNOWN',
        '409 BANK_LOCKED',
        '409 BANK_DECLINED',
        '409 DUPLICATE',
        '409 BANK_LIMIT',
        '409 KEY_REUSED',
      ],
      '422 FORM_WRONG',
      ...['200 OTP_NEEDED', '200 OTP_WRONG', '200 OTP_EXPIRED', '200 OTP_LOCKED', '429 COOL_DOWN'],
    ] as `${number} ${string}`[],
  },
  bankByKey: {
    ...banks,
    summary: 'What became of the account under a key.',
    query: { key: key() },
    reply: bankReply,
    failures: KEY_LOOKED_UP,
  },
  kyc: {
    ...kyc,
    summary: 'Which documents prove an identity, and which were sent.',
    reply: kycReply,
    failures: [],
  },
  submitKyc: {
    ...kyc,
    summary: 'Sends a document; its fields and files are named by the definition of its type.',
    body: fields({ key: key(), type: text(), consent: oneOf('true') }),
    files: [],
    furtherFields: true,
    reply: documentReply,
    failures: [
      ...['409 ALREADY_PENDING', '409 ALREADY_APPROVED', '409 DOCUMENT_ELSEWHERE', '409 KEY_REUSED'],
      ...['409 TOO_MANY', '422 TYPE_UNKNOWN', '422 FIELD_WRONG', '422 FILE_REFUSED', '422 CONSENT_NEEDED'],
    ] as `${number} ${string}`[],
    refusedWith: { FIELD_WRONG: fields({ field: text() }), FILE_REFUSED: fields({ field: text() }) },
  },
  kycByKey: {
    ...kyc,
    summary: 'What became of the document under a key.',
    query: { key: key() },
    reply: documentReply,
    failures: KEY_LOOKED_UP,
  },
} as const satisfies Record<string, Contracted>;
