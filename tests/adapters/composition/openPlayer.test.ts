import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EAGER } from '@/adapters/composition/eager';
import { openPlayer } from '@/adapters/composition/openPlayer';
import type { Player } from '@/adapters/composition/openPlayer';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { sandboxBackend } from '@/adapters/composition/wire/sandboxBackend';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import { configurationFrom } from '@/adapters/config/Configuration';
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
  all.sports.watchList('live');
  const list = () => all.sports.view.list('live');
  await until(() => list().state === 'ready', 'the list');
  const live = list();
  const market = live.state === 'ready' ? live.value[0]?.matchOdds : null;
  if (!market) throw new Error('nothing in play');
  all.sports.watchMarkets([market.id]);
  await until(() => all.sports.board.freshness(market.id) === 'live', 'the prices');
  for (const { open } of [all.cashier, all.rewards, all.profile, all.playSafe, all.reports]) await open();
  void all.betting.loadOpenBets();
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
    const backend = wireBackend({ settings, transport: server.transport, openSocket });
    const player = openPlayer({ config, device, backend });
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
      const backend = sandboxBackend(opened, { settings, eager: EAGER_WIRE });
      const player = openPlayer({ config, device, backend, eager: EAGER });
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
      ? openPlayer({ config, device, backend: wireBackend({ ...wire, eager: EAGER_WIRE }), eager: EAGER })
      : openPlayer({ config, device, backend: wireBackend(wire) });
  };

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
