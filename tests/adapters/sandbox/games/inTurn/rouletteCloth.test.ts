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

const roulette = (width: number, height: number) => {
  const { sandbox, demo } = playWorld();
  const given = { viewport: { width, height } };
  return gameTable(browser, sandbox, demo().launch('ezugi', 'namaste-roulette'), given);
};

/** Runs in the page: how far a dozen or a column ends from the numbers that it covers, where it does. */
function whatIsBeside(): string[] {
  const box = (on: string): DOMRect =>
    document.querySelector(`[data-on="${on}"]`)?.getBoundingClientRect() ?? new DOMRect();
  const isLying = box('n-4').left > box('n-1').left + 1;
  const [from, to] = isLying ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const [across, end] = isLying ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const off = (on: string, one: number, other: number): string[] =>
    Math.abs(one - other) > 1 ? [`${on}: ${one - other} px`] : [];
  return [1, 2, 3].flatMap((at) => {
    const [dozen, column] = [`dozen-${at}`, `column-${at}`];
    return [
      ...off(dozen, box(dozen)[from], box(`n-${at * 12 - 11}`)[from]),
      ...off(dozen, box(dozen)[to], box(`n-${at * 12}`)[to]),
      ...off(column, box(column)[across], box(`n-${at}`)[across]),
      ...off(column, box(column)[end], box(`n-${at}`)[end]),
      ...(box(column)[from] >= box('n-36')[to] ? [] : [`${column} does not end its row`]),
    ];
  });
}

describe('the cloth of a roulette', () => {
  it.each([
    [320, 596],
    [390, 800],
    [667, 331],
    [844, 346],
    [768, 930],
    [1440, 772],
    [1920, 952],
  ])(
    '[CASINO-03] has its dozens and columns at the numbers that they cover, at %i by %i',
    async (width, height) => {
      const { page, close } = await roulette(width, height);
      expect(await page.evaluate(whatIsBeside)).toEqual([]);
      const column = page.getByRole('button', { name: '2:1 on 1, 4…34', exact: true });
      expect(await column.getAttribute('aria-description')).toBe('pays 3x');
      await close();
    },
  );

  it.each([
    [360, 596, 15],
    [390, 800, 27],
  ])(
    '[CASINO-03] shows a phone of %i by %i its numbers up to %i, each with room for a finger',
    async (width, height, most) => {
      const { page, close } = await roulette(width, height);
      const shown = await page.locator('.numbers .spot').evaluateAll((numbers) => {
        const dock = document.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
        return numbers.filter((number) => number.getBoundingClientRect().bottom <= dock).length - 1;
      });
      expect(shown).toBeGreaterThanOrEqual(most);
      // A square of 24 around the middle of a number is not the lines' around it.
      const isFree = await page.locator('[data-on="n-5"]').evaluate((number) => {
        const { left, top, width: wide, height: high } = number.getBoundingClientRect();
        return [-11, 11].every((x) =>
          [-11, 11].every((y) =>
            number.contains(document.elementFromPoint(left + wide / 2 + x, top + high / 2 + y)),
          ),
        );
      });
      expect(isFree).toBe(true);
      await close();
    },
  );

  it('[CASINO-03] says beside its button in one line that nothing is laid', async () => {
    const { page, close } = await roulette(1440, 772);
    const lines = await page.locator('.total').evaluate((total) => {
      const words = document.createRange();
      words.selectNodeContents(total);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    await close();
  });
});
