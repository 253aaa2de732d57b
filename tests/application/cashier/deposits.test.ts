import { describe, expect, it } from 'vitest';
import { DepositsStore } from '@/adapters/stores/DepositsStore';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import { StoredGateways } from '@/adapters/storage/StoredGateways';
import { depositForm, redirectForm } from '@/application/cashier/deposits/depositForms';
import { LoadDeposits } from '@/application/cashier/deposits/LoadDeposits';
import { LoadGateways } from '@/application/cashier/deposits/LoadGateways';
import { OrderDeposit } from '@/application/cashier/deposits/OrderDeposit';
import { PayThere } from '@/application/cashier/deposits/PayThere';
import { SubmitDeposit } from '@/application/cashier/deposits/SubmitDeposit';
import { FollowRequests } from '@/application/cashier/FollowRequests';
import { WatchDeposits } from '@/application/cashier/deposits/WatchDeposits';
import type { DepositsOverview, RedirectStarted } from '@/application/ports/gateways/DepositsGateway';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import type { Gateway, GatewayList } from '@/domain/cashier/deposits/Gateway';
import { rupees } from '@/domain/shared/Money';
import { submissionKey, token } from '@/domain/shared/ids';
import { ManualScheduler } from '@tests/support/ManualScheduler';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { FakeSessionState } from '@tests/support/fakes/FakeSessionState';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { waitingCalls } from '@tests/support/fakes/waitingCalls';
import { aDeposit, aGateway, anOrder } from '@tests/support/mothers/deposits';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { platformUrl } from '@tests/support/platformUrl';
import { settle } from '@tests/support/settle';

const OFFLINE = { kind: 'offline', sent: false } as const;

function setUp() {
  const scheduler = new ManualScheduler();
  const session = new FakeSessionState({ stored: null });
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
    extend: () => calls.extend.ask(),
  };
  const store = new MapKeyValueStore();
  const memory = new StoredGateways(store, {
    toKept: (gateways) => gateways,
    fromKept: (kept) => kept as readonly Gateway[],
  });
  const synced: string[] = [];
  const load = new LoadDeposits(gateway, state, session, scheduler.clock, {
    execute: async () => void synced.push('wallet'),
  });
  return {
    scheduler,
    session,
    state,
    calls,
    store,
    memory,
    synced,
    load,
    gateways: new LoadGateways(gateway, state, memory, session),
    order: new OrderDeposit(gateway, state, session, scheduler.clock, load),
  };
}

const recentOf = ({ state }: ReturnType<typeof setUp>) =>
  state.recent.state === 'ready' ? state.recent.value.map(({ status }) => status) : state.recent.state;

describe('the ways to pay', () => {
  it('[CASH-01] are kept for the session, shown from there at once, and replaced by the answer', async () => {
    const here = setUp();
    here.memory.keep([aGateway({ name: 'Kept' })]);
    here.memory.choose(gatewayId('m_paytm'));
    void here.gateways.execute();
    expect(here.state.gateways).toMatchObject({ state: 'ready', value: { gateways: [{ name: 'Kept' }] } });
    expect(here.state.selected).toBe('m_paytm');
    await here.calls.gateways.reply({ gateways: [aGateway({ name: 'Fresh' })], daily: null });
    expect(here.state.gateways).toMatchObject({ value: { gateways: [{ name: 'Fresh' }] } });
    expect(here.store.read('gatewayList')).toContain('Fresh');
  });

  it('[F07] [F24] when they fail to come, what is shown stays; nothing shown says so', async () => {
    const here = setUp();
    void here.gateways.execute();
    await here.calls.gateways.refuse({ kind: 'server', sent: true });
    expect(here.state.gateways).toMatchObject({ state: 'failed', message: { key: 'wire.serverTrouble' } });
    void here.gateways.execute();
    await here.calls.gateways.reply({ gateways: [aGateway()], daily: null });
    void here.gateways.execute();
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
      const kept = new StoredGateways(here.store, { toKept: () => null, fromKept: () => [] });
      expect([kept.load(), kept.chosen(), kept.leftWith()]).toEqual([[], null, null]);
    },
  );

  it('an answer of a session that is over is nobody’s', async () => {
    const here = setUp();
    void here.gateways.execute();
    void here.load.execute();
    here.session.sessionClosed();
    await here.calls.gateways.reply({ gateways: [aGateway()], daily: null });
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    expect([here.state.gateways.state, here.state.recent.state]).toEqual(['loading', 'loading']);
  });
});

describe('an order', () => {
  it('[CASH-01] [F30] counts down from what the server said, on the clock that cannot jump', async () => {
    const here = setUp();
    here.scheduler.advance(5_000);
    const ordered = here.order.execute(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.reply(anOrder({ leftMs: 900_000 }));
    expect((await ordered).ok).toBe(true);
    expect(here.state.order?.endsAt).toBe(here.scheduler.clock.monotonic() + 900_000);
    void here.order.extend();
    await here.calls.extend.reply(anOrder({ leftMs: 1_800_000 }));
    expect(here.state.order?.endsAt).toBe(here.scheduler.clock.monotonic() + 1_800_000);
  });

  it('[F13] is not made when the server says no, and says why', async () => {
    const here = setUp();
    const ordered = here.order.execute(gatewayId('m_paytm'), rupees(500));
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
    expect((await here.order.extend()).ok).toBe(false);
  });

  it('an older look at the state does not take it away again', async () => {
    const here = setUp();
    void here.load.execute();
    void here.order.execute(gatewayId('m_paytm'), rupees(500));
    await here.calls.order.reply(anOrder());
    await here.calls.overview.reply({ deposits: [], order: null });
    expect(here.state.order?.order.id).toBe('O10042');
  });
});

describe('a deposit that waits', () => {
  it('[CASH-01] is asked for while the page shows it, and brings the balance when it is credited', async () => {
    const here = setUp();
    const watch = new WatchDeposits(
      here.load,
      here.state,
      [],
      new FollowRequests(new FakePageLife(), here.scheduler, new FakePlayerFeed()),
    );
    const release = watch.execute();
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    here.scheduler.advance(4_000);
    await here.calls.overview.reply({ deposits: [aDeposit({ status: 'approved' })], order: null });
    expect(recentOf(here)).toEqual(['approved']);
    expect(here.synced).toEqual(['wallet']);
    here.scheduler.advance(60_000);
    expect(here.calls.overview.waiting).toBe(0);
    release();
  });

  it('[F06] is asked for again after a failure, and what is known stays', async () => {
    const here = setUp();
    void here.load.execute();
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    void here.load.execute();
    await here.calls.overview.refuse({ kind: 'timedOut', sent: true });
    expect(recentOf(here)).toEqual(['pending']);
  });

  it('[F65] told of, it ends its order and stands first in the list', async () => {
    const here = setUp();
    void here.load.execute();
    await here.calls.overview.reply({ deposits: [], order: anOrder() });
    const form = depositForm(
      {
        create: async () => ({ ok: true, value: aDeposit() }),
        byKey: async () => ({ ok: true, value: null }),
      },
      (deposit) => here.load.told(deposit),
    );
    const sent = await form.send(
      { order: anOrder().id, reference: 'x', proof: null },
      submissionKey('a'.repeat(32)),
    );
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
    const once = { execute: async () => shown.submissionMoved(refused) };
    void new SubmitDeposit(once, shown, here.load).execute({
      order: anOrder().id,
      reference: 'x',
      proof: null,
    });
    await settle();
    await here.calls.overview.reply({ deposits: [aDeposit()], order: null });
    expect(recentOf(here)).toEqual(['pending']);
  });
});

describe('a payment on the gateway’s own page', () => {
  const started = (url: string | null): RedirectStarted => ({ deposit: aDeposit(), url });

  function pay(told: RedirectStarted, earlier = false) {
    const shown = new SubmissionStore<RedirectStarted>();
    const opened: string[] = [];
    const left: string[] = [];
    const said: unknown[] = [];
    const payThere = new PayThere(
      { execute: async () => shown.submissionMoved({ state: 'accepted', told, earlier }) },
      shown,
      { leaveWith: (key) => void left.push(key) },
      { open: (url) => void opened.push(url) },
      { parse: platformUrl, ownOrigin: 'https://play.example' },
      { gatewayHosts: ['https://pay.example'] },
      { execute: (message) => void said.push(message) },
    );
    return {
      run: () => payThere.execute({ gateway: gatewayId('m_fastpay'), amount: rupees(500) }),
      opened,
      left,
      said,
    };
  }

  it('[F89] leads nowhere when an earlier one stands: that one is shown', async () => {
    const { run, opened, left, said } = pay(started(null), true);
    await run();
    expect([opened, left, said]).toEqual([[], [], []]);
  });

  it('[X16] is opened on a listed host, and the key is kept for the way back', async () => {
    const { run, opened, left, said } = pay(started('https://pay.example/checkout#1'));
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
    const { run, opened, said } = pay(started(url));
    await run();
    expect(opened).toEqual([]);
    expect(said).toMatchObject([{ key: 'deposit.redirectUnsafe' }]);
  });

  it('[F65] looked up, it has no address to lead to any more', async () => {
    const learnt: string[] = [];
    const form = redirectForm(
      {
        redirect: async () => ({ ok: false, error: OFFLINE }),
        byKey: async () => ({ ok: true, value: aDeposit() }),
      },
      ({ id }) => void learnt.push(id),
    );
    const found = await form.find(submissionKey('a'.repeat(32)));
    if (found.ok && found.value !== null) form.taken?.(found.value);
    expect(found).toMatchObject({ ok: true, value: { url: null } });
    expect(learnt).toEqual(['D10043']);
  });
});
