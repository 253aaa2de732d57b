import { expect } from 'vitest';
import { countTaps, taps } from '@tests/support/journeys/countTaps';
import { soon } from '@tests/support/journeys/soon';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

/** Somebody who backed the home side at 2.00 for 1,000 and is ahead: they take a part of it, then some from Home, and the rest from My Bets. */
wayOn('phone', 'cash out a part, and from everywhere', ({ width, step, player, world, isInOrder }) => {
  let match: StillMatch;
  const dialog = () => player().dialog(/^Cash out: /);
  const slider = () => dialog().getByRole('slider', { name: 'How much of your position' });
  const part = () => player().page.getByRole('main').getByRole('button', { name: 'How much to cash out' });
  const button = () =>
    player()
      .page.getByRole('main')
      .getByRole('button', { name: /^Cash out [+-]/ });
  const offered = async (layHome: number, backAway: number): Promise<void> => {
    const { marketId, homeId, awayId } = match;
    await world().market(marketId, { action: 'move', runnerId: awayId, odds: backAway });
    const odds = Math.round(layHome * 100 - 1) / 100;
    await world().market(marketId, { action: 'move', runnerId: homeId, odds, layOdds: layHome });
    await world().market(marketId, { action: 'depth', runnerId: homeId, side: 'lay', size: 50_000 });
  };

  step(
    '[SPORT-05] the slider begins at half: its figure is in the button, and what stays open is said',
    async () => {
      match = await world().stillMatch({ delaySeconds: 0 });
      await player().backHome(match, '1000');
      await player().slip.placeAtOnce();
      await offered(1.25, 4);
      await soon(() => button().innerText()).toMatch(/Cash out\s+\+₹600\.00/);
      await part().click();
      await soon(() =>
        dialog()
          .getByRole('button', { name: /^Cash out 50 %/ })
          .innerText(),
      ).toContain('+₹300.00');
      await dialog().getByText('Your result after that: +₹800.00 at best, -₹200.00 at worst.').waitFor();
    },
  );

  isInOrder('the slider');

  step('[SPORT-05] it moves by the keyboard, to a tenth and to all', async () => {
    await slider().focus();
    await player().page.keyboard.press('Home');
    await soon(() =>
      dialog()
        .getByRole('button', { name: /^Cash out 10 %/ })
        .innerText(),
    ).toContain('+₹60.00');
    await player().page.keyboard.press('End');
    await soon(() =>
      dialog()
        .getByRole('button', { name: /^Cash out 100 %/ })
        .innerText(),
    ).toContain('+₹600.00');
    await dialog().getByText('Nothing stays open.').waitFor();
    await player().page.keyboard.press('Home');
    for (const at of [15, 20, 25]) {
      await player().page.keyboard.press('ArrowRight');
      await soon(() => slider().inputValue()).toBe(String(at));
    }
  });

  step('[P08] a quarter of it is taken, the rest stays open', async () => {
    await dialog()
      .getByRole('button', { name: /^Cash out 25 %/ })
      .click();
    await player().sawToast('25 % of your position cashed out');
    await soon(() => player().header.exposureText()).toBe('Exp: -600');
    await soon(() => button().innerText()).toMatch(/\+₹600\.00/);
    expect(await world().bets()).toBe(2);
  });

  step('[SPORT-05] from Home half of what is left is taken', async () => {
    await player().dismissToasts();
    await player().moveTo('/home');
    await soon(() => button().innerText()).toMatch(/Cash out\s+\+₹600\.00/);
    await part().click();
    await dialog()
      .getByRole('button', { name: /^Cash out 50 % \+₹/ })
      .click();
    await soon(() => player().header.exposureText()).toBe('Exp: 0');
    expect(await world().bets()).toBe(3);
  });

  step('[SPORT-05] from My Bets the rest is one tap', async () => {
    await player().dismissToasts();
    await player().moveTo('/mybets');
    await player().page.getByRole('region', { name: 'Cash out', exact: true }).waitFor();
    await soon(() => button().innerText()).toMatch(/Cash out\s+\+₹600\.00/);
    await countTaps(player().page);
    await (width === 'phone' ? button().tap() : button().click());
    await player().page.getByRole('main').getByText('Locked in +₹600.00').waitFor();
    expect(await taps(player().page)).toBe(1);
    expect(await world().bets()).toBe(4);
  });

  isInOrder('My Bets with its positions');

  step('[P08] whoever wins, that is what is paid', async () => {
    await world().market(match.marketId, { action: 'settle', runnerId: match.awayId });
    await soon(() => player().header.balance()).toBe('10,600.00 INR');
    expect((await world().audit()).ledgerSum).toBe(0);
  });
});
