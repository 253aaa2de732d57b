import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { PageFault } from '@tests/support/journeys/PageFault';
import { soon } from '@tests/support/journeys/soon';
import type { StillMatch } from '@tests/support/journeys/World';

const ON = 'One-click on: ₹200';
const OFF_AGAIN = 'One-click betting is off again.';

wayOn('phone', 'one-click betting', ({ width, step, player, world, isInOrder }) => {
  let match: StillMatch;
  let home: string;
  let away: string;
  let placed = 1;
  const dialog = () => player().dialog('One-click betting');
  const openSlip = async (): Promise<void> => {
    if (width === 'phone') await player().slip.bar.click();
  };
  /** On a phone it is among the settings of a slip. */
  const ask = async (): Promise<void> => {
    if (width === 'phone') {
      await player().match.back(home).click();
      await player().slip.settings.click();
    }
    await player().slip.press('One-click');
  };
  const closeAgain = async (): Promise<void> => {
    if (width !== 'phone') return;
    await player().dialog('Bet settings').getByRole('button', { name: 'Close' }).last().click();
    await player().slip.press('Cancel');
  };
  const turnOn = async (): Promise<void> => {
    await ask();
    await dialog().getByRole('textbox', { name: 'Stake of each bet' }).fill('200');
    await dialog().getByRole('checkbox').check();
    await dialog().getByRole('button', { name: 'Turn on' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await closeAgain();
    await player().slip.says(ON).or(player().slip.bar).first().waitFor();
  };

  step('[SPORT-05] is off until a stake is named and what it means is confirmed', async () => {
    match = await world().stillMatch({ delaySeconds: 0 });
    await player().toMatch(match.path);
    [home, away] = await player().match.sides();
    await ask();
    const on = dialog().getByRole('button', { name: 'Turn on' });
    expect(await on.isDisabled()).toBe(true);
    await dialog().getByRole('checkbox').check();
    await on.click();
    await dialog().getByText('Enter a stake.').waitFor();
  });

  isInOrder('the question');

  step('[SPORT-05] once on, it says so and for how much', async () => {
    await dialog().getByRole('textbox', { name: 'Stake of each bet' }).fill('200');
    await dialog().getByRole('button', { name: 'Turn on' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await closeAgain();
    await player().slip.says(ON).or(player().slip.bar).first().waitFor();
  });

  step('[SPORT-05] [F53] one tap on a price is one bet, two taps in a row are no second one', async () => {
    await player()
      .match.back(home)
      .evaluate((price: HTMLElement) => {
        price.click();
        price.click();
      });
    await player().slip.says('Bet matched').waitFor();
    await player()
      .slip.says(/₹200 at 2\.00/)
      .waitFor();
    expect(await world().bets()).toBe(1);
    await player().slip.putAway();
    await soon(() => player().header.exposureText()).toBe('Exp: -200');
  });

  step(
    '[SPORT-05] [F53] the second press of two that closed a layer is no bet on the price under it',
    async () => {
      const { page } = player();
      const price = player().match.odds.lay(away);
      const box = await price.boundingBox();
      if (box === null) throw new Error('no price to lay');
      const at = [box.x + box.width - 4, box.y + box.height / 2] as const;
      const layer = player().dialog(width === 'phone' ? 'Menu' : 'Search Games');
      if (width === 'phone') await player().header.bar.getByRole('button', { name: 'Menu' }).click();
      else await page.keyboard.press('/');
      await layer.waitFor();
      if (width === 'phone') {
        await page.touchscreen.tap(...at);
        await page.touchscreen.tap(...at);
      } else await page.mouse.dblclick(...at);
      await layer.waitFor({ state: 'hidden' });
      // What is bet on now is the first bet since.
      const back = player().match.back(away);
      const [odds = ''] = /^[\d.]+/.exec(await back.innerText()) ?? [];
      await back.click();
      await player()
        .slip.says(new RegExp(`₹200 at ${odds}`))
        .waitFor();
      await player().slip.putAway();
      expect(await world().bets()).toBe(placed + 1);
      placed += 1;
    },
  );

  step('[SPORT-05] off again, a tap opens the slip and places nothing', async () => {
    await openSlip();
    await player().slip.press('Off');
    await player().slip.says(ON).waitFor({ state: 'hidden' });
    if (width === 'phone') await player().slip.press('Hide the bet slip');
    await player().match.back(away).click();
    await player().slip.stake.waitFor();
    await soon(() => player().slip.stake.inputValue()).toBe('');
    await player().slip.press('Cancel');
    expect(await world().bets()).toBe(placed);
  });

  step('[SPORT-05] [F76] a lost connection turns it off, and says so', async () => {
    await turnOn();
    const lost = await PageFault.plan(player().page, { action: 'kick' });
    await soon(() => lost.occurred()).toBe(1);
    await player().sawToast(OFF_AGAIN);
    await soon(() => player().match.back(away).isEnabled()).toBe(true);
    await player().match.back(away).click();
    await player().slip.stake.waitFor();
    expect(await world().bets()).toBe(placed);
    await player().slip.press('Cancel');
    await player().dismissToasts();
  });

  step('[SPORT-05] [SES-06] signing out turns it off: the next log-in begins without it', async () => {
    await turnOn();
    await player().header.signOut();
    await soon(() => player().path).toBe('/');
    await player().logInAsDemo();
    await player().toMatch(match.path);
    await player().match.back(home).click();
    await player().slip.stake.waitFor();
    expect(await player().slip.says(ON).count()).toBe(0);
    expect(await world().bets()).toBe(placed);
  });
});
