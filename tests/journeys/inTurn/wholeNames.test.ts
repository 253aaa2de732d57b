import { afterAll, beforeAll, describe, it } from 'vitest';
import { cutFigures, cutNames, pricedRows } from '@tests/support/journeys/measures';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStillStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

const CRICKET = 'Peninsula Twenty20 League';
/** Its first match is being played then. Between two innings nobody bats, and no figures of it are there to be cut. */
const AT_BAT = Date.UTC(2026, 10, 27, 10);

/** One page, at the sizes between a phone and a laptop that nothing else is tested at. */
describe('names and figures at every size', () => {
  let stage: Stage;
  let player: Player;
  beforeAll(async () => {
    stage = await openStillStage(AT_BAT);
    player = await stage.arrive();
    await player.page.setViewportSize({ width: 1024, height: 768 });
    await player.open('/');
  });
  afterAll(() => stage.close());

  async function areWhole(): Promise<void> {
    await soon(() => pricedRows(player.page)).toBeGreaterThan(2);
    await soon(() => cutNames(player.page)).toEqual([]);
  }

  it('[SPORT-04] a visitor at 1024 x 768 can read who plays', areWhole);

  it('[SPORT-04] at home, too: at 1280 x 720, 1024 x 768 and 768 x 1024', async () => {
    await player.logInAsDemo();
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await player.page.setViewportSize({ width, height });
      await areWhole();
    }
  });

  it('[SPORT-04] the head of a live cricket match cuts no figure of who bats and bowls, on the narrowest phone neither', async () => {
    const { page } = player;
    const group = page.getByRole('main').locator('section', { hasText: CRICKET }).last();
    await player.toMatch((await group.locator('li a').first().getAttribute('href')) ?? '');
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await soon(() => cutFigures(page)).toEqual([]);
    }
  });
});
