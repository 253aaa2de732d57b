import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { viewports } from '@tests/support/browser/viewports';
import { dragByTouch, middleOf } from '@tests/support/journeys/dragByTouch';
import { layoutShift, smallTargets } from '@tests/support/journeys/measures';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import { stillWayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

stillWayOn('phone', 'many markets on one page', ({ width, step, player, world, isInOrder }) => {
  let first: StillMatch;
  let second: StillMatch;
  const main = (): Locator => player().page.getByRole('main');
  const panel = (): Locator => main().getByRole('tabpanel');
  const links = async (): Promise<(string | null)[]> =>
    panel()
      .locator('header a[id]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const region = (at: number): Locator => panel().getByRole('region').nth(at);
  /** In its head where there is room, among its conditions on a phone. */
  const putOn = async (match: StillMatch): Promise<void> => {
    await player().toMatch(match.path);
    if (width === 'laptop') {
      await player().match.market.getByRole('button', { name: 'Match Odds on My markets' }).click();
      return;
    }
    await player().match.market.getByRole('button', { name: 'Market info: Match Odds' }).click();
    await main().getByRole('button', { name: 'Add to My markets' }).filter({ visible: true }).click();
    await main().getByRole('button', { name: 'Remove from My markets' }).filter({ visible: true }).waitFor();
  };
  const toMarkets = async (): Promise<void> => {
    await player().moveTo('/markets');
    await player().heading.filter({ hasNotText: ' v ' }).waitFor();
    await main().getByRole('tab', { selected: true }).waitFor();
  };

  step('[SPORT-04] the page is empty at first, and says how to fill it', async () => {
    await toMarkets();
    await main().getByText('No markets here yet.').waitFor();
  });

  isInOrder('no markets');

  step('[SPORT-04] a market is put there from its own head, and stands there with its prices', async () => {
    first = await world().stillMatch({ delaySeconds: 0 });
    second = await world().stillMatch({ delaySeconds: 0 });
    await putOn(first);
    await putOn(second);
    await toMarkets();
    await soon(links).toEqual([first.path, second.path]);
    await region(0)
      .getByRole('button', { name: /^Back .* 2\.00/ })
      .first()
      .waitFor();
    await region(1)
      .getByRole('button', { name: /^Back .* 2\.00/ })
      .first()
      .waitFor();
    await world().market(second.marketId, { action: 'move', runnerId: second.homeId, odds: 3 });
    await region(1)
      .getByRole('button', { name: /^Back .* 3\.00/ })
      .first()
      .waitFor();
    await soon(() =>
      region(1)
        .getByText(/^Last \d/)
        .count(),
    ).toBe(width === 'laptop' ? 2 : 0);
  });

  isInOrder('two markets');

  step('[SPORT-04] it fits the screen, and a finger', async () => {
    expect(await sticksOut(player())).toEqual([]);
    if (width === 'phone')
      expect(await smallTargets(player().page, '.toast-outlet, [aria-label="Announcements"] *')).toEqual([]);
  });

  step('[SPORT-04] whose market it is can be read whole, on a wide screen too', async () => {
    const names = panel().locator('header a[id]');
    const { page } = player();
    for (const size of [viewports.laptop, viewports.phone]) {
      await page.setViewportSize(size);
      await soon(() =>
        names.evaluateAll((all) =>
          all.map((each) => each.clientWidth > 60 && each.scrollWidth <= each.clientWidth),
        ),
      ).toEqual([true, true]);
    }
    if (width === 'laptop') await page.setViewportSize(viewports.laptop);
  });

  step('[SPORT-04] nothing moves while it comes', async () => {
    const { page } = player();
    const { score, moved } = await layoutShift(page, page.url(), () =>
      region(1)
        .getByRole('button', { name: /^Back .* 3\.00/ })
        .first()
        .waitFor(),
    );
    expect(score, moved).toBeLessThanOrEqual(0.02);
  });

  step('[SPORT-05] a tap on a price there is a bet on that match', async () => {
    await region(1)
      .getByRole('button', { name: /^Back .* 3\.00/ })
      .first()
      .click();
    await player().slip.stake.fill('200');
    await player().slip.placeAtOnce();
    await soon(() => player().header.exposureText()).toBe('Exp: -200');
    await region(1).getByText('+₹400').first().waitFor();
  });

  step('[SPORT-04] [F62] the order is the player’s own, by keys and by dragging, and stays', async () => {
    await panel().getByRole('button', { name: 'Move up: Match Odds' }).nth(1).press('Enter');
    await soon(links).toEqual([second.path, first.path]);
    const grips = panel().locator('[title="Drag to reorder"]');
    await grips.nth(0).scrollIntoViewIfNeeded();
    const from = await grips.nth(0).boundingBox();
    const last = await panel().getByRole('listitem').last().boundingBox();
    if (from === null || last === null) throw new Error('nothing to drag');
    const { mouse } = player().page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + 4, last.y + last.height - 4, { steps: 4 });
    await mouse.up();
    await soon(links).toEqual([first.path, second.path]);
    await player().page.reload();
    await soon(links).toEqual([first.path, second.path]);
  });

  step('[SPORT-04] and by a finger, which does not scroll the page', async () => {
    const { page } = player();
    const grips = panel().locator('[title="Drag to reorder"]');
    const move = async (from: number, to: Locator, expected: readonly string[]): Promise<void> => {
      const at = await middleOf(grips.nth(from));
      await dragByTouch(page, at, { x: at.x, y: (await middleOf(to)).y });
      await soon(links).toEqual(expected);
    };
    await grips.nth(1).waitFor();
    const scrolled = await page.evaluate(() => scrollY);
    await move(1, grips.nth(0), [second.path, first.path]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await move(1, grips.nth(0), [first.path, second.path]);
  });

  step('[SPORT-04] another list has a name and markets of its own', async () => {
    await main().getByRole('button', { name: 'Lists: more' }).click();
    await main().getByRole('button', { name: 'New list' }).click();
    const dialog = player().dialog('New list');
    await dialog.getByRole('textbox', { name: 'Name of the list' }).fill('Tonight');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await main().getByText('No markets here yet.').waitFor();
    await main().getByRole('tab', { name: 'My markets' }).click();
    await soon(links).toEqual([first.path, second.path]);
  });

  step('[SPORT-04] twelve are the most; what is not on the screen is not drawn', async () => {
    await player().page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.includes('marketLists')) ?? '';
      const saved = JSON.parse(localStorage.getItem(key) ?? '') as {
        lists: { markets: { marketId: string }[] }[];
      };
      const markets = saved.lists[0]?.markets ?? [];
      const [one] = markets;
      for (let at = markets.length; one !== undefined && at < 12; at += 1)
        markets.push({ ...one, marketId: `1.none.${at}` });
      localStorage.setItem(key, JSON.stringify(saved));
    });
    await player().page.reload();
    await soon(async () => (await links()).length).toBe(12);
    await main().getByText('Match Odds is no longer offered.').first().waitFor();
    expect(await panel().getByText('Match Odds is no longer offered.').count()).toBeLessThan(10);
    const third = await world().stillMatch({ overs: 20 });
    await player().toMatch(third.path);
    const market = player().match.market;
    if (width === 'laptop') await market.getByRole('button', { name: 'Match Odds on My markets' }).click();
    else {
      await market.getByRole('button', { name: 'Market info: Match Odds' }).click();
      await main().getByRole('button', { name: 'Add to My markets' }).filter({ visible: true }).click();
    }
    await player().sawToast('This list is full: 12 markets at most.');
  });

  step('[SPORT-04] one is taken off', async () => {
    await toMarkets();
    await panel().getByRole('button', { name: 'Remove from the list: Match Odds' }).first().click();
    await soon(async () => (await links())[0]).toBe(second.path);
  });
});
