import { describe, expect, it } from 'vitest';
import { pngHeader } from '@tests/support/files/fileCorpus';
import { Bench } from '../Bench';
import { DepositBench } from './DepositBench';
import type { AnsweredDeposit } from './DepositBench';

const UTR = '412345678901';
const HASH = 'ab12'.repeat(16);

describe('deposits at the engine', () => {
  it('[CASH-01] lists the five gateways, UPI, one with a page of its own and one that is closed with its reason', () => {
    const { bench, player } = new DepositBench();
    const { gateways } = bench.get<{
      gateways: readonly { id: string; flow: string; enabled: boolean; reason: string }[];
    }>('/gateways', {}, player.token).body.data;
    expect(gateways.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['m_upi', 'm_paytm', 'm_bkash', 'm_nagad', 'm_binance_tron', 'm_binance_bsc']),
    );
    expect(gateways.filter(({ flow }) => flow === 'redirect')).toHaveLength(1);
    expect(gateways.find(({ enabled }) => !enabled)?.reason).not.toBe('');
    expect(bench.get('/gateways').status).toBe(401);
  });

  it.each([
    ['m_upi', 500, UTR, 50_000],
    ['m_paytm', 500, UTR, 50_000],
    ['m_bkash', 1_000, 'TX7H2KQ9PL', 98_500],
    ['m_nagad', 1_000, '7HK2PQ91', 99_000],
    ['m_binance_tron', 1_000, HASH, 100_000],
    ['m_binance_bsc', 1_000, `0x${HASH}`, 100_000],
  ])(
    '[CASH-01] %s of %d is credited once somebody found the payment',
    (gateway, amount, reference, credit) => {
      const here = new DepositBench();
      const before = here.cash();
      const received = here.deposit(gateway, amount, reference);
      expect(received.body.data.deposit.status).toBe('pending');
      expect(here.cash()).toBe(before);
      here.bench.engine.advance(59_000);
      expect(here.cash()).toBe(before);
      here.bench.engine.advance(1_000);
      expect(here.cash()).toBe(before + credit);
      expect(here.bench.engine.audit().ledgerSum).toBe(0);
      here.bench.engine.advance(3_600_000);
      expect(here.cash()).toBe(before + credit);
    },
  );

  it('[CASH-01] decided by hand: declined with a reason, or expired, credits nothing; only once', () => {
    const here = new DepositBench();
    const before = here.cash();
    const [declined, expired] = [
      here.deposit('m_upi', 500, UTR),
      here.deposit('m_upi', 500, '412345678902'),
    ].map(({ body }) => body.data.deposit.id);
    expect(here.bench.engine.reviews().map(({ id }) => id)).toEqual([declined, expired]);
    here.bench.engine.decide(declined ?? '', 'decline', 'No such payment.');
    here.bench.engine.decide(expired ?? '', 'expire');
    expect(here.bench.engine.decide(declined ?? '', 'approve').ok).toBe(false);
    here.bench.engine.advance(600_000);
    expect(here.cash()).toBe(before);
    const { deposits } = here.bench.get<{ deposits: readonly AnsweredDeposit['deposit'][] }>(
      '/deposit/get',
      {},
      here.player.token,
    ).body.data;
    expect(deposits.map(({ status, reason }) => [status, reason])).toEqual([
      ['expired', null],
      ['declined', 'No such payment.'],
    ]);
  });

  it('[F65] the same key makes one deposit; with other content it is refused', () => {
    const here = new DepositBench();
    const { id } = here.order('m_upi', 500).body.data.order;
    const key = here.key();
    const first = here.create(id, UTR, { key });
    expect(here.create(id, UTR, { key }).body.data).toEqual(first.body.data);
    expect(here.create(id, '412345678999', { key })).toMatchObject({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
    expect(here.bench.engine.reviews()).toHaveLength(1);
    expect(here.state(key).body.data).toEqual(first.body.data);
    expect(here.state(here.key())).toMatchObject({ status: 404, body: { code: 'KEY_UNKNOWN' } });
  });

  it('[F65] one hash is one payment, whichever network it is told for', () => {
    const here = new DepositBench();
    const hash = 'ab12'.repeat(16);
    expect(here.deposit('m_binance_tron', 1000, hash).status).toBe(200);
    expect(here.deposit('m_binance_bsc', 1000, `0x${hash}`)).toMatchObject({
      status: 409,
      body: { code: 'REFERENCE_USED' },
    });
  });

  it('[F65] a payment counts once, whoever tells of it, until it was declined', () => {
    const here = new DepositBench();
    const first = here.deposit('m_upi', 500, UTR);
    expect(here.deposit('m_paytm', 500, UTR)).toMatchObject({
      status: 409,
      body: { code: 'REFERENCE_USED' },
    });
    here.bench.engine.decide(first.body.data.deposit.id, 'decline', 'Wrong picture.');
    expect(here.deposit('m_upi', 500, UTR).status).toBe(200);
  });

  it.each([
    ['m_upi', 299.99, 422, 'BELOW_MIN'],
    ['m_upi', 100_000.01, 422, 'ABOVE_MAX'],
    ['m_netbanking', 5_000, 409, 'GATEWAY_CLOSED'],
    ['m_fastpay', 5_000, 404, 'GATEWAY_UNKNOWN'],
    ['m_nobody', 500, 404, 'GATEWAY_UNKNOWN'],
    ['m_upi', 500.005, 422, 'MALFORMED'],
    ['m_upi', -500, 422, 'MALFORMED'],
  ])('[F13] [X23] an order by %s of %d is refused', (gateway, amount, status, code) => {
    expect(new DepositBench().order(gateway, amount)).toMatchObject({ status, body: { code } });
  });

  it('[CASH-01] the limit of the day counts what waits and what was credited, and ends at midnight in India', () => {
    const here = new DepositBench();
    here.deposit('m_binance_tron', 150_000, HASH);
    expect(here.order('m_binance_tron', 50_000.01)).toMatchObject({
      status: 409,
      body: { code: 'DAILY_LIMIT' },
    });
    expect(here.order('m_binance_tron', 50_000).status).toBe(200);
    here.bench.engine.advance(24 * 3_600_000);
    expect(here.order('m_binance_tron', 150_000).status).toBe(200);
  });

  const limited = (amount: number): DepositBench => {
    const here = new DepositBench();
    here.bench.post('/playsafe/limits', { kind: 'deposit', period: 'day', amount }, here.player.token);
    return here;
  };
  const NO = { status: 409, body: { code: 'SELF_LIMIT' } };

  it('[CASH-01] a limit of the player’s own stops the order that would go over it, and the payment page too', () => {
    const here = limited(1_000);
    expect(here.order('m_upi', 1_000.01)).toMatchObject(NO);
    const body = { key: here.key(), gateway: 'm_fastpay', amount: 1_001 };
    expect(here.bench.post('/deposit/fastpayme', body, here.player.token)).toMatchObject(NO);
    expect(here.bench.engine.reviews()).toEqual([]);
    expect(here.order('m_upi', 1_000).status).toBe(200);
  });

  it('[CASH-01] a limit that was set after the order stops what is told of then; under its key stands the refusal', () => {
    const here = new DepositBench();
    const { id } = here.order('m_upi', 800).body.data.order;
    here.bench.post('/playsafe/limits', { kind: 'deposit', period: 'week', amount: 500 }, here.player.token);
    const key = here.key();
    expect(here.create(id, UTR, { key })).toMatchObject(NO);
    expect(here.state(key)).toMatchObject({ body: { code: 'KEY_REFUSED', data: { code: 'SELF_LIMIT' } } });
    expect(here.bench.engine.reviews()).toEqual([]);
  });

  it.each([
    ['decline', 200],
    ['expire', 200],
    ['approve', 409],
  ] as const)(
    '[CASH-01] what waits counts towards the own limit; after %s an order is answered %d',
    (verdict, status) => {
      const here = limited(1_000);
      const { id } = here.deposit('m_upi', 900, UTR).body.data.deposit;
      expect(here.order('m_upi', 500)).toMatchObject(NO);
      here.bench.engine.decide(id, verdict, 'No such payment.');
      expect(here.order('m_upi', 500).status).toBe(status);
      here.bench.engine.advance(24 * 3_600_000);
      const { token } = here.bench.post<{ token: string }>('/login', {
        username: 'asha',
        password: 'Secret123',
      }).body.data;
      expect(here.bench.post('/deposit/order', { gateway: 'm_upi', amount: 500 }, token).status).toBe(200);
    },
  );

  it.each([
    ['m_upi', '41234567890', 422, 'REFERENCE_MALFORMED'],
    ['m_binance_tron', `0x${HASH}`, 422, 'WRONG_NETWORK'],
    ['m_binance_bsc', HASH, 422, 'WRONG_NETWORK'],
  ])('[CASH-01] %s refuses %.16s', (gateway, reference, status, code) => {
    expect(new DepositBench().deposit(gateway, 1_000, reference)).toMatchObject({ status, body: { code } });
  });

  it('[CASH-01] [X28] a proof is judged by its bytes, and needed where the gateway says so', () => {
    const here = new DepositBench();
    const { id } = here.order('m_bkash', 500).body.data.order;
    const exe = new Uint8Array([0x4d, 0x5a, 1, 2, 3]);
    expect(here.create(id, 'TX7H2KQ9PL', { proof: null }).body.code).toBe('PROOF_NEEDED');
    expect(here.create(id, 'TX7H2KQ9PL', { proof: exe }).body.code).toBe('PROOF_REFUSED');
    expect(here.create(id, 'TX7H2KQ9PL', { proof: new Uint8Array(6_000_000) }).body.code).toBe(
      'PROOF_REFUSED',
    );
    const page = new TextEncoder().encode('<script>1</script>');
    for (const proof of [pngHeader(30_000, 30_000), new Uint8Array([...pngHeader(9, 9), ...page])])
      expect(here.create(id, 'TX7H2KQ9PL', { proof }).body.code).toBe('PROOF_REFUSED');
    expect(here.create(id, 'TX7H2KQ9PL').status).toBe(200);
  });

  it('[CASH-01] an order counts down on the server; once over it takes no payment until it is given more time', () => {
    const here = new DepositBench();
    const { order } = here.order('m_upi', 500).body.data;
    expect(order.expiresInMs).toBe(900_000);
    expect(here.order('m_upi', 500).body.data.order.id).toBe(order.id);
    here.bench.engine.advance(900_000);
    expect(here.create(order.id, UTR).body.code).toBe('ORDER_EXPIRED');
    const extend = () =>
      here.bench.post<{ order: { expiresInMs: number; extendable: boolean } }>(
        '/deposit/extend',
        { order: order.id },
        here.player.token,
      );
    expect(extend().body.data.order.expiresInMs).toBe(900_000);
    expect(here.create(order.id, UTR).status).toBe(200);
    const next = here.order('m_upi', 500).body.data.order;
    expect(next.id).not.toBe(order.id);
    expect(extend().body.code).toBe('ORDER_UNKNOWN');
  });

  it('[CASH-01] is not given time for ever', () => {
    const here = new DepositBench();
    const { order } = here.order('m_upi', 500).body.data;
    const extend = () => here.bench.post('/deposit/extend', { order: order.id }, here.player.token).body.code;
    expect([1, 2, 3, 4, 5].map(extend)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'NOT_EXTENDABLE',
    ]);
  });

  it('[CASH-01] crypto is told in its own currency, never rounded down', () => {
    const { order } = new DepositBench().order('m_binance_tron', 1_000).body.data;
    expect([order.payAmount, order.payCurrency]).toEqual(['11.30', 'USDT']);
  });

  it('[F65] another player’s order and key are nobody’s', () => {
    const here = new DepositBench();
    const other = here.bench.player('ravi', '9000000002');
    const { id } = here.order('m_upi', 500).body.data.order;
    const key = here.key();
    expect(here.create(id, UTR, { player: other }).body.code).toBe('ORDER_UNKNOWN');
    here.create(id, UTR, { key });
    expect(here.bench.get('/deposit/get', { key }, other.token).body.code).toBe('KEY_UNKNOWN');
  });

  it('[F65] a payment on the gateway’s page waits for the gateway, and asked twice is one', () => {
    const here = new DepositBench();
    const before = here.cash();
    const body = { key: here.key(), gateway: 'm_fastpay', amount: 1_000 };
    const pay = () =>
      here.bench.post<AnsweredDeposit & { url: string }>('/deposit/fastpayme', body, here.player.token).body
        .data;
    expect(pay()).toEqual(pay());
    expect(pay().url).toMatch(/^https:\/\/pay\.sandbox\.invalid\//);
    here.bench.engine.advance(15_000);
    expect(here.cash()).toBe(before + 99_000);
  });

  it('outlives a restart', () => {
    const here = new DepositBench();
    here.deposit('m_upi', 500, UTR);
    here.order('m_upi', 700);
    const saved = JSON.parse(JSON.stringify(here.bench.engine.snapshot())) as unknown;
    const restarted = new Bench({ snapshot: saved });
    const state = restarted.get<{ deposits: readonly unknown[]; order: unknown }>(
      '/deposit/get',
      {},
      here.player.token,
    );
    expect(state.body.data.deposits).toHaveLength(1);
    expect(state.body.data.order).toMatchObject({ amount: 700 });
    restarted.engine.advance(60_000);
    expect(restarted.engine.reviews()).toHaveLength(0);
  });
});
