import { afterEach, describe, expect, it } from 'vitest';
import { CryptoIdSource } from '@/adapters/platform/CryptoIdSource';
import type { Transport } from '@/adapters/http/Transport';
import type { PlayerApp } from '@/application/PlayerApp';
import { appParts, shownBy } from '@tests/support/appParts';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { realClock, realScheduler } from '@tests/support/realTime';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { settle } from '@/adapters/node/settle';
import { until } from '@tests/support/until';
import { wholeClient } from '@tests/support/wholeClient';
import { LATE_REPLIES } from './lateReplyRows';
import type { LateReply } from './lateReplyRows';

const close: (() => unknown)[] = [];

afterEach(async () => {
  for (const each of close.splice(0).toReversed()) await each();
});

/** A whole client before an engine; what is asked from `hold` on is dealt with at once and answered on `release`. */
async function open() {
  const sandbox = await startBrowserSandbox();
  close.push(() => sandbox.close());
  let holding = false;
  const held: (() => void)[] = [];
  const transport: Transport = async (...call) => {
    const late = holding;
    const reply = await sandbox.transport(...call);
    if (late) await new Promise<void>((resolve) => held.push(resolve));
    return reply;
  };
  const [store, session] = [new MapKeyValueStore(), new MapKeyValueStore()];
  const client = wholeClient({
    ...{ clock: realClock, scheduler: realScheduler, ids: new CryptoIdSource(), store, session },
    ...{ url: sandbox.url, transport, playSafe: true },
    openSocket: (_, wanted) => Promise.resolve(sandbox.openSocket(wanted)),
  });
  close.push(client.die);
  await until(() => client.app.brand.view.demoOffered, 'the demo');
  const parts = await appParts(client.app);
  const look = (): unknown => ({
    shown: [...parts.views].map(([path, view]) => [path, shownBy(view)]),
    stored: [store, session].map((each) => each.keys().map((key) => [key, each.read(key)])),
    said: [...client.notifier.words],
    epoch: client.states.session.epoch,
  });
  return {
    ...{ client, parts, look, held },
    hold: () => void (holding = true),
    goOn: () => void (holding = false),
  };
}

async function quiet(app: PlayerApp): Promise<void> {
  await until(() => app.wallet.view.wallet !== null && app.exposure.view.exposure !== null, 'the figures');
  await until(() => app.connection.view.status === 'connected', 'the connection');
  await until(() => app.brand.view.details !== null && app.brand.view.banners.length > 0, 'the brand');
  const { view } = await app.playSafe.open();
  await until(() => view.safety.state === 'ready', 'the rules of the player');
}

const rows = Object.entries(LATE_REPLIES).filter(
  (row): row is [string, LateReply] => typeof row[1] === 'object',
);

describe('[F17] [F95] a reply that comes when its session is over', () => {
  it('is tried for everything that a screen can call', async () => {
    const { parts } = await open();
    expect([...parts.useCases.keys()].toSorted()).toEqual(Object.keys(LATE_REPLIES).toSorted());
  });

  it.each(rows)(
    '%s: after the sign-out and the log-in of another player it moves nothing',
    async (path, row) => {
      const { client, parts, look, held, hold, goOn } = await open();
      const { app } = client;
      if (row.as !== 'visitor') {
        expect(await app.session.logInAsDemo()).toMatchObject({ ok: true });
        await quiet(app);
      }
      const args = typeof row.args === 'function' ? await row.args(app) : row.args;
      hold();
      const answer = Promise.resolve(parts.useCases.get(path)?.(...args));
      await until(() => held.length > 0, 'the question');
      goOn();
      if (row.as !== 'visitor') void app.session.logOut();
      expect(await app.session.logInAsDemo()).toMatchObject({ ok: true });
      await quiet(app);
      await settle();
      const before = look();
      for (const reply of held.splice(0)) reply();
      for (let turn = 0; turn < 10; turn += 1) await settle();
      expect(look()).toEqual(before);
      const given = await answer;
      if (typeof given === 'object' && given !== null)
        expect(given).toMatchObject(row.gives ?? { ok: false });
    },
  );
});
