import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lengthenLists } from '@tests/support/journeys/lengthenLists';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStillStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { subscriptionsOf } from '@tests/support/journeys/subscriptionsOf';
import { axeFindings } from '@tests/support/browser/axe';

const MATCHES = 200;

/** Rows on the screen of a phone, and those a little above and below. */
const NEAR = 40;

describe('a list of 200 matches on a phone', () => {
  let stage: Stage;
  let player: Player;
  let page: Page;
  let markets: ReturnType<typeof subscriptionsOf>;

  const rows = () => page.getByRole('main').getByRole('listitem');
  const long = () => rows().nth(MATCHES - 1);
  const drawn = () => page.locator('main li [data-price-cell]').count();
  const scrollTo = (share: number): Promise<unknown> =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          window.scrollTo(0, document.documentElement.scrollHeight * to);
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        }),
      share,
    );

  beforeAll(async () => {
    // Between two looks at a row no other takes its place.
    stage = await openStillStage();
    player = await stage.arrive({ width: 'phone' });
    ({ page } = player);
    markets = subscriptionsOf(page);
    await lengthenLists(page, MATCHES);
    await player.enterAsDemo('/sportsbook2');
    await rows()
      .nth(MATCHES - 1)
      .waitFor({ state: 'attached' });
  });
  afterAll(() => stage.close());

  it('[F19] [RT-07] of 200 it draws and holds what is on the screen and a little more, wherever the reader is', async () => {
    await soon(() => markets.held.size).toBeGreaterThan(2);
    await soon(() => markets.held.size).toBeLessThan(NEAR);
    for (let share = 0; share <= 1; share += 0.05) await scrollTo(share);
    expect(await drawn()).toBeLessThan(NEAR * 6);
    expect(await drawn()).toBeGreaterThan(0);
    // Those on the way here are let go of three seconds late, sixty at most at a time.
    expect(markets.most()).toBeLessThan(NEAR + 60);
    await soon(() => markets.held.size).toBeLessThan(NEAR);
  });

  it('[RT-07] back at the top, prices are there at once', async () => {
    await scrollTo(0);
    // Read in the page itself, without waiting for anything more.
    const price = await page.evaluate(
      () => document.querySelector('main li [data-price-cell]')?.textContent ?? 'no cell',
    );
    expect(price).toMatch(/\d\.?\d/);
  });

  it('is in order for a screen reader, and nothing sticks out', async () => {
    expect(await axeFindings(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  it('the star of a match is there again after a reload, and its match on top', async () => {
    // A phone has it on the page of the match.
    await page.setViewportSize({ width: 1440, height: 900 });
    const withStar = rows().filter({ has: page.getByRole('button', { name: /^Pin / }) });
    const last = withStar.nth(20).getByRole('button', { name: /^Pin / });
    const name = (await last.getAttribute('aria-label')) ?? '';
    await last.click();
    await page.reload();
    await long().waitFor({ state: 'attached' });
    const first = withStar.first().getByRole('button', { name, exact: true });
    await soon(() => first.getAttribute('aria-pressed')).toBe('true');
    expect(player.traffic.problems).toEqual([]);
  });
});
