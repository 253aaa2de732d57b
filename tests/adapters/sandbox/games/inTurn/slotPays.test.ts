import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { SLOT_MODELS } from '@/adapters/sandbox/provider/kinds/slot/slotModels';
import { SLOT_SKINS } from '@/adapters/sandbox/provider/kinds/slot/slotSkins';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** One slot of each sort. */
const SORTS = [...new Map([...SLOT_SKINS].map(([code, [feature]]) => [feature, code]))].map(
  ([feature, code]) => ({ feature, code }),
);

async function pays(code: string, width: number, language: string) {
  const { sandbox, demo } = playWorld();
  const given = { viewport: { width, height: 844 } };
  const table = await gameTable(browser, sandbox, demo().launch('qtech', code), given);
  const page = await table.open(language);
  await page.locator('.paytable summary').click();
  return { page, close: table.close };
}

/** Runs in the page: what of the table of pays is not in its own row, or lies over something else. */
function whatIsAstray(): string[] {
  return [...document.querySelectorAll('.paytable li')].flatMap((row) => {
    const name = row.querySelector('strong');
    const boxes = [row.querySelector('svg'), name, row.querySelector('span')].map(
      (each) => each?.getBoundingClientRect() ?? new DOMRect(),
    );
    const [icon = new DOMRect(), title = new DOMRect(), text = new DOMRect()] = boxes;
    const around = row.getBoundingClientRect();
    const isIn = boxes.every(
      ({ left, right, top, bottom }) =>
        left >= around.left - 1 &&
        right <= around.right + 1 &&
        top >= around.top - 1 &&
        bottom <= around.bottom + 1,
    );
    const isIcon = [icon.width, icon.height].every((size) => size >= 24 && size <= 64);
    const isApart = [title, text].every(({ left }) => left >= icon.right + 4) && text.top >= title.bottom - 1;
    const isWhole = name !== null && name.scrollWidth <= name.clientWidth + 1;
    return isIn && isIcon && isApart && isWhole ? [] : [`${row.textContent} ${icon.width}×${icon.height}`];
  });
}

const rowsOf = (page: Page) => page.locator('.paytable li').allTextContents();

describe.each([
  [390, 'hi'],
  [1440, 'en'],
] as const)('the table of pays of a slot, at %i (%s)', (width, language) => {
  it.each(SORTS)('[CASINO-03] $feature: each symbol in its row', async ({ feature, code }) => {
    const { page, close } = await pays(code, width, language);
    expect(await page.locator('.paytable li svg').count()).toBe(10);
    expect(await page.evaluate(whatIsAstray)).toEqual([]);
    const { free, scatterPays = [] } = SLOT_MODELS[feature];
    const [three, four, five] = free;
    const rows = await rowsOf(page);
    expect(rows.filter((row) => /\b0x/.test(row))).toEqual([]);
    const [, about] = await page.locator('.paytable > .hint').allTextContents();
    if (language === 'en') {
      expect(about).toContain(`3, 4 or 5 scatters give ${three}, ${four} or ${five} free spins`);
      expect(rows.at(-1)).toContain(`3: ${three} free spins, 4: ${four} free spins, 5: ${five} free spins`);
    } else expect(about).toContain(`${three}, ${four} या ${five} मुफ़्त स्पिन`);
    for (const [at, times] of scatterPays.entries()) expect(rows.at(-1)).toContain(`${at + 3}: ${times}x`);
    await close();
  });
});

it('[CASINO-03] a symbol that pays nothing by itself is said to turn into another', async () => {
  for (const [language, words] of [
    ['en', /^coin.*turn into one of the symbols above/],
    ['hi', /^सिक्का.*बदल जाते हैं/],
  ] as const) {
    const { page, close } = await pays('20117', 390, language);
    expect((await rowsOf(page))[7]?.replace(/^(FREE|WILD)/, '')).toMatch(words);
    await close();
  }
});
