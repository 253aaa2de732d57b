import { afterEach, describe, expect, it } from 'vitest';
import { CryptoIdSource } from '@/adapters/platform/CryptoIdSource';
import type { Transport } from '@/adapters/http/Transport';
import { ok } from '@/domain/shared/Result';
import type { PlayerApp } from '@/application/PlayerApp';
import { rupees } from '@/domain/shared/Money';
import { FakeTabs } from '@tests/support/fakes/fakeDevices';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { realClock, realScheduler } from '@tests/support/realTime';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { until } from '@tests/support/until';
import { wholeClient } from '@tests/support/wholeClient';
import type { PageParts, WholeClient } from '@tests/support/wholeClient';
import { socketDoors } from './contractDoors';
import type { ContractDoor } from './contractDoors';
import {
  backOf,
  closeDevices,
  openDevice,
  PASSWORD,
  REGISTRATION,
  signUp,
  stillMatch,
} from './wholeClientWorld';

const close: (() => unknown)[] = [];
const ENDED = '{"error":true,"data":null,"message":"Unauthorized action."}';

afterEach(async () => {
  for (const each of close.splice(0).toReversed()) await each();
});

type Time = Pick<PageParts, 'clock' | 'scheduler'>;

/** A phone whose pages share a storage; `endAt`: calls of this path are answered by the end of the session. */
async function openPhone() {
  const sandbox = await startBrowserSandbox();
  close.push(() => sandbox.close());
  let ended: string | null = null;
  const transport: Transport = async (request, watch) => {
    if (ended === null || !request.url.endsWith(ended)) return sandbox.transport(request, watch);
    await settle();
    return ok({ status: 401, text: ENDED, retryAfter: null, from: null });
  };
  const store = new MapKeyValueStore();
  const session = new MapKeyValueStore();
  return {
    ...{ sandbox, store, session },
    endAt: (path: string) => void (ended = path),
    load(tab = session, time: Time = { clock: realClock, scheduler: realScheduler }): WholeClient {
      const client = wholeClient({
        ...{ ...time, ids: new CryptoIdSource(), store, session: tab },
        ...{ url: sandbox.url, transport, playSafe: true },
        openSocket: (_, wanted) => Promise.resolve(sandbox.openSocket(wanted)),
      });
      close.push(client.die);
      return client;
    },
  };
}

async function enter({ app }: WholeClient): Promise<void> {
  await until(() => app.brand.view.demoOffered, 'the demo');
  expect(await app.session.logInAsDemo()).toMatchObject({ ok: true });
  await until(() => app.wallet.view.wallet !== null && app.exposure.view.exposure !== null, 'the figures');
  await until(() => app.connection.view.status === 'connected', 'the connection');
}

const FORM = {
  method: 'upi',
  amount: rupees(500),
  target: { kind: 'address', address: 'asha@okaxis', network: null },
  note: '',
} as const;
const PASSWORDS = { current: 'Monsoon 5', next: 'Monsoon 6', confirm: 'Monsoon 6' };

const CALLS: readonly (readonly [path: string, call: (app: PlayerApp) => Promise<unknown>])[] = [
  ['/bet/exposure/amount', (app) => app.exposure.load()],
  ['/bets', (app) => app.betting.loadOpenBets()],
  ['/getBankAccountDetails', async (app) => (await app.cashier.open()).banks.load(1)],
  ['/withdrawRequest/create', async (app) => (await app.cashier.open()).withdrawals.submit(FORM)],
  ['/deposit/get', async (app) => (await app.cashier.open()).deposits.reload()],
  ['/kyc', async (app) => (await app.cashier.open()).kyc.reload()],
  ['/bonus/claims', async (app) => (await app.rewards.open()).bonus.load('available', 1)],
  ['/update-password', async (app) => (await app.profile.open()).changePassword(PASSWORDS)],
  ['/playsafe/limits', async (app) => (await app.playSafe.open()).load()],
];

describe('what the opening and the closing of a session must do in a whole client', () => {
  it.each(CALLS)(
    "[F11] [F96] a 401 'Unauthorized action.' on %s signs out once, in every tab",
    async (path, call) => {
      const phone = await openPhone();
      const one = phone.load();
      await enter(one);
      const other = phone.load(new MapKeyValueStore());
      await until(() => other.app.wallet.view.wallet !== null, 'the other tab');
      FakeTabs.join(one.tabs, other.tabs);
      phone.endAt(path);
      await Promise.all([call(one.app), call(one.app), call(one.app)]);
      await until(() => !one.app.session.view.signedIn, 'the sign-out');
      await settle();
      for (const { app, navigator, notifier } of [one, other]) {
        expect(app.session.view.signedIn).toBe(false);
        const word = navigator === one.navigator ? 'session.ended' : 'session.endedElsewhere';
        expect(notifier.words.filter((each) => each.startsWith('session.ended'))).toEqual([word]);
        expect(navigator.went.at(-1)).toBe('replace /');
        expect(app.wallet.view.wallet).toBeNull();
        expect(app.exposure.view.exposure).toBeNull();
      }
      expect(one.tabs.sent.filter(({ kind }) => kind === 'signedOut')).toHaveLength(1);
      for (const key of ['token', 'user', 'wallet', 'exposureAmount'])
        expect(phone.store.read(key)).toBeNull();
    },
  );

  it('[F63] [F96] after a reload another tab that signs out is followed', async () => {
    const phone = await openPhone();
    const first = phone.load();
    await enter(first);
    first.die();
    const again = phone.load();
    expect(again.app.session.view.signedIn).toBe(true);
    phone.store.remove('token');
    again.tabs.hear({ kind: 'signedOut' });
    expect(again.app.session.view.signedIn).toBe(false);
    expect(again.navigator.went.at(-1)).toBe('replace /');
  });

  it('[F77] [F96] after a reload a page that comes back sees that its session is gone', async () => {
    const phone = await openPhone();
    const first = phone.load();
    await enter(first);
    first.die();
    const again = phone.load();
    again.page.hide();
    phone.store.remove('token');
    expect(again.app.session.view.signedIn).toBe(true);
    again.page.show();
    expect(again.app.session.view.signedIn).toBe(false);
  });

  it('[F64] [F96] the next player meets nothing of the last one at the cashier', async () => {
    const phone = await openPhone();
    const client = phone.load();
    await enter(client);
    const last = client.states.session.user?.id ?? '';
    const cashier = await client.app.cashier.open();
    const { bonus } = await client.app.rewards.open();
    const stop = cashier.deposits.watch();
    await cashier.deposits.loadGateways();
    await cashier.deposits.order('m_upi' as never, rupees(500));
    await cashier.kyc.reload();
    cashier.kyc.drafts.write({ type: 'passport', texts: new Map([['fullName', 'Asha Rao']]) });
    await cashier.withdrawals.submit(FORM);
    await bonus.claim('welcome' as never);
    expect(cashier.withdrawals.view.submission.state).toBe('accepted');
    expect(bonus.claiming.submission.state).toBe('accepted');
    expect(cashier.deposits.view.order).not.toBeNull();
    stop();

    await client.app.session.logOut();
    await enter(client);
    expect(client.states.session.user?.id).not.toBe(last);
    expect(cashier.withdrawals.view.submission).toEqual({ state: 'idle' });
    expect(cashier.deposits.view.order).toBeNull();
    expect(cashier.deposits.view.recent.state).toBe('loading');
    expect(cashier.kyc.view.sheet.state).toBe('loading');
    expect(cashier.kyc.drafts.read()).toEqual({ type: null, texts: new Map() });
    expect(bonus.claiming.submission).toEqual({ state: 'idle' });
    const saved = [phone.store, phone.session].flatMap((place) =>
      place.keys().map((key) => `${key} ${place.read(key) ?? ''}`),
    );
    expect(saved.filter((each) => each.includes('Asha Rao') || each.includes(last))).toEqual([]);
  });

  it('[F17] [WAL-02] [F96] the next player is told their balance at once, however short ago the last one was', async () => {
    const phone = await openPhone();
    // Time stands still: what waits for it does not come.
    const scheduler = new ManualScheduler();
    const client = phone.load(undefined, { clock: scheduler.clock, scheduler });
    await enter(client);
    const last = client.states.session.user?.id;
    await client.app.session.logOut();
    expect(client.app.wallet.view.wallet).toBeNull();
    await enter(client);
    expect(client.states.session.user?.id).not.toBe(last);
    expect(client.app.wallet.view.current).toBe(true);
  });

  it('[F63] [F89] [F96] a request whose answer is lost stays with its player, and is asked for at the next log-in', async () => {
    const phone = await openPhone();
    const client = phone.load();
    await enter(client);
    const { token, user } = client.states.session;
    const cashier = await client.app.cashier.open();
    phone.sandbox.faults.http('/withdrawRequest/create', { kind: 'dropAfter' });
    phone.sandbox.faults.http('/withdrawRequest/get', { kind: 'dropBefore' }, { times: 3 });
    await cashier.withdrawals.submit(FORM);
    expect(cashier.withdrawals.view.submission.state).toBe('unknown');
    phone.store.remove('token');
    client.tabs.hear({ kind: 'signedOut' });
    expect(cashier.withdrawals.view.submission).toEqual({ state: 'idle' });
    await enter(client);
    expect(cashier.withdrawals.view.submission).toEqual({ state: 'idle' });
    // Their own session again, as another tab would have it.
    phone.store.write('token', token ?? '');
    phone.store.write(
      'user',
      JSON.stringify({ ...JSON.parse(phone.store.read('user') ?? '{}'), mstruserid: user?.id }),
    );
    client.page.show();
    client.tabs.hear({ kind: 'signedIn' } as never);
    await until(() => client.states.session.token === token, 'the first player');
    await until(() => cashier.withdrawals.view.submission.state === 'accepted', 'the request');
  });

  it('[F43] [F96] a slip whose market ends is told so, from the log-in on and in the next session too', async () => {
    const { sandbox, load } = await openDevice(socketDoors[0] as ContractDoor);
    const client = load();
    await signUp(client, sandbox);
    const { session, betting } = client.app;
    await session.logOut();
    const form = { username: REGISTRATION.username, password: PASSWORD, remember: false };
    expect(await session.logIn(form)).toMatchObject({ ok: true });
    const selection = backOf(await stillMatch(client, sandbox));
    betting.pickPrice(selection, 0);
    expect(betting.view.slips).toHaveLength(1);
    sandbox.engine.market(selection.marketId, { action: 'settle', runnerId: selection.runnerId });
    await until(() => client.notifier.words.includes('bet.slipEnded'), 'the end of the slip');
    expect(client.notifier.words.filter((word) => word === 'bet.slipEnded')).toHaveLength(1);
    await closeDevices();
  });
});
