import { describe, expect, it } from 'vitest';
import { DepositBook } from '@/adapters/sandbox/engine/cashier/deposits/DepositBook';
import { WithdrawalBook } from '@/adapters/sandbox/engine/cashier/withdrawals/WithdrawalBook';
import { pngHeader } from '@tests/support/files/fileCorpus';
import { Bench, START } from '../Bench';
import type { Reply } from '../Bench';
import { Withdrawer } from './withdrawBench';

const HOUR = 3_600_000;
const PNG = { field: 'proof', name: 'x.png', type: 'image/png', bytes: pngHeader(400, 300) };

interface Form {
  readonly path: string;
  /** What becomes of a key is asked here. */
  readonly lookUp: (key: string) => readonly [path: string, query: Record<string, string>];
  /** Taken. */
  readonly right: (bench: Bench, player: Withdrawer) => Record<string, unknown>;
  readonly changed: Record<string, unknown>;
  /** Refused, with this word. */
  readonly wrong: Record<string, unknown>;
  readonly code: string;
}

const get = (path: string) => (key: string) => [path, { key }] as const;

const FORMS: Readonly<Record<string, Form>> = {
  withdrawal: {
    path: '/withdrawRequest/create',
    lookUp: get('/withdrawRequest/get'),
    right: () => ({ method: 'upi', amount: 500, address: 'asha@okaxis' }),
    changed: { amount: 600 },
    wrong: { amount: 1 },
    code: 'BELOW_MIN',
  },
  deposit: {
    path: '/deposit/create',
    lookUp: get('/deposit/get'),
    right: (bench, { token }) => {
      const made = bench.post<{ order: { id: string } }>(
        '/deposit/order',
        { gateway: 'm_upi', amount: 500 },
        token,
      );
      return { order: made.body.data.order.id, reference: '412345678901' };
    },
    changed: { reference: '412345678902' },
    wrong: { reference: '1' },
    code: 'REFERENCE_MALFORMED',
  },
  redirect: {
    path: '/deposit/fastpayme',
    lookUp: get('/deposit/get'),
    right: () => ({ gateway: 'm_fastpay', amount: 500 }),
    changed: { amount: 600 },
    wrong: { amount: 1 },
    code: 'BELOW_MIN',
  },
  bank: {
    path: '/bank',
    lookUp: get('/bank/get'),
    right: () => ({ action: 'add', type: 'upi', holderName: 'Asha Rao', upiId: 'asha@okaxis' }),
    changed: { upiId: 'other@okaxis' },
    wrong: { upiId: 'no address' },
    code: 'FORM_WRONG',
  },
  bonus: {
    path: '/bonus/claims',
    lookUp: (key) => [`/bonus/claims/by-key/${key}`, {}],
    right: () => ({ offerId: 'welcome' }),
    changed: { offerId: 'nothing' },
    wrong: { offerId: 'nothing' },
    code: 'OFFER_UNKNOWN',
  },
};

function open(name: string) {
  const form = FORMS[name] as Form;
  const bench = Bench.again();
  const player = Withdrawer.open(bench);
  const key = bench.nextKey();
  const right = { key, ...form.right(bench, player) };
  const send = (body: object, at = bench): Reply<unknown> => {
    const files = name === 'deposit' ? [PNG] : [];
    const reply = at.engine.handle({
      ...{ method: 'POST', path: form.path, query: {}, headers: { token: player.token }, body, files },
      client: 'client-1',
    });
    return { status: reply.status, headers: {}, body: reply.body as Reply<unknown>['body'] };
  };
  const ask = (at = bench): Reply<unknown> => at.get(...form.lookUp(key), player.token);
  const restored = (later: number): Bench =>
    new Bench({ startMs: START + later, snapshot: JSON.parse(JSON.stringify(bench.engine.snapshot())) });
  return { bench, form, key, right, wrong: { ...right, ...form.wrong }, send, ask, restored };
}

describe.each(Object.keys(FORMS))('the key of a form at the engine: %s', (name) => {
  it('[F59] [F65] taken, the same again is the same answer and anything else is refused, also when it could not even be read', () => {
    const { form, right, send, ask, restored } = open(name);
    const first = send(right);
    expect(first.status).toBe(200);
    expect(send(right)).toEqual(first);
    expect(send(Object.fromEntries(Object.entries(right).toReversed()))).toEqual(first);
    for (const other of [form.changed, form.wrong, { amount: 'x', offerId: 5, reference: 5, upiId: 5 }])
      expect(send({ ...right, ...other })).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
    expect(ask().body).toMatchObject({ error: false });
    const again = restored(1_000);
    expect(send(right, again)).toMatchObject({ status: 200 });
    expect(send({ ...right, ...form.changed }, again)).toMatchObject({ body: { code: 'KEY_REUSED' } });
  });

  it('[F89] refused, a copy that comes late is refused as it was, whatever has changed meanwhile, and so is what was meant first', () => {
    const { form, right, wrong, send, ask, restored } = open(name);
    const no = send(wrong);
    expect(no.body).toMatchObject({ error: true, code: form.code });
    expect(send(wrong)).toEqual(no);
    expect(send(right)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
    const received = {
      error: true,
      code: 'KEY_REFUSED',
      message: no.body.message,
      data: { code: form.code },
    };
    expect(ask()).toMatchObject({ status: 409, body: received });
    const later = restored(600_000);
    expect(send(right, later)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
    expect(send(wrong, later)).toEqual(no);
    expect(ask(later)).toMatchObject({ body: received });
  });

  it('[F59] is remembered for 24 hours, and not for ever', () => {
    const { wrong, send, ask, restored, form } = open(name);
    send(wrong);
    const almost = restored(0);
    almost.engine.advance(24 * HOUR - 1);
    expect(ask(almost).body.code).not.toBe('KEY_UNKNOWN');
    const over = restored(0);
    over.engine.advance(24 * HOUR);
    expect([form.path, ask(over).body.code]).not.toEqual([form.path, 'KEY_REFUSED']);
  });
});

describe('the keys of one player', () => {
  it('[F59] are nobody else’s', () => {
    const { bench, right, send } = open('withdrawal');
    expect(send(right).status).toBe(200);
    const other = Withdrawer.open(bench);
    expect(other.ask({ key: right.key, amount: 700 }).status).toBe(200);
  });

  it.each([
    ['deposits', new DepositBook()],
    ['withdrawals', new WithdrawalBook()],
  ])('[F65] of %s are good for a day, however many others are decided in it', (_, book) => {
    const record = (at: number) => ({
      ...{
        id: `X${at}`,
        userId: 'PL1',
        key: `key ${at}`,
        method: 'upi',
        gateway: 'm_upi',
        amount: 100,
        fee: 0,
      },
      ...{ credit: 100, reference: '', accountId: '', account: '', note: '', content: '' },
      ...{ status: 'declined' as const, cancelled: false, reason: '', createdAt: at, dueAt: at },
      ...{ decidedAt: at, processedAt: at },
    });
    for (let at = 0; at < 300; at += 1) book.add(record(at));
    expect(book.withKey('PL1', 'key 0')).not.toBeNull();
    book.add(record(24 * HOUR + 10));
    // Those of a day before go, down to the most that are remembered.
    expect(book.withKey('PL1', 'key 10')).toBeNull();
    expect(book.withKey('PL1', 'key 11')).not.toBeNull();
  });
});
