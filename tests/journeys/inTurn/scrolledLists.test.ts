import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { MyBetsScreen } from '@tests/support/journeys/MyBetsScreen';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { StatementScreen } from '@tests/support/journeys/StatementScreen';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';

/** As an odd number of parts, the last of them short. */
const MOVEMENTS = 63;

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const place = (page: Page) => page.evaluate(() => scrollY);

describe('long lists on a phone', () => {
  let stage: Stage;
  let player: Player;
  let page: Page;

  beforeAll(async () => {
    stage = await openStage('remote');
    player = await stage.arrive({ width: 'phone' });
    ({ page } = player);
    await player.enterAsDemo();
    if (stage.server === null) throw new Error('this stage has no server');
    const world = worldOfServer(stage.server);
    const mine = (await world.audit()).users.at(-1)?.userId ?? '';
    stage.server.host.engine.seedHuge(mine);
    for (let made = 1; made < MOVEMENTS; made += 1) await world.setCash(mine, 1_000 + made);
    await player.dismissToasts();
  });
  afterAll(() => stage.close());

  it('[SPORT-06] more than sixty bets come as one scrolls; a bet opened and the way back find the same rows at the same place', async () => {
    const bets = () => new MyBetsScreen(page).bets('Settled bets');
    await player.moveTo('/mybets?tab=settled');
    await soon(() => bets().count()).toBeGreaterThanOrEqual(25);
    for (const rows of [50, 75]) {
      await toEnd(page);
      await soon(() => bets().count()).toBeGreaterThanOrEqual(rows);
    }
    // How many there are depends on the hour: the last part may have come already.
    await page.getByText(/^\d+ of \d+ shown$|^That is all: \d+ bets\.$/).waitFor();
    await page
      .getByRole('button', { name: /^Details of the bet/ })
      .nth(50)
      .click();
    // What is pressed is brought into sight first.
    const at = await place(page);
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Bet ID').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: /^Home/ }).click();
    await soon(() => player.path).toBe('/home');
    await page.goBack();
    await soon(() => player.path).toBe('/mybets');
    await soon(() => bets().count()).toBeGreaterThanOrEqual(75);
    await soon(async () => Math.abs((await place(page)) - at)).toBeLessThan(60);
    expect(at).toBeGreaterThan(844);
  });

  it('the bets are in order for a screen reader, and nothing sticks out', async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  it('[CASH-03] movements come as one scrolls, the end is said, and their day then says its net', async () => {
    const { movements } = new StatementScreen(page);
    const net = () => page.getByRole('heading', { level: 2 }).first().innerText();
    await player.moveTo('/cashier');
    await soon(() => movements.count()).toBeGreaterThanOrEqual(25);
    for (const rows of [50, MOVEMENTS]) {
      await toEnd(page);
      await soon(() => movements.count()).toBeGreaterThanOrEqual(rows);
    }
    await page.getByText(`That is all: ${MOVEMENTS} transactions.`).waitFor();
    await soon(net).toMatch(/[+-]₹[\d,.]+/);
  });

  it('the movements are in order for a screen reader', async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(player.traffic.problems).toEqual([]);
  });
});
