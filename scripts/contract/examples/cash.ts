import { at, type Scene } from './Scene';
import type { NewPlayer } from './signUp';

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
const file = (field: string) => ({ field, name: `${field}.pdf`, type: 'application/pdf', bytes: PDF });

/** Money in: an order that is paid and said to be, and a page of a gateway. */
export function payIn({ ask, key, invented, pass }: Scene): void {
  ask('gateways');
  ask('orderDeposit', { body: { gateway: 'm_upi', amount: 1 } });
  const order: string = at(ask('orderDeposit', { body: { gateway: 'm_upi', amount: 1_500 } }), 'order', 'id');
  ask('extendDeposit', { body: { order } });
  ask('deposits');
  const wrong = { key: key(), order, reference: 'none' };
  ask('createDeposit', { body: wrong });
  ask('depositByKey', { query: { key: wrong.key } });
  const form = { key: key(), order, reference: invented.utr() };
  ask('createDeposit', { body: form, files: [file('proof')] });
  ask('depositByKey', { query: { key: form.key } });
  ask('depositByKey', { query: { key: key() } });
  const page = { key: key(), gateway: 'm_fastpay', amount: 2_000 };
  ask('fastPay', { body: page });
  ask('fastPay', { body: { ...page, amount: 3_000 } });
  pass(400_000);
  ask('deposits');
}

/** Who the player is, and where money may go. */
export function prove({ ask, key, invented, pass, codeFor }: Scene, { name, mobile }: NewPlayer): void {
  const form = {
    ...{ key: key(), type: 'passport', consent: 'true', documentNumber: invented.passport(), fullName: name },
    ...{ dateOfBirth: '1990-04-12', issueDate: '2020-03-01', expiryDate: '2030-02-28' },
  };
  ask('submitKyc', { body: { ...form, key: key(), documentNumber: '1' }, files: [file('photoPage')] });
  ask('submitKyc', { body: form, files: [file('photoPage')] });
  ask('kycByKey', { query: { key: form.key } });
  ask('kycByKey', { query: { key: key() } });
  ask('kyc');
  pass(100_000);
  const holder = { action: 'add', holderName: name };
  const bank = { ...holder, type: 'bank', accountNumber: invented.accountNumber(), ifsc: invented.ifsc() };
  const added = { ...bank, key: key(), pan: invented.pan() };
  const id: string = at(ask('changeBank', { body: added }), 'bank', 'id');
  ask('changeBank', { body: { ...bank, key: key() } });
  const upi = { ...holder, type: 'upi', upiId: invented.upiId() };
  ask('changeBank', { body: { ...upi, key: key() } });
  ask('changeBank', { body: { ...upi, key: key(), otp: '000000' } });
  ask('changeBank', { body: { ...upi, key: key(), otp: codeFor(mobile) } });
  ask('changeBank', { body: { action: 'default', id } });
  ask('changeBank', { body: { action: 'delete', id: 'BA0' } });
  ask('bankByKey', { query: { key: added.key } });
  ask('bankByKey', { query: { key: key() } });
  pass(400_000);
  ask('bankAccounts', { query: { skip: '0', pagesize: '10' } });
}

/** Money out: one that is refused, one that is taken back, one that is paid. */
export function payOut({ ask, key, invented, pass }: Scene): void {
  ask('withdrawMethods');
  const order = { method: 'upi', amount: 700, address: invented.upiId() };
  ask('createWithdrawal', { body: { ...order, key: key(), amount: 1 } });
  const first = { ...order, key: key() };
  const id: string = at(ask('createWithdrawal', { body: first }), 'request', 'id');
  ask('createWithdrawal', { body: { ...order, key: key() } });
  ask('withdrawals', { query: { key: first.key } });
  ask('withdrawals', { query: { key: key() } });
  ask('cancelWithdrawal', { body: { id } });
  ask('createWithdrawal', { body: { ...order, key: key(), note: 'For the rent' } });
  pass(120_000);
  const { requests } = ask('withdrawals', { query: { skip: '0', pagesize: '10' } }) as {
    requests: readonly { id: string }[];
  };
  ask('cancelWithdrawal', { body: { id: at(requests, 0, 'id') } });
  ask('cancelWithdrawal', { body: { id: 'W0' } });
}
