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

const roulette = (provider: string, code: string, width: number, height: number) => {
  const { sandbox, demo } = playWorld();
  return gameTable(browser, sandbox, demo().launch(provider, code), { viewport: { width, height } });
};

/** Runs in the page: a chip on every field of the cloth, and those whose chip lies on their name, or over their border. */
function whatIsCovered(): string[] {
  const fields = [...document.querySelectorAll<HTMLElement>('.numbers .spot, .outside .spot')];
  for (const each of fields) each.click();
  return fields.flatMap((spot) => {
    const [name, chip] = [spot.querySelector('.spot-name'), spot.querySelector('.stack')];
    if (name === null || chip === null) return [`no chip: ${spot.textContent}`];
    const text = document.createRange();
    text.selectNodeContents(name);
    const [field, label, drawn] = [spot, text, chip].map((part) => part.getBoundingClientRect());
    if (field === undefined || label === undefined || drawn === undefined) return [];
    const isOn =
      Math.min(label.right, drawn.right) - Math.max(label.left, drawn.left) > 1 &&
      Math.min(label.bottom, drawn.bottom) - Math.max(label.top, drawn.top) > 3;
    const isOver = [label, drawn].some(
      ({ left, right, top, bottom }) =>
        left < field.left - 1 || right > field.right + 1 || top < field.top - 2 || bottom > field.bottom + 2,
    );
    return isOn
      ? [`on its name: ${name.textContent}`]
      : isOver
        ? [`over its border: ${name.textContent}`]
        : [];
  });
}

describe('a chip on the cloth of a roulette', () => {
  it.each(
    [
      ['ezugi', 'speed-roulette'],
      ['spribe', 'mini-roulette'],
    ].flatMap(([provider = '', code = '']) =>
      [
        [320, 596],
        [390, 800],
        [667, 375],
        [844, 390],
        [1280, 720],
      ].map(([width = 0, height = 0]) => [code, width, height, provider] as const),
    ),
  )(
    '[CASINO-03] leaves the name of its field to read: %s at %i by %i',
    async (code, width, height, provider) => {
      const { page, close } = await roulette(provider, code, width, height);
      expect(await page.evaluate(whatIsCovered)).toEqual([]);
      await close();
    },
  );
});

it('[CASINO-03] what half of the numbers win is in view on a phone, above the chips', async () => {
  const { page, close } = await roulette('ezugi', 'speed-roulette', 390, 800);
  const dock = await page.locator('.panel').boundingBox();
  for (const name of ['1–18', 'Even', 'Red', 'Black', 'Odd']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0), name).toBeLessThanOrEqual(dock?.y ?? 0);
  }
  await close();
});
