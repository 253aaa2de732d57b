import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { chipTitles } from '@tests/support/sandbox/chipTitles';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** One of each kind and each variant; one slot stands for all, which differ in their pictures alone. */
const TITLES = chipTitles(/^(?!slot (?!20101))/);

/** What the app leaves to a game of phones, one of them on its side; and the letters, percent. */
const SIZES = [
  [390, 800, 100],
  [320, 596, 100],
  [320, 596, 125],
  [390, 720, 200],
  [320, 524, 200],
  [844, 300, 200],
] as const;

/** Runs in the page, as if the app around it had said so; its root is so big then. */
async function sizeText(percent: number): Promise<number> {
  window.postMessage({ type: 'game:text', percent }, '*');
  // The next message comes after it.
  await new Promise((later) => {
    addEventListener('message', ({ data }) => data === 'later' && later(null));
    window.postMessage('later', '*');
  });
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Runs in the page: what is beyond the window, cannot be pressed wherever the page is scrolled to, loses letters, or has letters that are too small. */
function whatIsLost(): string[] {
  const { body } = document;
  const lost = body.scrollWidth > body.clientWidth ? [`the page is ${body.scrollWidth} px wide`] : [];
  const nameOf = (node: Element): string => `${node.tagName} ${node.className}: ${node.textContent}`;
  const isShown = (node: Element): boolean =>
    node.checkVisibility() && node.closest('details:not([open]) > :not(summary)') === null;
  const shown = (what: string): Element[] => [...document.querySelectorAll(what)].filter(isShown);
  for (const control of shown('button:not(.edge), input, select, summary')) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) lost.push(`beyond the window: ${nameOf(control)}`);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (at === null || !control.contains(at)) lost.push(`covered: ${nameOf(control)}`);
  }
  const smallest = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75;
  const words = shown('h1, p, span, label, button, summary, output').filter((node) =>
    [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== ''),
  );
  for (const word of words.filter((node) => getComputedStyle(node).clipPath === 'none')) {
    const letters = document.createRange();
    letters.selectNodeContents(word);
    const { left, right } = letters.getBoundingClientRect();
    const frame = (word.closest('button') ?? word).getBoundingClientRect();
    if (word.closest('.tick, .past') === null && (left < frame.left - 1 || right > frame.right + 1))
      lost.push(`cut: ${nameOf(word)}`);
    const size = Number.parseFloat(getComputedStyle(word).fontSize);
    if (size < smallest - 0.1) lost.push(`${size} px: ${nameOf(word)}`);
  }
  const [title = body] = shown('h1');
  if (title.scrollHeight > title.clientHeight + 2) lost.push('the title is cut');
  return lost;
}

describe.each(TITLES.map(({ plays, provider, code }) => [plays, provider, code] as const))(
  '[CASINO-03] %s with letters of any size',
  (_, provider, code) => {
    it('shows all of its words, and every control can be pressed', async () => {
      const { sandbox, demo } = playWorld();
      const { page, close } = await gameTable(browser, sandbox, demo().launch(provider, code));
      await page.locator('.dock .main:visible').waitFor();
      for (const [width, height, percent] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(sizeText, percent)).toBe((16 * percent) / 100);
        expect(await page.evaluate(whatIsLost), `${width} by ${height}, ${percent} %`).toEqual([]);
      }
      await close();
    });
  },
);

it('[CASINO-03] letters of no size are left as they are', async () => {
  const { sandbox, demo } = playWorld();
  const { page, close } = await gameTable(browser, sandbox, demo().launch('spribe', 'dice'));
  expect(await page.evaluate(sizeText, 112.5)).toBe(18);
  for (const none of [0, -100, 1e9, Number.NaN, '200' as unknown as number])
    expect(await page.evaluate(sizeText, none)).toBe(18);
  await close();
});
