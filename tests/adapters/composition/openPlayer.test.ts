import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EAGER } from '@/adapters/composition/eager';
import { LAZY } from '@/adapters/composition/lazy';
import { SPORTSBOOK } from '@/adapters/composition/sportsbook';
import { openPlayer } from '@/adapters/composition/openPlayer';
import type { Player } from '@/adapters/composition/openPlayer';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { LAZY_WIRE } from '@/adapters/composition/wire/lazyWire';
import { sandboxBackend } from '@/adapters/composition/wire/sandboxBackend';
import { SPORTSBOOK_WIRE } from '@/adapters/composition/wire/sportsbookCalls';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import type { SportsbookApp } from '@/application/SportsbookApp';
import { openSocket } from '@/adapters/realtime/openSocket';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { fakePlayerDevice } from '@tests/support/fakes/fakePlayerDevice';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { until } from '@tests/support/until';

const CAPABILITIES = { betKeys: true, marketStream: true, betPlacement: true, playSafe: true };

function aDevice() {
  const scheduler = new ManualScheduler();
  const stores = { localStore: new SharedKeyValueStore(), sessionStore: new SharedKeyValueStore() };
  const device = fakePlayerDevice(scheduler, stores);
  const { tabs, pageLife } = device;
  return {
    device,
    running: () => ({
      timers: scheduler.timersLeft,
      frames: scheduler.framesLeft,
      page: pageLife.listening,
      tabs: tabs.listening,
      stores: stores.localStore.listening + stores.sessionStore.listening,
    }),
  };
}

const NOTHING = { timers: 0, frames: 0, page: 0, tabs: 0, stores: 0 };

/** Signed in, at the cashier, with the prices of a match in play before it, and with a call under way. */
async function play({ app, whole }: Player): Promise<void> {
  const all = await whole();
  await until(() => app.brand.view.demoOffered, 'the demo');
  expect(await all.session.logInAsDemo()).toMatchObject({ ok: true });
  await until(() => all.connection.view.status === 'connected', 'the connection');
  await watchFirst(all);
  for (const { open } of [all.cashier, all.rewards, all.profile, all.playSafe, all.reports]) await open();
  void all.betting.loadOpenBets();
}

/** The prices of a match in play, live. */
async function watchFirst({ sports }: SportsbookApp) {
  sports.watchList('live');
  const list = () => sports.view.list('live');
  await until(() => list().state === 'ready', 'the list');
  const live = list();
  const match = live.state === 'ready' ? live.value[0] : undefined;
  const market = match?.matchOdds;
  if (!match || !market) throw new Error('nothing in play');
  sports.watchMarkets([market.id]);
  await until(() => sports.board.freshness(market.id) === 'live', 'the prices');
  return { match, market };
}

describe('a player that is closed', () => {
  it('leaves no timer, no listener and no socket on a server', async () => {
    const server = await startNodeSandbox();
    const { app: config, ...settings } = configurationFrom({
      backend: 'remote',
      apiUrl: server.url,
      capabilities: CAPABILITIES,
    });
    const { device, running } = aDevice();
    const backend = wireBackend({ settings, transport: server.transport, openSocket, calls: LAZY_WIRE });
    const player = openPlayer({ config, device, backend, features: LAZY });
    await play(player);
    expect(Object.values(running()).filter((count) => count > 0).length).toBeGreaterThan(3);
    expect(server.server.host.connections).toBe(1);

    player.close();
    expect(running()).toEqual(NOTHING);
    await until(() => server.server.host.connections === 0, 'the end of the socket');
    // What was under way has come to its end by then, and has begun nothing.
    expect(running()).toEqual(NOTHING);
    const all = await player.whole();
    expect(await all.session.logInAsDemo()).toMatchObject({ ok: false });
    expect(running()).toEqual(NOTHING);
    await server.close();
  });

  it('leaves nothing of a sportsbook either, after a bet from its price to its outcome', async () => {
    const server = await startNodeSandbox();
    const { app: config, ...settings } = configurationFrom({
      backend: 'remote',
      apiUrl: server.url,
      capabilities: CAPABILITIES,
    });
    const { device, running } = aDevice();
    const player = openPlayer({
      config,
      device: { ...device, whole: () => ({ cues: { play: () => undefined } }) },
      backend: wireBackend({
        ...{ settings, openSocket },
        transport: server.transport,
        calls: SPORTSBOOK_WIRE,
      }),
      features: SPORTSBOOK,
    });
    const app = player.app.wholeNow();
    if (app === null) throw new Error('a sportsbook is whole at once');
    for (const absent of ['cashier', 'rewards', 'profile', 'search']) expect(app).not.toHaveProperty(absent);
    await until(() => app.brand.view.demoOffered, 'the demo');
    expect(await app.session.logInAsDemo()).toMatchObject({ ok: true });
    await until(() => app.wallet.view.current, 'the balance');
    const { match, market } = await watchFirst(app);
    const price = market.runners
      .flatMap((runner) => (['back', 'lay'] as const).map((side) => ({ runner, side })))
      .find(({ runner, side }) => app.sports.board.price(market.id, runner.id, side, 0) !== null);
    if (price === undefined) throw new Error('no price to take');
    const { runner, side } = price;
    app.betting.pickPrice(
      {
        ...{ matchId: match.id, matchName: match.name, marketId: market.id, marketName: market.name },
        ...{ marketKind: market.kind, runnerId: runner.id, runnerName: runner.name, side },
      },
      0,
    );
    const slip = app.betting.view.activeSlip;
    if (slip === null) throw new Error('the price is gone');
    app.betting.edit(slip, { stakeText: '500' });
    await app.betting.placeAnyway(slip);
    server.advance(60_000);
    const placed = () => app.betting.view.slips.find(({ id }) => id === slip)?.placement.state;
    await until(() => ['accepted', 'rejected', 'oddsChanged'].includes(placed() ?? ''), 'the outcome');
    expect(server.server.host.connections).toBe(1);

    player.close();
    expect(running()).toEqual(NOTHING);
    await until(() => server.server.host.connections === 0, 'the end of the socket');
    expect(running()).toEqual(NOTHING);
    await server.close();
  });

  describe('in the sandbox', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());

    it('leaves nothing either, and the engine stands still', async () => {
      const { running: sandbox } = await startBrowserSandbox();
      const sockets: SocketLike[] = [];
      const { app: config, ...settings } = configurationFrom({ backend: 'sandbox' });
      const { device, running } = aDevice();
      const opened = {
        ...sandbox,
        openSocket: (...call: Parameters<typeof sandbox.openSocket>) => {
          const socket = sandbox.openSocket(...call);
          sockets.push(socket);
          return socket;
        },
      };
      const backend = sandboxBackend(opened, { settings, calls: EAGER_WIRE });
      const player = openPlayer({ config, device, backend, features: EAGER });
      expect(player.app.sandbox).toBe(sandbox.tools);
      await play(player);
      expect(sockets.filter(({ connected }) => connected)).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(1);

      player.close();
      expect(running()).toEqual(NOTHING);
      expect(sockets.filter(({ connected, active }) => connected || active)).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

describe('a player', () => {
  const silent = (eager: boolean) => {
    const { app: config, ...settings } = configurationFrom({
      backend: 'remote',
      apiUrl: 'http://127.0.0.1:1',
    });
    const { device } = aDevice();
    const wire = { settings, transport: () => new Promise<never>(() => undefined), openSocket };
    return eager
      ? openPlayer({ config, device, backend: wireBackend({ ...wire, calls: EAGER_WIRE }), features: EAGER })
      : openPlayer({ config, device, backend: wireBackend({ ...wire, calls: LAZY_WIRE }), features: LAZY });
  };

  it.each<[string, () => Promise<never>]>([
    ['rejects', () => Promise.reject(new Error('boom'))],
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
  ])('[F01] says that nothing answered where a transport %s', async (_what, transport) => {
    const { app: config, ...settings } = configurationFrom({
      backend: 'remote',
      apiUrl: 'http://127.0.0.1:1',
    });
    const { device } = aDevice();
    const backend = wireBackend({ settings, transport, openSocket, calls: EAGER_WIRE });
    const player = openPlayer({ config, device, backend, features: EAGER });
    const { session } = await player.whole();
    expect(await session.logIn({ username: 'meera', password: 'secret', remember: false })).toMatchObject({
      ok: false,
    });
    player.close();
  });

  it('has the whole app when it is asked for, or at once', async () => {
    const lazy = silent(false);
    expect(lazy.app.wholeNow()).toBeNull();
    expect(await lazy.whole()).toBe(lazy.app.wholeNow());
    const eager = silent(true);
    expect(eager.app.wholeNow()).not.toBeNull();
    for (const { close } of [lazy, eager]) close();
  });

  it('tells what is read from a view, now and after every change, until it is told to stop or closed', () => {
    const { app, observe, close } = silent(true);
    const [seen, briefly]: [unknown[], unknown[]] = [[], []];
    observe(
      ({ session }) => session.panel.panel,
      (panel) => seen.push(panel),
    );
    const stop = observe(
      ({ session }) => session.panel.panel,
      (panel) => briefly.push(panel),
    );
    app.session.openPanel('login');
    stop();
    app.session.closePanel();
    expect(seen).toHaveLength(3);
    expect(briefly).toEqual(seen.slice(0, 2));
    close();
    app.session.openPanel('login');
    expect(seen).toHaveLength(3);
  });
});
