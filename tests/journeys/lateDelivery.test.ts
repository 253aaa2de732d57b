import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@tests/support/freePort';
import { startHoldingProxy } from '@tests/support/holdingProxy';
import type { HoldingProxy } from '@tests/support/holdingProxy';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';

const UNHEARD =
  'We do not know yet whether this bet was placed. Placing it again is safe: it cannot be placed twice.';

/** The page's clock for durations can be put forward: nothing here waits for real. */
function clockThatJumps(): void {
  const real = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => real() + ahead;
  Object.assign(window, { putForward: (ms: number) => (ahead += ms) });
}

describe('an order that something in the middle holds back', () => {
  let stage: Stage;
  let proxy: HoldingProxy;
  let world: World;

  beforeAll(async () => {
    const port = await freePort();
    proxy = await startHoldingProxy(port);
    stage = await openStage('remote', { server: { port }, config: { sportsUrl: proxy.url } });
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
  });
  afterAll(async () => {
    await stage.close();
    await proxy.close();
  });

  it('[F89] is one bet, whoever comes first: the slip says that it was not heard of, and is placed again', async () => {
    const player = await stage.arrive({ width: 'phone', before: clockThatJumps });
    const { page, slip } = player;
    await player.enterAsDemo();
    const match = await world.stillMatch({ delaySeconds: 0 });
    const wallet = async () => {
      const { users } = await world.audit();
      return users.at(-1) ?? { hold: -1, exposure: -1 };
    };
    const late = async () => {
      await page.evaluate(() => {
        (window as unknown as { putForward: (ms: number) => void }).putForward(16_000);
        window.dispatchEvent(new Event('online'));
      });
      await slip.says(UNHEARD).waitFor();
      proxy.hold(null);
    };
    // Chromium sends an order once more by itself when a connection that it kept is reset before the answer: then there are two copies.
    const deliverAll = async () => {
      const answers = await Promise.all(proxy.held.map((held) => held.deliver()));
      expect(answers.filter((answer) => !answer.includes('"status":"matched"'))).toEqual([]);
    };

    await player.backHome(match, '200');
    proxy.hold('POST /bets ');
    await slip.place.click();
    await late();
    const copies = proxy.held.length;
    expect(copies).toBeGreaterThan(0);
    expect(await world.bets()).toBe(0);
    expect(await page.getByText(/nothing was taken|not placed/i).count()).toBe(0);

    // Placed again, and taken. Then the first one is delivered: the same key, the same bet.
    await soon(() => slip.place.isEnabled()).toBe(true);
    await slip.place.click();
    await slip.result.waitFor();
    expect(await world.bets()).toBe(1);
    const before = await wallet();
    await deliverAll();
    expect(await world.bets()).toBe(1);
    expect(await wallet()).toEqual(before);
    await slip.result.click();

    // The other way round: held back, changed, and delivered while the player looks at the slip.
    await player.backHome(match, '300');
    proxy.hold('POST /bets ');
    await slip.place.click();
    await late();
    expect(proxy.held.length).toBeGreaterThan(copies);
    await deliverAll();
    // It goes on asking, every half a minute; and at once when the network is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await slip.result.waitFor();
    await page
      .getByText(/^Placed after all: Back .* 2\.00, ₹300\. The answer came late\.$/)
      .first()
      .waitFor();
    expect(await world.bets()).toBe(2);
    await player.context.close();
  });
});
