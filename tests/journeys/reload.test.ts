import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { openStillStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { soon } from '@tests/support/journeys/soon';

describe('a reload of a list', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStillStage();
  });
  afterAll(() => stage.close());

  it('[SPORT-03] shows the matches of before at once, greyed and not to be bet on, until fresh prices arrive', async () => {
    // In the light scheme, where a greyed figure is harder to read.
    const player = await stage.arrive({ context: { colorScheme: 'light' } });
    await player.enterAsDemo('/spmsports/cricket');
    const { page } = player;
    const rows = page.getByRole('main').locator('a[href^="/exchange/"]');
    const price = page.getByRole('main').locator('[data-price-cell]').first();
    await rows.first().waitFor();
    await soon(() => price.getAttribute('aria-disabled')).toBeNull();
    const before = await rows.count();

    // Neither list nor stream answers any more.
    await page.route('**/bet/matches*', () => undefined);
    let silent = true;
    await page.routeWebSocket('**', (socket) => {
      if (!silent) socket.connectToServer();
    });
    await page.route('**/socket.io/**', (route) => route.abort());
    await page.reload();
    await rows.first().waitFor();
    expect(await rows.count()).toBe(before);
    expect(await price.getAttribute('aria-disabled')).toBe('true');
    await soon(() => price.innerText()).toMatch(/\d/);
    await page.getByRole('banner').getByText('old', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    silent = false;
    await page.unrouteAll();
    await page.reload();
    await soon(() => price.getAttribute('aria-disabled')).toBeNull();
  });
});
