import { afterEach, describe, expect, it } from 'vitest';
import { NO_ALERTS } from '@/domain/alerts/Alerts';
import { sentId, type PriceRule } from '@/domain/alerts/AlertRule';
import { matchId, token } from '@/domain/shared/ids';
import { odds } from '@/domain/shared/Odds';
import { ADDRESS, SERVER_KEY } from '@tests/support/fakes/FakePush';
import { httpDoors, openDoor, openMarket } from './contractDoors';

const close: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const each of close.splice(0)) await each();
});

describe.each(httpDoors)('PushGateway, $door', (door) => {
  async function open() {
    const here = await openDoor(door);
    close.push(() => here.close());
    await here.demo();
    here.sandbox.engine.pushBy(SERVER_KEY);
    return here;
  }

  it('a price is set, reached and told; then the browser is let go', async () => {
    const here = await open();
    expect(await here.http.push.key()).toEqual({ ok: true, value: SERVER_KEY });
    const { marketId, runnerId, matchId: match } = await openMarket(here, true);
    const rule: PriceRule = {
      ...{ kind: 'price', matchId: matchId(match), matchName: '<b>', sport: 'cricket', startsAt: 0 },
      ...{ marketId, marketName: '<b>', runnerId, runnerName: '<b>', side: 'back', odds: odds(300) },
    };
    const settings = { ...NO_ALERTS, rules: [rule], quiet: { from: 3, to: 4 } };
    expect(await here.http.push.subscribe(ADDRESS, settings, 'hi')).toEqual({ ok: true, value: [] });
    here.sandbox.engine.market(marketId, { action: 'move', runnerId, odds: 3.1 });
    expect(here.sandbox.engine.takePushes()).toMatchObject([
      { ...ADDRESS, payload: { title: 'भाव मिला', body: expect.not.stringContaining('<b>') } },
    ]);
    expect(await here.http.push.subscribe(ADDRESS, settings, 'hi')).toEqual({
      ok: true,
      value: [sentId(rule)],
    });
    expect(await here.http.push.unsubscribe(ADDRESS.endpoint)).toMatchObject({ ok: true });
    expect(await here.http.push.subscribe(ADDRESS, settings, 'hi')).toEqual({ ok: true, value: [] });
  });

  it('an address of the inside is refused, and so is whoever has no session', async () => {
    const here = await open();
    const inside = { ...ADDRESS, endpoint: 'https://127.0.0.1/x' };
    expect(await here.http.push.subscribe(inside, NO_ALERTS, 'en')).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'ENDPOINT_REFUSED' },
    });
    here.sandbox.engine.pushBy('');
    expect(await here.http.push.key()).toMatchObject({ ok: false, error: { code: 'PUSH_OFF' } });
    here.http.held = token('never-given');
    expect(await here.http.push.key()).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
  });
});
