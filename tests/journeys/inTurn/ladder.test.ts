import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { dragByTouch, middleOf, tapByTouch } from '@tests/support/journeys/dragByTouch';
import { layoutShift, smallTargets } from '@tests/support/journeys/measures';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import { stillWayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

stillWayOn('laptop', 'the ladder of a runner', ({ width, step, player, world, isInOrder }) => {
  let match: StillMatch;
  let home: string;
  const main = (): Locator => player().page.getByRole('main');
  const ladder = (): Locator => main().getByRole('grid', { name: `Ladder: ${home}` });
  const row = (odds: string): Locator =>
    ladder()
      .getByRole('row')
      .filter({ has: player().page.getByRole('rowheader', { name: odds, exact: true }) });
  const back = (odds: string): Locator => row(odds).getByRole('button', { name: `Back ${home} at ${odds}:` });
  // One whose last change is still on its way is not moved again.
  const mine = (odds: string): Locator =>
    row(odds).getByRole('button', { name: /^My back bet/, disabled: false });

  step('[SPORT-04] opens from the head of a market, on the page of its match', async () => {
    match = await world().stillMatch({ delaySeconds: 0 });
    await world().market(match.marketId, { action: 'configure', allowUnmatched: true });
    await player().toMatch(match.path);
    [home] = await player().match.sides();
    if (width === 'laptop') {
      // There is room for what its runners were matched at last.
      await soon(() =>
        player()
          .match.market.getByText(/^Last \d/)
          .count(),
      ).toBe(2);
      await player().match.market.getByRole('link', { name: 'Ladder: Match Odds' }).click();
    } else {
      await player().match.market.getByRole('button', { name: 'Market info: Match Odds' }).click();
      await main().getByRole('link', { name: 'Ladder' }).filter({ visible: true }).click();
    }
    await ladder().waitFor();
    await row('2.00').waitFor();
  });

  step('[SPORT-04] shows the sizes that the feed has, and none where it has none', async () => {
    await soon(() => back('2.00').innerText()).toMatch(/\d/);
    expect(await row('2.02').getByRole('button', { name: /^Lay/ }).innerText()).toMatch(/\d/);
    expect(await row('2.02').getByRole('button', { name: /^Back/ }).innerText()).toBe('');
    expect(await row('2.08').getByRole('button').allInnerTexts()).toEqual(['', '']);
    await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 1.98 });
    await soon(() => back('2.00').innerText()).toBe('');
    expect(await back('1.98').innerText()).toMatch(/\d/);
    await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2 });
  });

  step('[SPORT-04] nothing moves while it comes, also what was matched last', async () => {
    const { page } = player();
    const head = main().getByRole('region', { name: home, exact: true });
    const { score, moved } = await layoutShift(page, page.url(), () => head.getByText(/^Last \d/).waitFor());
    expect(score, moved).toBeLessThanOrEqual(0.02);
  });

  isInOrder('a ladder');

  step('[SPORT-04] fits the screen, and a finger', async () => {
    expect(await sticksOut(player())).toEqual([]);
    if (width === 'phone')
      expect(await smallTargets(player().page, '.toast-outlet, [aria-label="Announcements"] *')).toEqual([]);
  });

  step('[SPORT-05] a press opens the slip at those odds, with the stake that was chosen', async () => {
    await main().getByRole('radio', { name: '500', exact: true }).check({ force: true });
    await back('2.06').click();
    await soon(() => player().slip.oddsText()).toBe('2.06');
    expect(await player().slip.stake.inputValue()).toBe('500');
    expect(await player().slip.placeAtOnce()).toContain('Placed, not matched yet');
    await mine('2.06').waitFor();
  });

  step('[SPORT-05] [F53] Enter that is held opens the slip and places nothing', async () => {
    const { page, slip } = player();
    await back('2.04').focus();
    await page.keyboard.down('Enter');
    await soon(() => slip.oddsText()).toBe('2.04');
    await soon(() => slip.stake.inputValue()).toBe('500');
    for (let at = 0; at < 5; at += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await world().bets()).toBe(1);
    await slip.press('Cancel');
  });

  step('[SPORT-05] a bet that waits is moved by keys: picked up, and put down on another row', async () => {
    await mine('2.06').focus();
    await player().page.keyboard.press('Enter');
    await main().getByText('₹500 at 2.06: press the odds to move it to.').waitFor();
    await player().page.keyboard.press('ArrowRight');
    await player().page.keyboard.press('ArrowUp');
    await player().page.keyboard.press('Enter');
    await player().sawToast('Bet changed');
    await mine('2.08').waitFor();
    // A second Enter is about the bet, and no other bet.
    await soon(() => mine('2.08').evaluate((bet) => bet === document.activeElement)).toBe(true);
    expect(
      await ladder()
        .getByRole('button', { name: /^My back bet/ })
        .count(),
    ).toBe(1);
  });

  step('[SPORT-05] it is dragged to another', async () => {
    await player().dismissToasts();
    await mine('2.08').scrollIntoViewIfNeeded();
    const from = await mine('2.08').boundingBox();
    const to = await row('2.04').boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag');
    const { mouse } = player().page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 5 });
    await mouse.up();
    await mine('2.04').waitFor();
    // Said once it is done everywhere: a bet whose change is only just told is drawn anew under a finger.
    await player().sawToast('Bet changed');
  });

  step('[SPORT-05] and by a finger, which does not scroll the page', async () => {
    const { page } = player();
    await player().dismissToasts();
    await row('2.02').scrollIntoViewIfNeeded();
    await mine('2.04').scrollIntoViewIfNeeded();
    const from = await middleOf(mine('2.04'));
    const scrolled = await page.evaluate(() => scrollY);
    await dragByTouch(page, from, { x: from.x, y: (await middleOf(row('2.06'))).y });
    await mine('2.06').waitFor();
    await player().sawToast('Bet changed');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await player().dismissToasts();
    await tapByTouch(page, await middleOf(mine('2.06')));
    await main().getByText('₹500 at 2.06: press the odds to move it to.').waitFor();
    await row('2.04')
      .getByRole('button', { name: /^Move to 2\.04/ })
      .first()
      .click();
    await mine('2.04').waitFor();
  });

  step('[SPORT-05] the rows are walked by arrows, and stay until they are centred', async () => {
    await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 1.3 });
    await soon(() => ladder().locator('[data-quoted]').count()).toBe(0);
    await row('2.00').waitFor();
    const centre = main()
      .getByRole('region', { name: home, exact: true })
      .getByRole('button', { name: 'Centre' });
    // Also while a bet is in hand: it may go to a row that is not there yet.
    await mine('2.04').click();
    await main().getByText('₹500 at 2.04: press the odds to move it to.').waitFor();
    await centre.click();
    await row('1.30').waitFor();
    await main()
      .getByRole('region', { name: home, exact: true })
      .getByText('Higher odds, 1 bet there')
      .waitFor();
    await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2 });
    await centre.click();
    await row('2.00').waitFor();
    await mine('2.04').click();
    await soon(() => back('2.00').innerText()).toMatch(/\d/);
  });

  step(
    '[SPORT-04] a bet that is matched stands in its head as the last one, and its row is marked',
    async () => {
      await back('2.00').click();
      expect(await player().slip.placeAtOnce()).not.toContain('not matched yet');
      await main().getByRole('region', { name: home, exact: true }).getByText('Last 2.00').waitFor();
      await soon(() => ladder().locator('[data-last]').getByRole('rowheader').allInnerTexts()).toEqual([
        '2.00',
      ]);
    },
  );

  step('[SPORT-05] [P12] it is cancelled where it is, and the way back leads to the markets', async () => {
    await mine('2.04').click();
    await main().getByRole('button', { name: 'Cancel bet' }).first().click();
    await player().sawToast('Cancelled');
    await soon(() =>
      ladder()
        .getByRole('button', { name: /^My back bet/ })
        .count(),
    ).toBe(0);
    await main().getByRole('button', { name: 'Markets' }).click();
    await player().match.market.getByRole('grid').waitFor();
  });
});
