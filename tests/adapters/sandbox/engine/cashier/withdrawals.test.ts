import { describe, expect, it } from 'vitest';
import { Bench } from '../Bench';
import { Withdrawer } from './withdrawBench';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const MINUTE = 60_000;

describe('[CASH-02] withdrawals in the sandbox', () => {
  it('money asked for is cash no more, waits, and is paid', () => {
    const player = Withdrawer.open();
    const { request } = player.ask().body.data;
    expect(request).toMatchObject({ status: 'pending', amount: 500, receives: 500, account: 'as•••@okaxis' });
    expect(player.options()).toMatchObject({
      cash: 9_500,
      withdrawable: 9_500,
      onItsWay: 500,
      waiting: ['upi'],
    });
    expect(player.wallet()).toMatchObject({ cash: 9_500 });
    player.bench.engine.advance(MINUTE);
    expect(player.list().requests).toMatchObject([{ id: request.id, status: 'approved', dueAt: null }]);
    expect(player.options()).toMatchObject({ cash: 9_500, onItsWay: 0, waiting: [] });
    expect(player.events('sub:notification_toast').at(-1)).toMatchObject({ title: 'Withdrawal paid' });
    expect(player.events('update_balance').length).toBeGreaterThanOrEqual(2);
    expect(player.bench.engine.audit().ledgerSum).toBe(0);
  });

  it('what is told of a payment is what arrives: its fee is named', () => {
    const player = Withdrawer.open();
    player.ask({ method: 'crypto', amount: 2_000, address: TRON, network: 'TRC20' });
    const { fee, receives } = player.list().requests[0] as { fee: number; receives: number };
    expect(fee).toBeGreaterThan(0);
    player.bench.engine.advance(10 * MINUTE);
    const { message } = player.events('sub:notification_toast').at(-1) as { message: string };
    expect(message).toContain(`₹${receives.toLocaleString('en-IN', { minimumFractionDigits: 2 })} was paid`);
    expect(message).toContain('₹2,000.00 less a fee of');
  });

  it.each([
    ['decline', 'The bank did not take it.', 'declined', 'Withdrawal declined'],
    ['expire', undefined, 'expired', 'Withdrawal expired'],
  ])('%s: it comes back whole, with a reason', (verdict, reason, status, title) => {
    const player = Withdrawer.open();
    const { id } = player.ask({ method: 'crypto', amount: 2_000, address: TRON, network: 'TRC20' }).body.data
      .request;
    expect(player.options().cash).toBe(8_000);
    expect(player.bench.engine.decide(id, verdict, reason)).toEqual({ ok: true });
    expect(player.bench.engine.decide(id, 'approve')).toMatchObject({ ok: false });
    const [request] = player.list({ status }).requests;
    expect(request).toMatchObject({ id, status, cancelled: false });
    expect(request?.reason).toContain(reason ?? 'in time');
    expect(player.options()).toMatchObject({ cash: 10_000, onItsWay: 0 });
    expect(player.events('sub:notification_toast').at(-1)).toMatchObject({ title });
    player.bench.engine.advance(10 * MINUTE);
    expect(player.options().cash).toBe(10_000);
  });

  it('what waits can be taken back, once; what was decided cannot', () => {
    const player = Withdrawer.open();
    const { id } = player.ask().body.data.request;
    const first = player.cancel(id);
    expect(first.body.data?.request).toMatchObject({ status: 'declined', cancelled: true });
    expect(player.cancel(id)).toEqual(first);
    expect(player.options()).toMatchObject({ cash: 10_000, onItsWay: 0 });
    player.bench.engine.advance(10 * MINUTE);
    expect(player.list().requests[0]).toMatchObject({ status: 'declined', cancelled: true });
    const next = player.ask().body.data.request;
    player.bench.engine.advance(MINUTE);
    expect(player.cancel(next.id)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_PROCESSED', data: { request: { status: 'approved' } } },
    });
    expect(player.cancel('W0')).toMatchObject({ status: 404, body: { code: 'REQUEST_UNKNOWN' } });
    expect(Withdrawer.open(player.bench).cancel(next.id).body.code).toBe('REQUEST_UNKNOWN');
  });

  it('[F65] the same key is the same request; with anything else it is refused', () => {
    const player = Withdrawer.open();
    const key = player.bench.nextKey();
    const first = player.ask({ key });
    expect(player.ask({ key })).toEqual(first);
    expect(player.ask({ key, amount: 501 })).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
    expect(player.list().count).toBe(1);
    expect(player.options().cash).toBe(9_500);
    const found = player.bench.get('/withdrawRequest/get', { key }, player.token);
    expect(found.body.data).toEqual(first.body.data);
    const unknown = player.bench.get('/withdrawRequest/get', { key: player.bench.nextKey() }, player.token);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'KEY_UNKNOWN' } });
    player.bench.engine.advance(MINUTE);
    expect(player.ask({ key }).body.data.request.status).toBe('approved');
  });

  it.each([
    ['another method', { method: 'cheque' }, 'METHOD_UNKNOWN'],
    ['too little', { amount: 199.99 }, 'BELOW_MIN'],
    ['too much', { amount: 50_000.01 }, 'ABOVE_MAX'],
    ['more than there is', { amount: 10_000.01 }, 'INSUFFICIENT_FUNDS'],
    ['no address', { address: undefined }, 'ADDRESS_WRONG'],
    ['no UPI id', { address: 'asha' }, 'ADDRESS_WRONG'],
    [
      'another network',
      { method: 'crypto', amount: 1_000, address: TRON, network: 'BEP20' },
      'WRONG_NETWORK',
    ],
    ['no network', { method: 'crypto', amount: 1_000, address: TRON }, 'ADDRESS_WRONG'],
    ['a number that is none', { method: 'wallet', address: '123' }, 'ADDRESS_WRONG'],
    ['an address for a bank', { method: 'bank', amount: 600 }, 'ACCOUNT_UNKNOWN'],
    ['no such account', { method: 'bank', amount: 600, accountId: 'BA1' }, 'ACCOUNT_UNKNOWN'],
    ['a negative amount', { amount: -500 }, 'MALFORMED'],
    ['half a paisa', { amount: 500.005 }, 'MALFORMED'],
    ['a text', { amount: '500' }, 'MALFORMED'],
    ['no key', { key: 'x' }, 'MALFORMED'],
  ])('[X23] [F13] %s is refused, and nothing moves', (_, body, code) => {
    const player = Withdrawer.open();
    const reply = player.ask(body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.body.code).toBe(code);
    expect(player.options()).toMatchObject({ cash: 10_000, onItsWay: 0 });
    expect(player.list().count).toBe(0);
  });

  it('an account on file is paid; while money is on its way to it, it stays', () => {
    const player = Withdrawer.open();
    const [bank, upi, card] = ['bank', 'upi', 'card'].map(
      (type) => player.banks().find((each) => each.type === type)?.id,
    );
    expect(player.ask({ method: 'bank', amount: 600, accountId: card }).body.code).toBe('ACCOUNT_UNKNOWN');
    expect(player.ask({ method: 'bank', amount: 600, accountId: upi }).body.code).toBe('ACCOUNT_UNKNOWN');
    const paid = player.ask({ method: 'bank', amount: 600, accountId: bank }).body.data.request;
    expect(paid.account).toBe('HDFC Bank ••••1234');
    const remove = () => player.bench.post('/bank', { action: 'delete', id: bank }, player.token).body.code;
    expect(remove()).toBe('BANK_LOCKED');
    player.bench.engine.advance(2 * MINUTE);
    expect(remove()).toBeUndefined();
  });

  it('an account that is not checked yet is not paid', () => {
    const player = Withdrawer.open();
    const details = { holderName: 'Demo Player', accountNumber: '123456789012', ifsc: 'SBIN0001234' };
    const added = player.bench.post<{ bank: { id: string } }>(
      '/bank',
      { action: 'add', type: 'bank', key: player.bench.nextKey(), ...details },
      player.token,
    );
    const ask = () =>
      player.ask({ method: 'bank', amount: 600, accountId: added.body.data.bank.id }).body.code;
    expect(ask()).toBe('ACCOUNT_UNCHECKED');
    player.bench.engine.advance(2 * MINUTE);
    expect(ask()).toBeUndefined();
  });

  it('one of a kind at a time, and five a day in India', () => {
    const player = Withdrawer.open();
    const { id } = player.ask().body.data.request;
    expect(player.ask().body.code).toBe('PENDING_EXISTS');
    expect(player.ask({ method: 'wallet', address: '9876543210' }).body.data.request).toMatchObject({
      fee: 5,
      receives: 495,
      account: '••••3210',
    });
    player.cancel(id);
    for (let more = 0; more < 3; more += 1) {
      expect(player.ask().body.error).toBe(false);
      player.bench.engine.advance(MINUTE);
    }
    expect(player.ask().body.code).toBe('DAILY_COUNT');
    expect(player.options().today).toBe(5);
    player.bench.engine.advance(7 * 3_600_000);
    expect(player.ask().body.error).toBe(false);
  });

  it('coins never leave, nor cash that is locked by wagering', () => {
    const player = Withdrawer.open();
    player.bench.engine.lockCash(player.id, 9_000);
    expect(player.options()).toMatchObject({ coins: 500, locked: 9_000, withdrawable: 1_000 });
    expect(player.ask({ amount: 1_000.01 }).body.code).toBe('WAGERING_PENDING');
    expect(player.ask({ amount: 10_000.01 }).body.code).toBe('INSUFFICIENT_FUNDS');
    expect(player.ask({ amount: 1_000 }).body.error).toBe(false);
    expect(player.options()).toMatchObject({ coins: 500, withdrawable: 0 });
    player.bench.engine.lockCash(player.id, 0);
    expect(player.options().withdrawable).toBe(9_000);
  });

  it('a player who has just signed up meets the proof of identity first', () => {
    const bench = Bench.again();
    const { token } = bench.player();
    const ask = { key: bench.nextKey(), method: 'upi', amount: 500, address: 'asha@okaxis' };
    expect(bench.post('/withdrawRequest/create', ask, token)).toMatchObject({
      status: 403,
      body: { code: 'KYC_NEEDED' },
    });
    expect(bench.post('/withdrawRequest/create', ask)).toMatchObject({ status: 401 });
  });

  it('[X30] pages stay within their bounds', () => {
    const player = Withdrawer.open();
    for (let more = 0; more < 3; more += 1) player.cancel(player.ask().body.data.request.id);
    expect(player.list({ skip: '-5', pagesize: '-1' }).requests).toHaveLength(1);
    expect(player.list({ skip: '1', pagesize: '1e9' }).requests).toHaveLength(2);
    expect(player.list({ skip: '1000000000', pagesize: '1000000000' })).toEqual({ requests: [], count: 3 });
    expect(player.list({ status: 'declined' }).count).toBe(3);
    expect(player.list({ status: 'lost' }).count).toBe(0);
  });

  it('a restored engine goes on with what waits', () => {
    const player = Withdrawer.open();
    player.ask();
    const bench = new Bench({ snapshot: structuredClone(player.bench.engine.snapshot()) });
    const again = new Withdrawer(bench, player.token, player.id);
    expect(again.options()).toMatchObject({ cash: 9_500, onItsWay: 500 });
    bench.engine.advance(MINUTE);
    expect(again.list().requests).toMatchObject([{ status: 'approved' }]);
    expect(again.options()).toMatchObject({ cash: 9_500, onItsWay: 0 });
  });
});
