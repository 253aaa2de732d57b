import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fetchOn } from '@tests/support/journeys/fetchOn';
import { topOf } from '@tests/support/journeys/measures';
import { openStage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';

/** Every list of this page holds this match alone, in play: which price is tapped is then no matter of chance. */
async function listOnly(page: Page, id: string): Promise<void> {
  await page.route(/\/bet\/matches/, async (route) => {
    const response = await fetchOn(route);
    const reply = (await response.json()) as { data: { matches?: { id: string }[] } };
    const matches = (reply.data.matches ?? [])
      .filter((each) => each.id === id)
      .map((each) => ({ ...each, status: 'inPlay' }));
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, matches } } });
  });
}

/** Taps as a thumb does, and counts. */
function thumb() {
  let taps = 0;
  return {
    tap: async (what: Locator): Promise<void> => {
      taps += 1;
      await what.tap();
    },
    taps: () => taps,
  };
}

describe('how many taps it takes on a phone', () => {
  it('[SPORT-05] four from the landing page to a matched bet, with a demo account', async () => {
    const stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    const match = await worldOfServer(stage.server).stillMatch({ delaySeconds: 0 });
    const player = await stage.arrive({ width: 'phone' });
    const { page, slip, auth } = player;
    await listOnly(page, match.id);
    await player.open('/');
    const { tap, taps } = thumb();
    const live = page.getByRole('region', { name: 'Live now' });
    await tap(live.locator('[data-price-cell]:not([aria-disabled="true"])').first());
    await tap(auth.titled('Login').getByRole('button', { name: 'Try the demo' }));
    await tap(slip.slip.getByRole('button', { name: '+500', exact: true }));
    await tap(slip.place);
    await slip.says('Bet matched').waitFor();
    expect(taps()).toBe(4);
    // What became of it leaves the navigation free: another page is one tap away, and the bet waits there in its bar.
    await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Bets' }));
    await page.waitForURL('**/mybets');
    expect(taps()).toBe(5);
    await stage.close();
  });

  it('[SPORT-05] a bet that is placed from the home page is a row of it, above the prices: none of them moves under the thumb', async () => {
    const stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    const match = await worldOfServer(stage.server).stillMatch({ delaySeconds: 0 });
    const player = await stage.arrive({ width: 'phone' });
    const { page, slip } = player;
    await listOnly(page, match.id);
    await player.enterAsDemo('/home');
    const price = page.getByRole('region', { name: 'Live and next' }).locator('[data-price-cell]').first();
    await price.and(page.locator(':not([aria-disabled="true"])')).tap();
    const before = await topOf(price);
    await slip.slip.getByRole('button', { name: '+500', exact: true }).tap();
    await slip.place.tap();
    await slip.says('Bet matched').waitFor();
    const bets = page.getByRole('region', { name: 'Your open bets' });
    await bets.getByRole('listitem').waitFor();
    expect(await topOf(price)).toBe(before);
    expect((await bets.boundingBox())?.height).toBeGreaterThan(0);
    await stage.close();
  });

  it('[CASINO-03] two from the home page to a round of a game that was played before', async () => {
    const stage = await openStage('remote');
    const player = await stage.arrive({ width: 'phone' });
    const { page, game } = player;
    await player.enterAsDemo('/casino/spribe/mines');
    await game.begin();
    await game.ready();
    await player.open('/home');
    const { tap, taps } = thumb();
    await tap(page.getByRole('list', { name: 'Recently played' }).getByRole('link', { name: /Mines/ }));
    await game.ready();
    await tap(game.inside.getByRole('button', { name: 'Start' }));
    await game.inside
      .getByRole('button', { name: 'Tile 13, closed' })
      .and(game.inside.locator(':enabled'))
      .waitFor();
    expect(taps()).toBe(2);
    await stage.close();
  });
});
