import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bottomOf, heightOf, topOf } from '@tests/support/journeys/measures';
import type { Player } from '@tests/support/journeys/Player';
import { SearchScreen } from '@tests/support/journeys/SearchScreen';
import { soon } from '@tests/support/journeys/soon';
import { openStillStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
/** The search's own script, without its dialog. */
const SEARCH = '**/joinSearch-*.js';

/** One page, from the way in on. */
describe('a phone on its side', () => {
  let stage: Stage;
  let player: Player;
  beforeAll(async () => {
    stage = await openStillStage();
    player = await stage.arrive({ width: 'phone' });
    await player.page.route(SEARCH, () => undefined);
    await player.page.setViewportSize(ON_ITS_SIDE);
    await player.open('/');
  });
  afterAll(() => stage.close());

  it('[AUTH-04] the log-in: its button lies over no field', async () => {
    await player.header.logIn.click();
    const panel = player.auth.titled('Login');
    const password = panel.getByLabel('Password', { exact: true });
    const submit = panel.locator('button[type="submit"]');
    await password.waitFor();
    await soon(async () => (await topOf(submit)) - (await bottomOf(password))).toBeGreaterThan(0);
    await soon(() => bottomOf(password)).toBeLessThanOrEqual(ON_ITS_SIDE.height);
    await panel.getByRole('button', { name: 'Try the demo' }).click();
    await player.page.waitForURL('**/home');
    await player.header.exposure.waitFor();
  });

  it('[CASINO-03] the page of a game: the button to play is at the lower edge', async () => {
    await player.moveTo('/casino/spribe/mines');
    const { play } = player.game;
    await play.waitFor();
    await soon(async () => ON_ITS_SIDE.height - (await bottomOf(play))).toBeLessThanOrEqual(16);
    expect(await bottomOf(play)).toBeLessThanOrEqual(ON_ITS_SIDE.height);
  });

  it('[SPORT-05] a match: the slip takes at most half of the height, and leaves the tapped price in sight', async () => {
    const { page, slip } = player;
    if (stage.server === null) throw new Error('this stage has no server');
    await player.backHome(await worldOfServer(stage.server).stillMatch({ delaySeconds: 0 }), '500');
    await soon(() => heightOf(slip.slip)).toBeLessThanOrEqual(ON_ITS_SIDE.height / 2);
    const picked = page.locator('main [data-price-cell][aria-pressed="true"]');
    await soon(async () => (await topOf(slip.slip)) - (await bottomOf(picked))).toBeGreaterThanOrEqual(0);
    expect(await topOf(picked)).toBeGreaterThan(await bottomOf(player.header.bar));
    await slip.place.filter({ hasText: '500' }).waitFor();
    expect(await bottomOf(slip.place)).toBeLessThanOrEqual(ON_ITS_SIDE.height);
    await slip.press('Cancel');
  });

  it('[SRCH-01] held upright: what says that the search loads stands below its field, not at the edge', async () => {
    const { page } = player;
    await page.setViewportSize(UPRIGHT);
    await player.header.bar.getByRole('button', { name: 'Search' }).click();
    const { dialog, field } = new SearchScreen(page);
    const ring = dialog.getByRole('status').filter({ hasText: 'Loading' });
    await field.waitFor();
    const xOf = async (each: typeof ring): Promise<number> => (await each.boundingBox())?.x ?? Number.NaN;
    await soon(() => xOf(ring)).toBeGreaterThanOrEqual(16);
  });
});
