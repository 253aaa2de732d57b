import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

/** One game, for a player who reads big letters. */
describe('a game, with letters twice as big', () => {
  let stage: Stage;
  let player: Player;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone', before: () => localStorage.setItem('ui.textSize', '125') });
    await player.enterAsDemo('/casino/spribe/mines');
    await player.game.begin();
    await player.game.ready();
  });
  afterAll(() => stage.close());

  it('[CASINO-03] its letters are as big as the app’s', async () => {
    const frame = await player.game.frame();
    const rootOf = () => frame.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await soon(rootOf).toBe('20px');
  });

  it.each([320, 390])('[CASINO-03] its bar has everything on the screen, at %i', async (width) => {
    const { page, game } = player;
    await page.setViewportSize({ width, height: 640 });
    // As a browser has it whose reader has set 200 %.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const deposit = page.getByRole('main').getByRole('link', { name: 'Deposit' });
    for (const part of [game.back, game.balance, deposit, game.fullscreen]) {
      const box = await part.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? width) + (box?.width ?? 1)).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
