import { afterEach, describe, expect, it } from 'vitest';
import { slipId } from '@/domain/shared/ids';
import { until } from '@tests/support/until';
import { socketDoors } from './contractDoors';
import {
  backOf,
  closeDevices,
  MOBILE,
  openDevice,
  PASSWORD,
  proveNumber,
  REGISTRATION,
  signUp,
  stillMatch,
} from './wholeClientWorld';

afterEach(closeDevices);

describe.each(socketDoors)('the whole client and its session ($door)', (door) => {
  it.each([
    ['0', 'mobileNumber', true],
    [0, 'mobileNumber', true],
    ['1', 'register', false],
    [2, 'register', false],
  ] as const)('[AUTH-12] [F28] the setting OTP = %j leads to the panel %s', async (OTP, panel, codeSent) => {
    const { sandbox, load } = await openDevice(door);
    expect(sandbox.engine.setAppDetails({ OTP })).toEqual({ ok: true });
    const { app } = load();
    await until(() => app.brand.view.details !== null, 'the brand');
    app.session.openPanel('mobileNumber');
    const asked = await app.session.requestSignUpOtp({ mobile: MOBILE, agreed: true });
    expect(asked).toMatchObject({ ok: true });
    expect(app.session.panel.panel).toBe(panel);
    expect(sandbox.engine.inbox()).toHaveLength(codeSent ? 1 : 0);
  });

  it('[STORE-01] [BRAND-02] keeps what the specification names while it runs, and starts from it', async () => {
    const { sandbox, store, load } = await openDevice(door);
    const client = load();
    await proveNumber(client, sandbox);
    expect(JSON.parse(store.read('mobile_details') ?? '')).toEqual({ mobile: MOBILE, country_code: '91' });
    expect(await client.app.session.register(REGISTRATION)).toMatchObject({ ok: true });
    const { wallet, exposure, brand } = client.app;
    await until(() => wallet.view.wallet !== null && exposure.view.exposure !== null, 'the figures');
    await until(() => brand.view.banners.length > 1, 'the banners');
    expect(store.read('token')).toBe(client.states.session.token);
    expect(JSON.parse(store.read('user') ?? '')).toMatchObject({ username: REGISTRATION.username });
    // In rupees, and nothing else: no status, no version.
    expect(store.read('wallet')).toBe('{"balance":10000.00,"cash":10000.00,"coins":500.00}');
    expect(store.read('exposureAmount')).toBe('0.00');
    expect(JSON.parse(store.read('appDetails') ?? '')).toMatchObject({ OTP: 0, BRAND_STATUS: 'live' });
    expect(store.read('organisation_status')).toBe('live');
    expect(JSON.parse(store.read('banners') ?? '')).toEqual(brand.view.banners);
    expect(brand.view.banners.map(({ order }) => order)).toEqual(
      brand.view.banners.map(({ order }) => order).toSorted((one, other) => one - other),
    );
    const before = { wallet: wallet.view.wallet, banners: brand.view.banners };
    client.die();

    // The next page shows it at once, before anybody has answered.
    const again = load();
    expect(again.app.session.view.user?.username).toBe(REGISTRATION.username);
    expect(again.app.wallet.view).toMatchObject({
      wallet: { balance: before.wallet?.balance, cash: before.wallet?.cash, coins: before.wallet?.coins },
      current: false,
    });
    expect(again.app.brand.view.banners).toEqual(before.banners);
    expect(again.app.brand.view.details?.otp).toBe('required');
  });

  it.each(['', '{', 'null', '[]', '{"__proto__":{"x":1}}', '\u0000', '9'.repeat(400)])(
    '[STORE-01] [F71] %j under every key does not break the start',
    async (junk) => {
      const { store, load } = await openDevice(door);
      const keys = ['user', 'wallet', 'exposureAmount', 'appDetails', 'banners', 'mobile_details'];
      for (const key of [...keys, 'organisation_status', `sent.bet.${'0'.repeat(32)}:7`, 'oddsAcceptance'])
        store.write(key, junk);
      const { app, logger } = load();
      await until(() => app.brand.view.details !== null, 'the brand');
      await until(() => app.connection.view.status === 'connected', 'the connection');
      expect(app.session.view.signedIn).toBe(false);
      expect(app.wallet.view.wallet).toBeNull();
      expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it('[F68] [AUTH-17] an account that was made though the reply was lost: the number stays, a retry says so, and logging in works', async () => {
    const { sandbox, store, load } = await openDevice(door);
    const client = load();
    await proveNumber(client, sandbox);
    const lost = sandbox.faults.http('/register', { kind: 'dropAfter' });
    const { session } = client.app;
    expect(await session.register(REGISTRATION)).toMatchObject({ ok: false });
    expect(lost.occurred()).toBe(1);
    expect(sandbox.engine.audit().users).toHaveLength(1);
    expect(session.view.signedIn).toBe(false);
    expect(store.read('mobile_details')).toContain(MOBILE);

    const again = await session.register(REGISTRATION);
    expect(again).toMatchObject({
      ok: false,
      error: { message: { kind: 'server', text: expect.stringMatching(/already exists.*log in/i) } },
    });
    expect(store.read('mobile_details')).toContain(MOBILE);
    expect(sandbox.engine.audit().users).toHaveLength(1);

    session.movePanel('login');
    expect(session.panel.panel).toBe('login');
    const form = { username: REGISTRATION.username, password: PASSWORD, remember: false };
    expect(await session.logIn(form)).toMatchObject({ ok: true });
    expect(session.view.signedIn).toBe(true);
  });

  it('[X35] an unknown name and a wrong password, a known number and another, are answered alike', async () => {
    const { sandbox, load } = await openDevice(door);
    const client = load();
    await signUp(client, sandbox);
    const { session } = client.app;
    await session.logOut();
    const wrong = { username: REGISTRATION.username, password: 'Wrong1234', remember: false };
    const known = await session.logIn(wrong);
    expect(known.ok).toBe(false);
    expect(await session.logIn({ ...wrong, username: 'nobody here' })).toEqual(known);

    sandbox.advance(600_000);
    const asked = await session.requestRecoveryOtp(MOBILE);
    expect(asked.ok).toBe(true);
    expect(await session.requestRecoveryOtp('9123456789')).toEqual(asked);
  });

  it('[F62] a token taken back while a bet is on its way: out at once, and after the next log-in the bet is known', async () => {
    const { sandbox, store, load } = await openDevice(door);
    const client = load();
    await signUp(client, sandbox);
    const { betting, session } = client.app;
    const selection = backOf(await stillMatch(client, sandbox));
    betting.pickPrice(selection, 0);
    const slip = betting.view.slips.at(0)?.id ?? slipId('none');
    betting.edit(slip, { stakeText: '200' });
    // The engine takes the bet in, and its answer is still on the way when the session ends.
    const late = sandbox.faults.http('/bets', { kind: 'delay', ms: 300 }, { method: 'POST' });
    const placing = betting.place(slip);
    await late.happened();
    await until(() => sandbox.engine.audit().bets === 1, 'the bet');
    sandbox.engine.revokeUser(session.view.user?.id ?? '');
    await until(() => !session.view.signedIn, 'the end of the session');
    await placing;
    expect(betting.view.pending).toEqual([]);
    expect(betting.view.slips).toEqual([]);
    expect(store.keys().filter((key) => key.startsWith('sent.bet.'))).toHaveLength(1);

    const form = { username: REGISTRATION.username, password: PASSWORD, remember: false };
    expect(await session.logIn(form)).toMatchObject({ ok: true });
    await until(() => betting.view.slips.at(0)?.placement.state === 'delayed', 'the delay');
    await until(() => client.app.connection.view.status === 'connected', 'the connection');
    sandbox.advance(5_000);
    await until(() => betting.view.slips.at(0)?.placement.state === 'accepted', 'the bet');
    expect(store.keys().filter((key) => key.startsWith('sent.bet.'))).toEqual([]);
    expect(sandbox.engine.audit().bets).toBe(1);
  });
});
