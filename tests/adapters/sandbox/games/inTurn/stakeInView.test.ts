import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** What the app leaves to a game of a phone of 320 by 640. */
const PHONE = { viewport: { width: 320, height: 596 } };

const at = async (provider: string, code: string) => {
  const { sandbox, demo } = playWorld();
  return gameTable(browser, sandbox, demo().launch(provider, code), PHONE);
};

/** Runs in the page: what of the bet is not wholly above the button that places it. */
function whatIsHidden(parts: string): string[] {
  const dock = document.querySelector('.dock')?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => part.getBoundingClientRect().bottom > dock + 1)
    .map((part) => part.className);
}

describe('a small phone', () => {
  it.each([
    ['spribe', 'mines', '.entry, .stakes .rack-chip'],
    ['spribe', 'plinko', '.entry, .stakes .rack-chip'],
    ['spribe', 'dice', '.entry, .stakes .rack-chip'],
    ['spribe', 'hilo', '.entry, .stakes .rack-chip'],
    ['qtech', '20101', '.entry, .stakes .rack-chip'],
    ['spribe', 'aviator', '.entry'],
    ['spribe', 'goal', '.entry'],
    ['ezugi', 'blackjack-salon', '.entry'],
  ])('[CASINO-03] shows what a round of %s %s costs before it is begun', async (provider, code, parts) => {
    const { page, close } = await at(provider, code);
    await page.locator('.dock .main:visible').waitFor();
    expect(await page.locator('.entry').count()).toBe(1);
    expect(await page.evaluate(whatIsHidden, parts)).toEqual([]);
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
    await close();
  });

  it('[CASINO-03] has the last rounds between the title and the board, over neither', async () => {
    const { page, close } = await at('spribe', 'dice');
    const roll = page.getByRole('button', { name: 'Roll', exact: true });
    for (const rolled of [1, 2, 3, 4]) {
      await roll.click();
      await expect.poll(() => page.locator('.bead').count()).toBe(rolled);
      await page.getByRole('button', { name: 'Roll', exact: true, disabled: false }).waitFor();
    }
    const over = await page.evaluate(() => {
      const past = document.querySelector('.past')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('h1, .sound, .balance, .note, .dice-box')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < past.right && right > past.left && top < past.bottom && bottom > past.top;
      }).length;
    });
    expect(over).toBe(0);
    // Nor is one of them cut.
    const cut = await page.locator('.past').evaluate((past) => {
      const { right, bottom } = past.getBoundingClientRect();
      return [...past.children].filter((bead) => {
        const box = bead.getBoundingClientRect();
        return box.top < bottom && box.right > right + 1;
      }).length;
    });
    expect(cut).toBe(0);
    // And no strip is empty between them.
    const [head, board] = [page.locator('header'), page.locator('.dice-box')].map((part) =>
      part.boundingBox(),
    );
    const [above, below] = [await head, await board];
    expect((below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(12);
    expect(await page.locator('.bead').first().isVisible()).toBe(true);
    await close();
  });
});
