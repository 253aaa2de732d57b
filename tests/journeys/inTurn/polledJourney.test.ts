import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFromServer } from '@tests/support/journeys/codeFromServer';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';
import { walkMainJourney } from '../walkMainJourney';

/** The same screens, the same way: only where the prices come from is another (SPORT-07). */
describe('the main journey with a backend that has no market stream', () => {
  let stage: Stage;
  let world: World;
  const walked: Player[] = [];
  beforeAll(async () => {
    stage = await openStage('remote', { stream: false });
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
  });
  afterAll(() => stage.close());

  walkMainJourney({
    stage: () => stage,
    width: 'phone',
    worldOf: (player) => {
      walked.push(player);
      return world;
    },
    codeFor: (_player, person) => codeFromServer(stage, person),
  });

  it('[SPORT-07] asked for lists and for every kind of market by the calls of the specification', () => {
    const asked = new Set(
      walked.flatMap(({ traffic }) => traffic.addresses.map((each) => new URL(each).pathname)),
    );
    for (const path of ['matches', 'match/odds', 'bookmaker/odds', 'fancy/odds'])
      expect(asked).toContain(`/bet/${path}`);
    expect(asked).toContain('/sports/match/settings');
  });

  it('[F02] [F75] hidden, nothing is asked for; seen again, prices are asked for before anything can be bet', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo();
    const match = await world.stillMatch();
    await player.backHome(match, '500');
    await soon(() => player.slip.place.isEnabled()).toBe(true);

    // The back/forward cache and a lock screen both end in this event; headless Chromium hides no page by itself.
    await player.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const polls = () => player.traffic.addresses.filter((each) => each.includes('/bet/match/odds')).length;
    await quiet(polls);
    await player.page.route('**/bet/match/odds*', () => undefined);
    await player.page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await soon(() => player.slip.place.isEnabled()).toBe(false);
    await soon(() => player.slip.stake.inputValue()).toBe('500');
    await player.page.unroute('**/bet/match/odds*');
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await player.context.close();
  });
});

/** Until it has not grown for five looks a second apart: two intervals and more. */
async function quiet(count: () => number): Promise<void> {
  const seen: number[] = [];
  await expect
    .poll(() => seen.push(count()) > 5 && new Set(seen.slice(-6)).size === 1, {
      interval: 1_000,
    })
    .toBe(true);
}
