import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownChromium } from '@tests/support/browser/borrowChromium';
import { servedApp } from '@tests/support/browser/servedApp';
import { shiftToNoon } from '@tests/support/browser/shiftToNoon';
import { viewports } from '@tests/support/browser/viewports';
import { addressOf, forPlayers, forVisitors, WAYS } from '@tests/support/journeys/everyRoute';
import type { Player } from '@tests/support/journeys/Player';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import { raiseStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

/** Scrollbars that take room, as on Windows. */
const CLASSIC = { ignoreDefaultArgs: ['--hide-scrollbars'], args: ['--disable-features=OverlayScrollbar'] };

const WIDTHS = [
  viewports.laptop,
  { width: 1024, height: 700 },
  viewports.phone,
  // With the bar, 305 are left: as narrow as a page has to be readable.
  { width: 320, height: 640 },
];

/** What a press or a link says beyond its own box. What is cut on purpose is cut by a box of its own. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('button, a')) {
      const style = getComputedStyle(each);
      if (!each.checkVisibility() || style.display === 'inline' || style.overflowX !== 'visible') continue;
      const box = each.getBoundingClientRect();
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (parent === null || getComputedStyle(parent).overflowX !== 'visible') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 0 && (right > box.right + 1 || left < box.left - 1))
          found.push(`${text.textContent}: ${Math.round(width)} in ${Math.round(box.width)}`);
      }
    }
    return found;
  });
}

describe('on a device with scrollbars that take room, and without our typeface', () => {
  let stage: Stage;
  let visitor: Player;
  let player: Player;

  beforeAll(async () => {
    stage = await raiseStage(await servedApp(), null, shiftToNoon(), () => ownChromium(CLASSIC));
    [visitor, player] = [await stage.arrive(), await stage.arrive()];
    for (const { context } of [visitor, player])
      await context.route(/\.woff2$/, (route) => route.abort('blockedbyclient'));
    await visitor.open('/');
    await player.enterAsDemo();
    // Not even with our widths, which the fonts of most devices have until ours comes.
    for (const { page } of [visitor, player])
      await page.evaluate(() => document.documentElement.style.setProperty('--font-sans', 'DejaVu Sans'));
  });
  afterAll(() => stage.close());

  it('the scrollbar takes room and the typeface did not come', async () => {
    await player.moveTo('/terms');
    const bar = await player.page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar).toBeGreaterThan(8);
    // Those of the device, stretched to our widths, are called "… on …" (theme/base.css).
    const ours = await player.page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes(' on '))
        .map(({ family }) => family),
    );
    expect(ours).toEqual([]);
    expect(await player.page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
      /^.?DejaVu Sans.?$/,
    );
  });

  it('this look would see a word that is wider than its button', async () => {
    await player.page.evaluate(() => {
      const tight = document.createElement('button');
      tight.textContent = 'Withdrawals';
      Object.assign(tight.style, {
        display: 'block',
        inlineSize: '1rem',
        padding: '0',
        whiteSpace: 'nowrap',
      });
      document.querySelector('main')?.prepend(tight);
    });
    expect(await spilled(player.page)).toHaveLength(1);
    await player.page.evaluate(() => document.querySelector('main > button')?.remove());
  });

  const walks = [
    ...forPlayers.map((route) => ['a player', route.path, route, () => player] as const),
    // It shuts the site.
    ...forVisitors
      .filter(({ id }) => id !== 'maintenance')
      .map((route) => ['a visitor', route.path, route, () => visitor] as const),
  ];
  it.each(walks)(
    '[NAV-01] %s at %s: nothing sticks out of the page or of its box',
    async (_who, _path, route, who) => {
      const { page } = who();
      await page.setViewportSize(viewports.laptop);
      const way = WAYS[route.id];
      const undo = await (way === undefined ? who().moveTo(addressOf(route)) : way(who()));
      await page.waitForURL(`**${addressOf(route)}`);
      await who().heading.waitFor();
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await soon(() => sticksOut(who())).toEqual([]);
        await soon(() => spilled(page)).toEqual([]);
      }
      await undo?.();
    },
  );
});
