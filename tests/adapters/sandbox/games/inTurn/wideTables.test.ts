import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** What the app leaves to a game of a window of 1440 by 900. */
const WIDE = { viewport: { width: 1440, height: 772 } };

const at = async (maker: string, code: string) => {
  const { sandbox, demo } = playWorld();
  const table = await gameTable(browser, sandbox, demo().launch(maker, code), WIDE);
  await table.page.locator('.dock .main:visible').waitFor();
  return table;
};

/** Runs in the page: what is left of the window under its last row, and where the middles of the scene and of its lines are. */
function layOf() {
  const middleOf = (what: string): number => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(what) ?? document.body);
    const { left, right } = words.getBoundingClientRect();
    return (left + right) / 2;
  };
  const felt = document.querySelector('.felt')?.getBoundingClientRect() ?? new DOMRect();
  return {
    free: innerHeight - (document.querySelector('#game > details')?.getBoundingClientRect().bottom ?? 0),
    middles: [(felt.left + felt.right) / 2, middleOf('.result'), middleOf('.limits')].map(Math.round),
  };
}

it.each([
  ['ezugi', 'namaste-roulette'],
  ['ezugi', 'teen-patti'],
  ['ezugi', 'andar-bahar'],
  ['spribe', 'dice'],
  ['vivo', 'goa-blackjack'],
  ['spribe', 'hilo'],
])(
  '[CASINO-03] %s %s fills a wide window, and what is written under it has one axis',
  async (maker, code) => {
    const { page, close } = await at(maker, code);
    const { free, middles } = await page.evaluate(layOf);
    expect(free).toBeGreaterThanOrEqual(0);
    expect(free).toBeLessThan(48);
    const [felt = 0] = middles;
    for (const each of middles) expect(Math.abs(each - felt)).toBeLessThanOrEqual(1);
    await close();
  },
);

it('[CASINO-03] a wide window has a large wheel, and numbers on it that can be read', async () => {
  const { page, close } = await at('ezugi', 'namaste-roulette');
  const { wheel, number } = await page.locator('.wheel').evaluate((node) => ({
    wheel: node.getBoundingClientRect().width,
    number: Number.parseFloat(getComputedStyle(node.querySelector('.number') ?? node).fontSize),
  }));
  expect(wheel).toBeGreaterThanOrEqual(260);
  expect((number * wheel) / 200).toBeGreaterThanOrEqual(12);
  await close();
});
