import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { soon } from '@tests/support/journeys/soon';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

/** Somebody with three positions that are ahead cashes them out one after the other from My Bets, by the finger and by the keyboard. */
wayOn('phone', 'the rows of the cash out', ({ width, step, player, world, isInOrder }) => {
  const matches: StillMatch[] = [];
  const homes: string[] = [];
  const list = () => player().page.getByRole('region', { name: 'Cash out', exact: true });
  const rows = () => list().getByRole('listitem');
  const row = (home: string) => rows().filter({ hasText: home });
  const button = (of: Locator) => of.getByRole('button', { name: /^Cash out [+-]/ });
  const middleOf = async (of: Locator) => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const placesOf = (homesOfRows: readonly string[]) =>
    Promise.all(homesOfRows.map(async (home) => (await row(home).boundingBox())?.y));

  step('[SPORT-05] three positions can be cashed out', async () => {
    for (let at = 0; at < 3; at += 1) {
      const match = await world().stillMatch({ delaySeconds: 0, overs: at === 2 ? 20 : 5 });
      matches.push(match);
      homes.push(await player().backHome(match, '1000'));
      await player().slip.placeAtOnce();
      const { marketId, homeId, awayId } = match;
      await world().market(marketId, { action: 'move', runnerId: awayId, odds: 4 });
      await world().market(marketId, { action: 'move', runnerId: homeId, odds: 1.24, layOdds: 1.25 });
      await world().market(marketId, { action: 'depth', runnerId: homeId, side: 'lay', size: 50_000 });
    }
    // Of the last one something rests.
    const [, , last = ''] = homes;
    await player().dismissToasts();
    await player().match.back(last).click();
    await player().slip.stake.fill('500');
    await player().slip.odds.fill('3');
    await player().slip.place.click();
    await player().page.getByRole('button', { name: 'Place it anyway' }).click();
    await soon(() => world().bets()).toBe(4);
    await player().dismissToasts();
    await player().moveTo('/mybets');
    await list().waitFor();
    if (width === 'phone') {
      const all = list().getByRole('button', { name: 'All 3' });
      const before = await all.boundingBox();
      const first = await rows().first().boundingBox();
      const finger = await middleOf(all);
      await player().page.touchscreen.tap(finger.x, finger.y);
      await soon(() => rows().count()).toBe(3);
      // What is added comes above: neither what was pressed nor what was there moves.
      const fewer = await list().getByRole('button', { name: 'Fewer' }).boundingBox();
      expect(fewer?.y).toBe(before?.y);
      expect((await rows().last().boundingBox())?.y).toBe(first?.y);
    }
    for (const home of homes) await soon(() => button(row(home)).innerText()).toMatch(/\+₹600\.00/);
  });

  isInOrder('the rows');

  step('[F53] a row that is cashed out stays under the finger, and so do all others', async () => {
    const [home = ''] = homes;
    const places = await placesOf(homes);
    const finger = await middleOf(button(row(home)));
    const press = () =>
      width === 'phone'
        ? player().page.touchscreen.tap(finger.x, finger.y)
        : player().page.mouse.click(finger.x, finger.y);
    await press();
    await row(home).getByText('Locked in +₹600.00').waitFor();
    expect(await placesOf(homes)).toEqual(places);
    await press();
    expect(
      await player().page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('li > :not(a)')?.textContent,
        finger,
      ),
    ).toBe('Locked in +₹600.00');
    expect(player().path).toBe('/mybets');
    for (const other of homes.slice(1)) expect(await button(row(other)).isEnabled()).toBe(true);
    expect(await world().bets()).toBe(5);
  });

  step(
    '[F53] by the keyboard the focus goes to the result, and Enter that is held or pressed again does nothing',
    async () => {
      const [, home = '', last = ''] = homes;
      const { keyboard } = player().page;
      await button(row(home)).focus();
      // Down again without up: held.
      await keyboard.down('Enter');
      await keyboard.down('Enter');
      await row(home).getByText('Locked in +₹600.00').waitFor();
      await soon(() => player().page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Locked in +₹600.00',
      );
      await keyboard.down('Enter');
      await button(row(last)).focus();
      await keyboard.down('Enter');
      await keyboard.up('Enter');
      expect(await button(row(last)).getAttribute('aria-busy')).toBeNull();
      expect(await button(row(last)).isEnabled()).toBe(true);
      expect(await world().bets()).toBe(6);
    },
  );

  isInOrder('the rows that are done');

  step('[SPORT-05] a market that ends leaves its row, with what became of it', async () => {
    const [home = ''] = homes;
    // By the first: above the list the bets may grow and shrink.
    const apart = async () => {
      const places = await placesOf(homes);
      return places.map((place) => (place ?? 0) - (places[0] ?? 0));
    };
    const places = await apart();
    const [ended] = matches;
    if (ended === undefined) throw new Error('no match');
    await world().market(ended.marketId, { action: 'settle', runnerId: ended.homeId });
    await row(home).getByText('No longer open').waitFor();
    expect(await apart()).toEqual(places);
  });

  step('[SPORT-05] when the page is opened again, what can be cashed out is first', async () => {
    const [, , last = ''] = homes;
    await player().dismissToasts();
    await player().moveTo('/home');
    await player().moveTo('/mybets');
    await list().waitFor();
    const first = () => (width === 'phone' ? rows().last() : rows().first());
    await soon(() => first().innerText()).toContain(last);
    expect(await rows().count()).toBe(width === 'phone' ? 1 : 2);
  });

  step(
    '[SPORT-05] while a bet waits there, that is said before and after, and nothing is called locked in',
    async () => {
      const [, , last = ''] = homes;
      await row(last).getByText('Waiting ₹500').waitFor();
      await button(row(last)).click();
      await player().sawToast('1 bet is still waiting to be matched');
      await row(last).getByText('Matched bets +₹600.00').waitFor();
      await row(last).getByText('Waiting ₹500').waitFor();
      await row(last).getByText('Back 2.00 ₹1,000 · Lay 1.25 ₹1,600').waitFor();
    },
  );
});
