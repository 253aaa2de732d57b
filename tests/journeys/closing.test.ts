import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endMotion } from '@tests/support/journeys/endMotion';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

describe('what goes away', () => {
  let stage: Stage;
  let player: Player;

  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone', context: { reducedMotion: 'no-preference' } });
    await player.open('/');
  });
  afterAll(() => stage.close());

  /** Where each part of a layer is in it, and how large, whatever moves the whole. */
  const parts = (layer: Locator): Promise<number[][]> =>
    layer.evaluate((element) =>
      [...element.children].flatMap((child) =>
        child instanceof HTMLElement
          ? [[child.offsetLeft, child.offsetTop, child.offsetWidth, child.offsetHeight]]
          : [],
      ),
    );

  /** Both as it was open and while it closes. */
  const keepsItsShape = async (layer: Locator): Promise<void> => {
    const { page } = player;
    await layer.and(page.locator('[open]')).waitFor();
    const open = await parts(layer);
    expect(open.length).toBeGreaterThan(1);
    // A closing that lasts until this has looked.
    await page.evaluate(() => document.documentElement.style.setProperty('--motion-panel', '600s'));
    await page.keyboard.press('Escape');
    await layer.and(page.locator(':not([open])')).waitFor();
    expect(await layer.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    expect(await parts(layer)).toEqual(open);
    await page.evaluate(() => document.documentElement.style.removeProperty('--motion-panel'));
    await endMotion(page);
    await layer.waitFor({ state: 'hidden' });
  };

  it('[AUTH-01] a side panel keeps its shape until it is gone', async () => {
    await player.header.logIn.click();
    await keepsItsShape(player.page.locator('dialog', { hasText: 'Forgot password?' }));
  });

  it('[HDR-02] so does the drawer', async () => {
    await player.enterAsDemo();
    await player.page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await keepsItsShape(player.page.locator('dialog', { has: player.page.getByRole('navigation') }));
  });

  it('[SRCH-01] so does a dialog', async () => {
    await player.page.keyboard.press('/');
    await keepsItsShape(player.page.locator('dialog', { has: player.page.getByRole('combobox') }));
  });
});
