import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpDoors, openDoor, socketDoors } from '@tests/contracts/contractDoors';
import type { OpenDoor } from '@tests/contracts/contractDoors';
import { until } from '@tests/support/until';

// Here the adapter itself chooses the transport.
describe.each(httpDoors)('a blocked websocket, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());

  it('[F50] [RT-05] the connection comes about by polling, and everything works', async () => {
    const held = await here.demo();
    const blocked = here.sandbox.faults.pollingOnly();
    await here.connect(held);
    expect(blocked.occurred()).toBeGreaterThan(0);
    expect(here.realtime.received.statuses).toEqual(['connecting', 'reconnecting', 'connected']);
    expect((await here.realtime.player.requestBalance()).ok).toBe(true);
    expect(here.realtime.received.refusals).toEqual([]);
  });
});

describe.each(socketDoors)('faults of the socket, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    // Some of these are about the limit itself.
    here = await openDoor(door, { ackLimit: 'own' });
  });
  afterEach(() => here.close());
  const received = () => here.realtime.received;

  it('[F04] a half-open link answers nothing: the question fails in a second, and a new socket works', async () => {
    await here.connect(await here.demo());
    expect(here.sandbox.faults.freeze().occurred()).toBe(1);
    expect(await here.realtime.player.checkSession()).toMatchObject({
      ok: false,
      error: { kind: 'timedOut' },
    });
    expect(received().statuses.at(-1)).toBe('connected');
    here.realtime.market.restart();
    await until(() => received().statuses.at(-1) === 'connected', 'the new connection');
    expect((await here.realtime.player.requestBalance()).ok).toBe(true);
  });

  it('[F48] [X31] storms are told in part and counted; the connection stays', async () => {
    await here.connect(await here.demo());
    for (let n = 0; n < 200; n += 1) {
      expect(here.sandbox.faults.push('session_refresh', null).occurred()).toBe(1);
      here.sandbox.faults.push('sub:notification_toast', { message: `n${n}`, status: 'info' });
    }
    here.sandbox.faults.push('update_balance', { balance: 1 });
    await until(() => received().balances.length === 1, 'the last of the storm');
    expect(received().refreshes).toBeLessThan(200);
    expect(received().notices).toHaveLength(30);
    expect(here.realtime.logger.lines.some(({ what }) => what === 'too many events')).toBe(true);
    expect(here.realtime.player.status).toBe('connected');
  });

  it('[F45] a hundred bad balances are a hundred times "not a number", never an amount', async () => {
    await here.connect(await here.demo());
    for (let n = 0; n < 100; n += 1)
      here.sandbox.faults.push('update_balance', { balance: [null, '', {}, 'x'][n % 4] });
    await until(() => received().balances.length === 100, 'the balances');
    expect(new Set(received().balances)).toEqual(new Set([null]));
  });

  it('[X31] a notice of almost a megabyte is clipped', async () => {
    await here.connect(await here.demo());
    here.sandbox.faults.push('sub:notification_toast', {
      title: 'a',
      message: 'x'.repeat(900_000),
      status: 'info',
    });
    await until(() => received().notices.length === 1, 'the notice');
    expect(received().notices[0]?.message).toHaveLength(501);
  });

  it('[F49] a delayed acknowledgement is a time-out; when it comes at last, nobody hears it', async () => {
    await here.connect(await here.demo());
    const late = here.sandbox.faults.realtime('get:balance', { kind: 'delayAck', ms: 1_200 });
    expect(await here.realtime.player.requestBalance()).toMatchObject({
      ok: false,
      error: { kind: 'timedOut' },
    });
    expect(late.occurred()).toBe(1);
    expect((await here.realtime.player.requestBalance()).ok).toBe(true);
    expect(received().balances).toEqual([]);
  });
});
