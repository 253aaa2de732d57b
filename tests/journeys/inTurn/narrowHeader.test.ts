import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { soon } from '@tests/support/journeys/soon';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not drawn`);
  return box;
}

/** Pixels that are missing of the mark or of a name that is shown. */
const cutOf = (player: Player): Promise<number> =>
  player.header.bar
    .locator('a:has(svg rect)')
    .first()
    .evaluate((link) => {
      const frame = link.getBoundingClientRect();
      const [mark, name] = [link.querySelector('svg'), link.querySelector<HTMLElement>('bdi')];
      const box = mark?.getBoundingClientRect();
      if (name === null || box === undefined) throw new Error('no logo of our own');
      const shown = name.offsetParent !== null && name.getBoundingClientRect().top < box.bottom;
      return Math.max(
        box.right - frame.right,
        32 - box.width,
        shown ? name.scrollWidth - name.clientWidth : 0,
      );
    });

describe('the header on the narrowest phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  it('[HDR-01] [HDR-02] the logo is never cut: its name stands whole beside the mark, or not at all', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.open('/');
    for (const size of SIZES) {
      await player.page.setViewportSize(size);
      expect(await cutOf(player), `visitor, ${size.width}`).toBeLessThan(1);
    }
    await player.logInAsDemo();
    for (const size of SIZES) {
      await player.page.setViewportSize(size);
      expect(await cutOf(player), `player, ${size.width}`).toBeLessThan(1);
    }
    await player.context.close();
  });

  it('the sandbox’s button is in the footer and in the menu: it lies over nothing', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.open('/');
    const all = player.page.getByRole('button', { name: 'Sandbox', exact: true });
    const low = player.page.getByRole('contentinfo').getByRole('button', { name: 'Sandbox', exact: true });
    await low.waitFor();
    expect(await all.count()).toBe(1);
    for (const size of SIZES) {
      await player.page.setViewportSize(size);
      expect((await boxOf(low)).height, `${size.width}`).toBeGreaterThanOrEqual(44);
    }
    await player.page.setViewportSize({ width: 390, height: 844 });
    await player.enterAsDemo('/exchange/Cricket');
    expect(await all.count()).toBe(0);
    await player.header.bar.getByRole('button', { name: 'Menu' }).click();
    await player.dialog('Menu').getByRole('button', { name: 'Sandbox', exact: true }).click();
    await player.page.getByRole('dialog', { name: 'Sandbox' }).waitFor();
    await player.context.close();
  });

  it('[HDR-02] the first match of a list begins 150 px down a phone; the strip is there on the way up', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.page.setViewportSize({ width: 390, height: 844 });
    await player.enterAsDemo('/exchange/Cricket');
    const row = player.page.locator('main li:has(a[href^="/exchange/"])').first();
    await player.page.getByRole('region', { name: 'Announcements' }).waitFor();
    expect((await boxOf(row)).y).toBeLessThanOrEqual(150);
    const header = player.header.bar;
    const item = header.getByRole('link', { name: 'Aviator' });
    const inSight = async (): Promise<boolean> => {
      const [own, bar] = [await boxOf(item), await boxOf(header)];
      return own.y >= bar.y + bar.height - 1;
    };
    expect(await inSight()).toBe(false);
    // Again and again: a list that is still coming may be too short at first.
    await soon(async () => {
      await player.page.mouse.wheel(0, 400);
      return player.page.evaluate(() => scrollY);
    }).toBeGreaterThan(100);
    await player.page.mouse.wheel(0, -50);
    await soon(inSight).toBe(true);
    await player.context.close();
  });

  it('[HDR-02] the strip shows the item of the page, also one beyond its end', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo('/terms');
    for (const name of ['Supernowa', 'Sports']) {
      const item = player.header.bar.getByRole('link', { name, exact: true });
      await player.moveTo((await item.getAttribute('href')) ?? '');
      await soon(() => item.getAttribute('aria-current')).toBe('page');
      await soon(async () => {
        const { x, width } = await boxOf(item);
        return x >= 0 && x + width <= 390;
      }).toBe(true);
    }
    await player.context.close();
  });
});

describe('a balance that the server has not said yet', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('remote');
  });
  afterAll(() => stage.close());

  it.each([
    ['en', SIZES],
    ['hi', SIZES.slice(0, 2)],
  ] as const)(
    '[F91] is called old in a word that a phone shows, and nothing moves when the word comes or goes: %s',
    async (language, sizes) => {
      const player = await stage.arrive({ width: 'phone' });
      await player.enterAsDemo();
      const { page, header } = player;
      await page.evaluate((chosen) => localStorage.setItem('ui.language', chosen), language);
      await page.reload();
      const word = header.bar.getByText(language === 'hi' ? 'पुराना' : 'old', { exact: true });
      const exposure = header.bar.locator('button', { hasText: language === 'hi' ? /^एक्सपो: / : /^Exp: / });
      // Whether there is a button for more of the navigation is a matter of its width and of what has come of it, not of the balance.
      const button = header.bar.locator('button:not([popovertarget])').filter({ visible: true });
      const parts = [0, 1, 2].map((at) => button.filter({ hasNotText: /\d/ }).nth(at));
      const places = async (): Promise<readonly Box[]> => {
        const { y } = await boxOf(header.bar);
        const boxes = await Promise.all([header.bar.getByText(/ INR$/), exposure, ...parts].map(boxOf));
        return boxes.map((box) => ({ ...box, y: box.y - y }));
      };
      // The same page at every width, in each of the three states: one load a state.
      const atEachSize = async (look: (width: number) => Promise<void>): Promise<void> => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await look(size.width);
        }
      };
      const before = new Map<number, readonly Box[]>();
      await exposure.waitFor();
      await soon(() => word.count()).toBe(0);
      await atEachSize(async (width) => void before.set(width, await places()));

      let silent = true;
      await page.routeWebSocket('**', (socket) => {
        if (!silent) socket.connectToServer();
      });
      await page.route('**/socket.io/**', (route) => route.abort());
      await page.reload();
      await word.waitFor();
      await exposure.waitFor();
      await atEachSize(async (width) => {
        expect(await places(), `${width}`).toEqual(before.get(width));
        // The word covers neither figure.
        const [own, balance] = await Promise.all([word, header.bar.getByText(/ INR$/)].map(boxOf));
        const risk = await exposure.evaluate(lastLetters);
        for (const figure of [balance, risk])
          expect(overlap(own, figure), `${width} ${JSON.stringify([own, figure])}`).toBe(0);
      });

      silent = false;
      await page.unrouteAll();
      await page.reload();
      await exposure.waitFor();
      await soon(() => word.count()).toBe(0);
      await atEachSize(async (width) => expect(await places(), `${width}`).toEqual(before.get(width)));
      await player.context.close();
    },
  );
});

/** Runs in a page: where the last piece of text in it is drawn. */
function lastLetters(element: Element): Box {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null);
  const range = document.createRange();
  range.selectNodeContents(texts.currentNode);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}

function overlap(one: Box | undefined, other: Box | undefined): number {
  if (one === undefined || other === undefined) throw new Error('nothing to compare');
  const [x, y] = [
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  ];
  // Lines are taller than their letters, in Hindi more so.
  return x > 0.5 && y > 1 ? x * y : 0;
}
