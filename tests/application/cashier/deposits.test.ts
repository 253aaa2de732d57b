import { describe, expect, it } from 'vitest';
import { DepositsStore } from '@/adapters/stores/DepositsStore';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import { StoredGateways } from '@/adapters/storage/StoredGateways';
import { chooseGateway, loadGateways } from '@/application/cashier/deposits/loadGateways';
import {
  depositForm,
  redirectForm,
  payThere,
  submitDeposit,
} from '@/application/cashier/deposits/depositForms';
import { LoadDeposits, watchDeposits } from '@/application/cashier/deposits/LoadDeposits';
import { OrderDeposit } from '@/application/cashier/deposits/OrderDeposit';
import { payByApp } from '@/application/cashier/deposits/payByApp';
import { TypedReference } from '@/application/cashier/deposits/TypedReference';
import { followRequests } from '@/application/cashier/followRequests';
import type { DepositsOverview, RedirectStarted } from '@/application/ports/gateways/DepositsGateway';
import { depositId, type Deposit } from '@/domain/cashier/deposits/Deposit';
import { depositOrderId, type DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId, type Gateway, type GatewayList } from '@/domain/cashier/deposits/Gateway';
import type { Submission } from '@/domain/cashier/Submission';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { submissionKey, token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { waitingCalls } from '@tests/support/fakes/waitingCalls';
import { aDeposit, aGateway, anOrder } from '@tests/support/mothers/deposits';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { platformUrl } from '@tests/support/platformUrl';
import { settle } from '@/adapters/node/settle';
import { somePorts } from '@tests/support/fakes/somePorts';
import { sessionStore } from '@tests/support/stores';

const OFFLINE = { kind: 'offline', sent: false } as const;

function setUp() {
  const scheduler = new ManualScheduler();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  const state = new DepositsStore();
  const calls = {
    gateways: waitingCalls<GatewayList>(),
    overview: waitingCalls<DepositsOverview>(),
    order: waitingCalls<DepositOrder>(),
    extend: waitingCalls<DepositOrder>(),
  };
  const gateway = {
    gateways: () => calls.gateways.ask(),
    overview: () => calls.overview.ask(),
    order: () => calls.order.ask(),
    extend: (id: string) => {
      extended.push(id);
      return calls.extend.ask();
    },
  };
  const extended: string[] = [];
  const store = new MapKeyValueStore();
  const memory = new StoredGateways(store, {
    toSaved: (gateways) => gateways,
    fromSaved: (saved) => saved as readonly Gateway[],
  });
  const synced: string[] = [];
  const load = new LoadDeposits(
    gateway,
    state,
    session,
    scheduler.clock,
    async () => void synced.push('wallet'),
  );
  return {
    scheduler,
    session,
    state,
    calls,
    store,
    memory,
    synced,
    extended,
    load,
    gateways: loadGateways(
      somePorts({ depositsGateway: gateway, deposits: state, gatewayMemory: memory, session }),
    ),
    order: new OrderDeposit(
      somePorts({ depositsGateway: gateway, deposits: state, session, clock: scheduler.clock }),
      load,
    ),
  };
}

const recentOf = ({ state }: ReturnType<typeof setUp>) =>
  state.recent.state === 'ready' ? state.recent.value.map(({ status }) => status) : state.recent.state;

describe('the ways to pay', () => {
  it('[CASH-01] are kept for the session, shown from there at once, and replaced by the answer', async () => {
    const here = setUp();
    here.memory.keep([aGateway({ name: 'Kept' })]);
    here.memory.choose(gatewayId('m_paytm'));
    void here.gateways();
    const saved = { gateways: [aGateway({ name: 'Kept' })], daily: null };
    expect(here.state.gateways).toEqual({ state: 'ready', value: saved });
    expect(here.state.selected).toBe('m_paytm');
    await here.calls.gateways.reply({ gateways: [aGateway({ name: 'Fresh' })], daily: null });
    expect(here.state.gateways).toMatchObject({ value: { gateways: [{ name: 'Fresh' }] } });
    expect(here.store.read('gatewayList')).toContain('Fresh');
  });

  it('[CASH-01] asked for again, what came last stays, and what was chosen meanwhile', async () => {
    const here = setUp();
    void here.gateways();
    expect(here.state.gateways).toEqual({ state: 'loading' });
    const daily = { limit: rupees(1_000), used: rupees(0) };
    await here.calls.gateways.reply({ gateways: [aGateway()], daily });
    chooseGateway(somePorts({ gatewayMemory: { choose: () => undefined }, deposits: here.state }))(
      gatewayId('m_upi'),
    );
    void here.gateways();
    expect(here.state.gateways).toMatchObject({ state: 'ready', value: { daily } });
    expect(here.state.selected).toBe('m_upi');
  });

  it('[CASH-01] a chosen one is chosen here, and kept for the session', () => {
    const here = setUp();
    chooseGateway({ gatewayMemory: here.memory, deposits: here.state })(gatewayId('m_upi'));
    expect([here.state.selected, here.memory.chosen()]).toEqual(['m_upi', 'm_upi']);
  });

  it('[F07] [F24] when they fail to come, what is shown stays; nothing shown says so', async () => {
    const here = setUp();
    void here.gateways();
    await here.calls.gateways.refuse({ kind: 'server', sent: true });
    expect(here.state.gateways).toMatchObject({ state: 'failed', message: { key: 'wire.serverTrouble' } });
    void here.gateways();
    await here.calls.gateways.reply({ gateways: [aGateway()], daily: null });
    void here.gateways();
    await here.calls.gateways.refuse(OFFLINE);
    expect(here.state.gateways.state).toBe('ready');
  });

  it.each(['{', '[]x', '"__proto__"', 'x'.repeat(100_001)])(
    '[F71] %.12j on the device is nothing',
    (text) => {
      const here = setUp();
      here.store.write('gatewayList', text);
      here.store.write('selectedGateway', 'y'.repeat(65));
      here.store.write('leftToPay', 'javascript:alert(1)');
      const saved = new StoredGateways(here.store, { toSaved: () => null, fromSaved: () => [] });
      expect([saved.load(), saved.chosen(), saved.leftWith()]).toEqual([[], null, null]);
    },
  );

  it('an answer of a session that is over is nobody’s', async () => {
    const here = setUp();
    const late = [here.gateways(), here.load.load()];
    here.session.sessionClosed();
    await here.calls.gateways.reply({ gateways: [aGateway()], daily: null });
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    await Promise.all(late);
    expect([here.state.gateways.state, here.state.recent.state]).toEqual(['loading', 'loading']);
  });
});

describe('an order', () => {
  it('[CASH-01] [F30] counts down from what the server said, on the clock that cannot jump', async () => {
    const here = setUp();
    here.scheduler.advance(5_000);
    const ordered = here.order.order(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.reply(anOrder({ leftMs: 900_000 }));
    expect((await ordered).ok).toBe(true);
    expect(here.state.order?.endsAt).toBe(here.scheduler.clock.monotonic() + 900_000);
    void here.order.extend();
    await here.calls.extend.reply(anOrder({ leftMs: 1_800_000 }));
    expect(here.state.order?.endsAt).toBe(here.scheduler.clock.monotonic() + 1_800_000);
  });

  it('[F13] is not made when the server says no, and says why', async () => {
    const here = setUp();
    const ordered = here.order.order(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.refuse({
      kind: 'refused',
      sent: true,
      message: 'Closed.',
      code: 'GATEWAY_CLOSED',
    });
    expect(await ordered).toEqual({
      ok: false,
      error: { message: { kind: 'server', text: 'Closed.' }, code: 'GATEWAY_CLOSED' },
    });
    expect(here.state.order).toBeNull();
    expect(await here.order.extend()).toEqual(fail({ message: say('deposit.failed'), code: null }));
  });

  it.each<[Failure, string | null]>([
    [{ kind: 'refused', sent: true, message: 'No.' }, null],
    [{ kind: 'server', sent: true, message: 'No.' }, null],
    [{ kind: 'refused', sent: true, message: 'No.', code: 'ORDER_LIMIT' }, 'ORDER_LIMIT'],
  ])('[F13] %j has the code that the server gave, or none', async (failure, code) => {
    const here = setUp();
    const ordered = here.order.order(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.refuse(failure);
    expect(await ordered).toEqual(fail({ message: { kind: 'server', text: 'No.' }, code }));
  });

  it('[F17] [F95] a reply after the sign-out moves nobody’s order, whoever is there by then', async () => {
    const here = setUp();
    const ordered = here.order.order(gatewayId('m_paytm'), rupees(500));
    here.session.sessionClosed();
    here.session.sessionOpened(token('u'), ASHA, true);
    await here.calls.order.reply(anOrder());
    expect(await ordered).toEqual(fail({ message: say('deposit.failed'), code: null }));
    expect(here.state.order).toBeNull();
  });

  it('[CASH-01] more time is asked for the order that is open', async () => {
    const here = setUp();
    here.state.orderMoved({ order: anOrder({ id: depositOrderId('O7') }), endsAt: 5 });
    void here.order.extend();
    expect(here.extended).toEqual(['O7']);
  });

  it('an older look at the state does not take it away again', async () => {
    const here = setUp();
    void here.load.load();
    void here.order.order(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.reply(anOrder());
    await here.calls.overview.reply({ deposits: [], order: null });
    expect(here.state.order?.order.id).toBe('O10042');
  });
});

describe('a deposit that waits', () => {
  it('[CASH-01] is asked for while the page shows it, and brings the balance when it is credited', async () => {
    const here = setUp();
    const watch = watchDeposits(
      here.load,
      here.state,
      [],
      followRequests({
        pageLife: new FakePageLife(),
        scheduler: here.scheduler,
        playerFeed: new FakePlayerFeed(),
      }),
    );
    const release = watch();
    const older = aDeposit({ id: depositId('D1'), status: 'declined' });
    await here.calls.overview.reply({ deposits: [aDeposit(), older], order: null });
    here.scheduler.advance(4_000);
    await here.calls.overview.reply({ deposits: [aDeposit({ status: 'approved' }), older], order: null });
    expect(recentOf(here)).toEqual(['approved', 'declined']);
    expect(here.synced).toEqual(['wallet']);
    here.scheduler.advance(60_000);
    expect(here.calls.overview.waiting).toBe(0);
    release();
  });

  it.each<[string, DepositsOverview['deposits'], DepositsOverview['deposits']]>([
    ['one that was known as paid', [aDeposit({ status: 'approved' })], [aDeposit({ status: 'approved' })]],
    ['one that is declined', [aDeposit()], [aDeposit({ status: 'declined' })]],
    [
      'another one that was paid before',
      [aDeposit()],
      [aDeposit(), aDeposit({ id: depositId('D1'), status: 'approved' })],
    ],
  ])('[CASH-01] %s brings no balance', async (_, before, after) => {
    const here = setUp();
    for (const deposits of [before, after]) {
      void here.load.load();
      await here.calls.overview.reply({ deposits, order: null });
    }
    expect(here.state.recent).toEqual({ state: 'ready', value: after });
    expect(here.synced).toEqual([]);
  });

  it('[CASH-01] what is decided is asked for no more; what nobody understands is', async () => {
    for (const [status, asks] of [
      ['approved', 0],
      ['unknown', 1],
    ] as const) {
      const here = setUp();
      const resumed: number[] = [];
      const submissions = [1, 2].map((each) => ({ resume: () => resumed.push(each) > 0 }));
      const follow = followRequests({
        pageLife: new FakePageLife(),
        scheduler: here.scheduler,
        playerFeed: new FakePlayerFeed(),
      });
      watchDeposits(here.load, here.state, submissions, follow)();
      expect(resumed).toEqual([1, 2]);
      here.scheduler.advance(4_000);
      expect(here.calls.overview.waiting).toBe(1);
      const others = [aDeposit({ id: depositId('D1'), status: 'declined' }), aDeposit({ status })];
      await here.calls.overview.reply({ deposits: others, order: null });
      here.scheduler.advance(4_000);
      expect(here.calls.overview.waiting).toBe(asks);
    }
  });

  it('[F65] while something is to be paid it is asked whether it still is: another window may order something else', async () => {
    const here = setUp();
    const follow = followRequests({
      pageLife: new FakePageLife(),
      scheduler: here.scheduler,
      playerFeed: new FakePlayerFeed(),
    });
    watchDeposits(here.load, here.state, [], follow)();
    await here.calls.overview.reply({ deposits: [], order: anOrder() });
    here.scheduler.advance(4_000);
    await here.calls.overview.reply({ deposits: [], order: anOrder({ id: depositOrderId('O2') }) });
    expect(here.state.replaced?.order.id).toBe('O10042');
  });

  it('[F07] that cannot be asked for says so', async () => {
    const here = setUp();
    void here.load.load();
    await here.calls.overview.refuse({ kind: 'server', sent: true });
    expect(here.state.recent).toMatchObject({ state: 'failed', message: { key: 'wire.serverTrouble' } });
  });

  it('[CASH-01] [F30] an order that the server still has open counts down from now', async () => {
    const here = setUp();
    here.scheduler.advance(5_000);
    void here.load.load();
    await here.calls.overview.reply({ deposits: [], order: anOrder({ leftMs: 60_000 }) });
    expect(here.state.order).toEqual({ order: anOrder({ leftMs: 60_000 }), endsAt: 65_000 });
    here.load.received(aDeposit({ gateway: gatewayId('m_upi') }));
    expect(here.state.order?.order.id).toBe('O10042');
    here.load.received(aDeposit());
    here.load.received(aDeposit());
    expect(here.state.order).toBeNull();
  });

  it('[F06] is asked for again after a failure, and what is known stays', async () => {
    const here = setUp();
    void here.load.load();
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    void here.load.load();
    await here.calls.overview.refuse({ kind: 'timedOut', sent: true });
    expect(recentOf(here)).toEqual(['pending']);
  });

  it('[F65] [CASH-01] another order in its place is said of the one that was shown, until the player goes on or orders anew', async () => {
    const here = setUp();
    void here.load.load();
    await here.calls.overview.reply({ deposits: [], order: anOrder() });
    expect(here.state.replaced).toBeNull();
    for (const id of ['O2', 'O3']) {
      void here.load.load();
      await here.calls.overview.reply({ deposits: [], order: anOrder({ id: depositOrderId(id) }) });
      expect(here.state.order?.order.id).toBe(id);
      expect(here.state.replaced?.order.id).toBe('O10042');
    }
    const ordered = here.order.order(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.reply(anOrder({ id: depositOrderId('O4') }));
    await ordered;
    expect(here.state.replaced).toBeNull();
  });

  it('[F65] told of, it ends its order and stands first in the list', async () => {
    const here = setUp();
    void here.load.load();
    await here.calls.overview.reply({ deposits: [], order: anOrder() });
    const asked: unknown[] = [];
    const form = depositForm(
      {
        create: async (...given) => (asked.push(given), ok(aDeposit())),
        byKey: async (key) => (asked.push(key), ok(null)),
      },
      (deposit) => here.load.received(deposit),
    );
    const key = submissionKey('a'.repeat(32));
    const entered = { order: anOrder().id, reference: 'x', proof: null };
    const sent = await form.send(entered, key);
    expect(await form.find(key)).toEqual(ok(null));
    expect(asked).toEqual([[entered, key], key]);
    if (sent.ok) form.taken?.(sent.value);
    expect(here.state.order).toBeNull();
    expect(recentOf(here)).toEqual(['pending']);
  });

  it('[F65] refused because another tab was faster, the page looks at what there is', async () => {
    const here = setUp();
    const shown = new SubmissionStore<Deposit>();
    const refused = {
      state: 'rejected',
      message: { kind: 'server', text: 'x' },
      code: 'ORDER_UNKNOWN',
      waitSeconds: null,
    } as const;
    const once = async () => shown.submissionMoved(refused);
    void submitDeposit(
      once,
      shown,
      here.state,
      here.load,
    )({
      order: anOrder().id,
      reference: 'x',
      proof: null,
    });
    await settle();
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    expect(recentOf(here)).toEqual(['pending']);
  });

  it('[F65] keeps amount, method and reference of what is told; of an order that is no longer open, nothing', async () => {
    const here = setUp();
    const summaries: unknown[] = [];
    const tell = submitDeposit(
      async (_form, summary) => void summaries.push(summary),
      new SubmissionStore<Deposit>(),
      here.state,
      here.load,
    );
    const open = anOrder();
    here.state.orderMoved({ order: open, endsAt: 9 });
    await tell({ order: open.id, reference: '412345678901', proof: null });
    await tell({ order: depositOrderId('another'), reference: '412345678901', proof: null });
    expect(summaries).toEqual([
      { amount: open.amount, method: open.gatewayName, account: '', reference: '412345678901' },
      null,
    ]);
  });

  it('[F65] taken, it is not looked for: the answer told all there is', async () => {
    const here = setUp();
    const shown = new SubmissionStore<Deposit>();
    const once = async () =>
      shown.submissionMoved({ state: 'accepted', received: aDeposit(), earlier: false });
    await submitDeposit(
      once,
      shown,
      here.state,
      here.load,
    )({
      order: anOrder().id,
      reference: 'x',
      proof: null,
    });
    expect(here.calls.overview.waiting).toBe(0);
  });
});

describe('a payment on the gateway’s own page', () => {
  const started = (url: string | null): RedirectStarted => ({ deposit: aDeposit(), url });

  const accepted = (received: RedirectStarted, earlier = false): Submission<RedirectStarted> => ({
    state: 'accepted',
    received,
    earlier,
  });

  function pay(submission: Submission<RedirectStarted>) {
    const shown = new SubmissionStore<RedirectStarted>();
    const opened: string[] = [];
    const left: string[] = [];
    const said: unknown[] = [];
    const summaries: unknown[] = [];
    const deposits = new DepositsStore();
    const start = payThere(
      somePorts({
        gatewayMemory: { leaveWith: (key) => void left.push(key) },
        paymentPages: { open: (url) => void opened.push(url) },
        address: { parse: platformUrl, ownOrigin: 'https://play.example' },
        config: { gatewayHosts: ['https://pay.example'] },
        deposits,
      }),
      async (_form, summary) => {
        summaries.push(summary);
        shown.submissionMoved(submission);
      },
      shown,
      (message) => void said.push(message),
    );
    return {
      run: () => start({ gateway: gatewayId('m_fastpay'), amount: rupees(500) }),
      opened,
      left,
      said,
      summaries,
      deposits,
    };
  }

  it('[F65] keeps what is paid and by what, so that a page opened before the answer can say it', async () => {
    const { run, summaries, deposits } = pay(accepted(started(null), true));
    await run();
    const fastPay = aGateway({ id: gatewayId('m_fastpay'), name: 'FastPay' });
    deposits.gatewaysArrived({ gateways: [aGateway(), fastPay], daily: null });
    await run();
    const money = { amount: rupees(500), account: '', reference: '' };
    expect(summaries).toEqual([
      { ...money, method: '' },
      { ...money, method: 'FastPay' },
    ]);
  });

  it('[F89] leads nowhere when an earlier one stands: that one is shown', async () => {
    const { run, opened, left, said } = pay(accepted(started(null), true));
    await run();
    expect([opened, left, said]).toEqual([[], [], []]);
  });

  it('[F13] leads nowhere when the server said no: its form says why', async () => {
    const no = { state: 'rejected', message: say('deposit.failed'), code: null, waitSeconds: null } as const;
    const { run, opened, left, said } = pay(no);
    await run();
    expect([opened, left, said]).toEqual([[], [], []]);
  });

  it('[X16] without a key of its own it is opened all the same, and nothing is kept', async () => {
    const { run, opened, left } = pay(
      accepted({ deposit: aDeposit({ key: null }), url: 'https://pay.example/' }),
    );
    await run();
    expect([opened, left]).toEqual([['https://pay.example/'], []]);
  });

  it('[X16] is opened on a listed host, and the key is kept for the way back', async () => {
    const { run, opened, left, said } = pay(accepted(started('https://pay.example/checkout#1')));
    await run();
    expect([opened, left, said]).toEqual([['https://pay.example/checkout#1'], ['a'.repeat(32)], []]);
  });

  it.each([
    'http://pay.example/',
    'https://evil.example/',
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'https://play.example/deposit/return',
    null,
  ])('[X16] [X11] %j is never opened', async (url) => {
    const { run, opened, said } = pay(accepted(started(url)));
    await run();
    expect(opened).toEqual([]);
    expect(said).toMatchObject([{ key: 'deposit.redirectUnsafe' }]);
  });

  it('[F65] looked up, it has no address to lead to any more', async () => {
    const learnt: string[] = [];
    const known = [ok(aDeposit()), ok(null), fail(OFFLINE)];
    const asked: unknown[] = [];
    const form = redirectForm(
      {
        redirect: async (...given) => (asked.push(given), fail(OFFLINE)),
        byKey: async () => known.shift() ?? ok(null),
      },
      ({ id }) => void learnt.push(id),
    );
    const key = submissionKey('a'.repeat(32));
    const found = await form.find(key);
    if (found.ok && found.value !== null) form.taken?.(found.value);
    expect(found).toEqual(ok({ deposit: aDeposit(), url: null }));
    expect(learnt).toEqual(['D10043']);
    expect([await form.find(key), await form.find(key)]).toEqual([ok(null), fail(OFFLINE)]);
    const entered = { gateway: gatewayId('m_fastpay'), amount: rupees(500) };
    expect(await form.send(entered, key)).toEqual(fail(OFFLINE));
    expect(asked).toEqual([[entered, key]]);
  });
});

describe('a payment app that was tapped', () => {
  const payee = anOrder({ payee: 'play.chips@example' });

  function tapped(backend: 'sandbox' | 'remote', order: DepositOrder | null, ordered = true) {
    const opened: string[] = [];
    const state = new DepositsStore();
    if (order !== null) state.orderMoved({ order, endsAt: 0 });
    const ports = somePorts({
      deposits: state,
      paymentPages: { open: (url: string) => void opened.push(url) },
      config: { backend },
    });
    const refused = { message: say('deposit.failed'), code: null };
    const pay = payByApp(ports, async () => (ordered ? ok() : fail(refused)));
    return { opened, done: pay(gatewayId('m_upi'), rupees(500), 'gpay', true) };
  }

  it('[CASH-01] opens once there is an order, with what is to be paid', async () => {
    const { opened, done } = tapped('remote', payee);
    expect(await done).toEqual(ok());
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^intent:\/\/pay\?.*am=500\.00&cu=INR/);
  });

  it('[CASH-01] stays shut for an order that was refused, that UPI cannot pay, or whose payee is made up', async () => {
    for (const { opened, done } of [
      tapped('remote', payee, false),
      tapped('remote', anOrder({ payee: '01700000000' })),
      tapped('remote', null),
      tapped('sandbox', payee),
    ]) {
      await done;
      expect(opened).toEqual([]);
    }
  });
});

describe('the id of a payment that is typed', () => {
  const [first, second] = [depositOrderId('o1'), depositOrderId('o2')];

  it('[CASH-01] is remembered by its order, until it is emptied or all are forgotten', () => {
    const store = new MapKeyValueStore();
    const typed = new TypedReference({ sessionStore: store });
    typed.write(first, '4123');
    typed.write(second, '9');
    expect([typed.read(first), typed.read(second), typed.read(depositOrderId('o3'))]).toEqual([
      '4123',
      '9',
      '',
    ]);
    typed.write(second, '');
    expect(store.keys()).toEqual(['deposit.reference:o1']);
    store.write('another', 'stays');
    typed.remove();
    expect(store.keys()).toEqual(['another']);
  });

  it('[F71] is nobody else’s text, however long it is', () => {
    const store = new MapKeyValueStore();
    const typed = new TypedReference({ sessionStore: store });
    store.write('deposit.reference:o1', 'x'.repeat(201));
    expect(typed.read(first)).toBe('');
    typed.write(first, '7'.repeat(300));
    expect(typed.read(first)).toBe('7'.repeat(200));
  });
});
