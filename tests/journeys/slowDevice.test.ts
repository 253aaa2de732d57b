import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';

/** How often slower than this machine the page is made to think: a phone of the cheapest kind. */
const SLOWER = 6;

describe('a very slow phone', () => {
  let stage: Stage;
  let player: Player;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone' });
    player.context.setDefaultTimeout(60_000);
    const cdp = await player.context.newCDPSession(player.page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  });
  afterAll(() => stage.close());

  it('[F88] log in, a bet with its delay, its result in the balance, log out: all of it, only later', async () => {
    await player.enterAsDemo();
    const world = worldOfPage(player.page);
    const match = await world.stillMatch();
    await player.backHome(match, '500');
    await player.slip.place.click();
    await player.slip.says('Your bet waits out the in-play delay.').waitFor();
    await world.advance(6_000);
    await player.slip.says('Bet matched').waitFor();
    await player.slip.press('Done');
    await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await player.toast(/You won/).waitFor();
    await player.header.signOut();
    await soon(() => player.path).toBe('/');
    expect(player.traffic.problems).toEqual([]);
  }, 120_000);
});
