import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { wayOn } from '@tests/support/journeys/wayOn';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { soon } from '@tests/support/journeys/soon';
import { DepositScreens } from '@tests/support/journeys/DepositScreens';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';
import { widthsOf } from '@tests/support/journeys/widthsOf';

const MINUTE = 60_000;

wayOn('phone', 'limits and the reality check', ({ step, player, world, isInOrder }) => {
  const here = () => player().page;
  const button = (name: string | RegExp) => here().getByRole('button', { name });

  step('a limit is set, and counts at once', async () => {
    await player().moveTo('/responsiblegame');
    await button('Set a Stake limit, 24 hours').click();
    const dialog = player().dialog('Stake limit: 24 hours');
    const field = dialog.getByRole('textbox', { name: 'New limit' });
    await soon(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await field.fill('1,000');
    await dialog.getByText('It applies at once.').waitFor();
    expect(await axeFindings(here())).toEqual([]);
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await here().getByText('₹1,000 left').waitFor();
  });

  step('a higher one waits, and says until when the old one applies', async () => {
    await button('Change the Stake limit, 24 hours').click();
    const dialog = player().dialog('Stake limit: 24 hours');
    await dialog.getByRole('textbox', { name: 'New limit' }).fill('5,000');
    await dialog.getByText(/^From .* Until then ₹1,000 applies\.$/).waitFor();
    await dialog.getByRole('button', { name: 'Request change' }).click();
    await here()
      .getByText(/You asked for ₹5,000.*until then ₹1,000 applies/)
      .waitFor();
    expect(await here().getByRole('button', { name: 'Yes, change it to ₹5,000' }).count()).toBe(0);
  });

  isInOrder('the page of the tools, with a limit that waits');

  step('[SPORT-05] the limit stops a bet, and the slip says which one and what is left', async () => {
    const match = await world().stillMatch();
    await player().backHome(match, '2000');
    await player().slip.place.click();
    await player().slip.says('This bet would go over a limit you set yourself.').waitFor();
    await player().slip.says('Stake limit, 24 hours: ₹1,000 of ₹1,000 left.').waitFor();
    expect(await world().bets()).toBe(1);
    expect((await world().audit()).users.every(({ hold }) => hold === 0)).toBe(true);
    expect(await axeFindings(here())).toEqual([]);
    await player().slip.press('Back to the slip');
  });

  step('[CASH-01] a deposit limit stops a deposit, which says which one and what is left', async () => {
    await player().moveTo('/responsiblegame');
    await button('Set a Deposit limit, 7 days').click();
    const dialog = player().dialog('Deposit limit: 7 days');
    await dialog.getByRole('textbox', { name: 'New limit' }).fill('500');
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const screen = new DepositScreens(here());
    await player().moveTo('/deposit/m_upi');
    await screen.amount.fill('600');
    await screen.button('Continue to payment').click();
    await here().getByText('This would go over a deposit limit you set yourself.').waitFor();
    await here().getByText('Deposit limit, 7 days: ₹500 of ₹500 left.').waitFor();
    expect(await axeFindings(here())).toEqual([]);
    await screen.order('500');
    await screen.tell('412345678901');
    await screen.submit();
    await soon(() => screen.state.innerText()).toBe('We are checking your payment');
    // What waits for its credit counts.
    await player().moveTo('/deposit/m_fastpay');
    await screen.amount.fill('500');
    await screen.button('Continue to FastPay').click();
    await here().getByText('Deposit limit, 7 days: ₹0 of ₹500 left.').waitFor();
    expect(await screen.waiting()).toBe(1);
  });

  step('[CASINO-03] the limit stops a round, and the game says which one and what is left', async () => {
    await player().moveTo('/casino/spribe/mines');
    await player().game.begin();
    await player().game.ready();
    const { inside } = player().game;
    await inside.getByRole('textbox').first().fill('1500');
    await inside.getByRole('button', { name: 'Start' }).click();
    await inside.getByText('This bet would go over a limit you set yourself').waitFor();
    await inside.getByText('Stake limit, 24 hours: ₹1,000 of ₹1,000 left.').waitFor();
  });

  step(
    '[CASINO-03] the reality check lies over a game that plays by itself, ends that, and stays until it is answered',
    async () => {
      await player().moveTo('/casino/qtech/20101');
      await player().game.begin();
      await player().game.ready();
      const { inside } = player().game;
      await inside.getByLabel('Bet', { exact: true }).fill('10');
      await inside.getByText('Autoplay', { exact: true }).click();
      await inside.getByLabel('How many').selectOption('100 spins');
      await inside.getByLabel('Stop on a loss of').selectOption('50x the bet');
      await inside.getByRole('button', { name: 'Start autoplay' }).click();
      await inside.getByRole('button', { name: /^Stop autoplay/ }).waitFor();
      await world().advance(61 * MINUTE);
      const check = player().dialog(/^You have been playing for 1 hour/);
      await check.waitFor();
      expect(
        await here().evaluate(
          () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') !== null,
        ),
      ).toBe(true);
      await check.getByText('Staked').waitFor();
      expect(await axeFindings(here())).toEqual([]);
      await here().keyboard.press('Escape');
      await here().keyboard.press('Escape');
      await soon(() => check.isVisible()).toBe(true);
      await check.getByRole('button', { name: 'Continue' }).click();
      await check.waitFor({ state: 'hidden' });
      await inside.getByText('Autoplay has stopped').waitFor();
      expect(player().path).toBe('/casino/qtech/20101');
    },
  );

  step('it comes back an interval later, after a reload too, and its Log out logs out', async () => {
    const check = player().dialog(/^You have been playing for \d+ hours/);
    // The interval begins anew when the server has heard of the answer: until then it is the old one that ends.
    await soon(async () => {
      await world().advance(61 * MINUTE);
      return check.isVisible();
    }).toBe(true);
    await here().reload();
    await check.waitFor();
    await check.getByRole('button', { name: 'Sign Out' }).click();
    await here().waitForURL('**/');
    await soon(() => check.count()).toBe(0);
  });

  step('the self-test is for visitors too, and ends in a score, an advice and a number to call', async () => {
    await player().dismissToasts();
    await player().moveTo('/responsiblegame');
    await button('Start the self-test').click();
    for (let question = 0; question < 9; question += 1) await button('Sometimes').click();
    await here().getByText('9 of 27 points').waitFor();
    await here().getByText('High risk').waitFor();
    expect(await here().getByRole('link', { name: 'Call 14416' }).first().getAttribute('href')).toBe(
      'tel:14416',
    );
    expect(await axeFindings(here())).toEqual([]);
  });
});

describe('breaks, and the question of age', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  for (const width of widthsOf('laptop')) {
    it(`on a ${width}: a time-out ends the session in every tab and keeps the log-in shut until it is over`, async () => {
      const asha = newPlayer();
      const player = await stage.arrive({ width });
      await player.enterAsNew(asha);
      const other = await player.anotherTab('/home');
      await player.moveTo('/responsiblegame');
      await player.page.getByRole('button', { name: 'Start a time-out' }).click();
      const dialog = player.dialog('Time-out: 24 hours');
      await dialog.getByRole('button', { name: 'Start a time-out' }).click();
      await dialog.getByText('Please confirm that you want this.').waitFor();
      expect(await axeFindings(player.page)).toEqual([]);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Start a time-out' }).click();
      await player.sawToast(/You are taking a time-out until/);
      for (const tab of [player, other]) {
        await tab.page.waitForURL('**/');
        await soon(() => tab.stored('token')).toBeNull();
        // Said once, by its own words.
        await tab.toast(/You are taking a time-out until/).waitFor();
        await soon(() => tab.stayingToasts()).toBe(1);
        await tab.header.logIn.waitFor();
        expect(await tab.header.register.isVisible()).toBe(false);
        expect(await tab.page.getByRole('button', { name: 'Create account' }).isVisible()).toBe(false);
      }
      const world = worldOfPage(player.page);
      const tries = async (): Promise<void> => {
        await player.dismissToasts();
        await player.header.logIn.click();
        await player.auth.logIn(asha);
      };
      await player.page.reload();
      await world.advance(23 * 60 * MINUTE);
      await tries();
      const refusal = player.auth.panel.getByText(/You are taking a time-out until/);
      await refusal.waitFor();
      expect(await player.stayingToasts()).toBe(0);
      expect(await player.header.register.isVisible()).toBe(false);
      await player.page.reload();
      await world.advance(61 * MINUTE);
      await tries();
      await player.page.waitForURL('**/home');
      await player.context.close();
    });

    it(`on a ${width}: a device is asked once whether its user is of age`, async () => {
      const player = await stage.arrive({ width, ofAge: false });
      await player.open('/');
      await player.header.logIn.click();
      const gate = player.dialog('Are you 18 or older?');
      await gate.waitFor();
      // Above the panel that the same press opened, and not to be put away.
      await soon(() =>
        player.page.evaluate(
          () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')?.textContent,
        ),
      ).toContain('Are you 18 or older?');
      await player.page.keyboard.press('Escape');
      await player.page.keyboard.press('Escape');
      await soon(() => gate.isVisible()).toBe(true);
      expect(await axeFindings(player.page)).toEqual([]);
      await gate.getByRole('button', { name: 'No, I am younger' }).click();
      await player.dialog('You cannot play here yet').getByRole('link', { name: 'Call 14416' }).waitFor();
      expect(await axeFindings(player.page)).toEqual([]);
      await player.page.getByRole('button', { name: 'I tapped the wrong button' }).click();
      await gate.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
      await gate.waitFor({ state: 'hidden' });
      await player.open('/');
      await player.header.logIn.click();
      await player.auth.titled('Login').waitFor();
      expect(await gate.count()).toBe(0);
      expect(player.traffic.problems).toEqual([]);
      await player.context.close();
    });
  }
});
