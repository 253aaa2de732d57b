import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { soon } from '@tests/support/journeys/soon';
import type { StillMatch } from '@tests/support/journeys/World';

wayOn('laptop', 'what happens during the in-play delay', ({ step, player, world, isInOrder }) => {
  let match: StillMatch;
  const move = (odds: number) =>
    world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds });
  const sendBet = async (stake: string): Promise<void> => {
    await player().slip.stake.fill(stake);
    await player().slip.place.click();
    await player().slip.says('Your bet is in the in-play delay.').waitFor();
  };
  const nothingPlaced = async (): Promise<void> => {
    await soon(() => player().header.exposureText()).toBe('Exp: 0');
    await soon(() => player().header.balance()).toBe('10,000.00 INR');
  };

  step('[SPORT-05] [F41] suspended meanwhile: not placed, and nothing is held', async () => {
    match = await world().stillMatch();
    await player().backHome(match, '750');
    await sendBet('750');
    await soon(() => player().header.exposureText()).toBe('Exp: -750');
    await world().market(match.marketId, { action: 'suspend' });
    await world().waitOutDelay();
    await player().slip.says('Bet not placed').waitFor();
    await player().slip.says('Betting on this market is suspended for now.').waitFor();
    await nothingPlaced();
  });

  isInOrder('the refusal');

  step(
    '[SPORT-05] [F40] [F41] back in the slip the stake is kept; it can be placed when the market reopens',
    async () => {
      await player().slip.press('Back to the slip');
      await soon(() => player().slip.place.isEnabled()).toBe(false);
      await soon(() => player().slip.stake.inputValue()).toBe('750');
      await world().market(match.marketId, { action: 'resume' });
      await soon(() => player().slip.place.isEnabled()).toBe(true);
      await player().slip.press('Cancel');
    },
  );

  step('[SPORT-05] [P12] cancelled meanwhile: nothing is held, and the stake is kept', async () => {
    await player().backHome(match, '600');
    await sendBet('600');
    await soon(() => player().header.exposureText()).toBe('Exp: -600');
    await player().slip.press('Cancel bet');
    await player().sawToast('Cancelled');
    await player().slip.says('You cancelled it while the in-play delay was running.').waitFor();
    await nothingPlaced();
    await world().waitOutDelay();
    await nothingPlaced();
    await player().slip.press('Back to the slip');
    await soon(() => player().slip.stake.inputValue()).toBe('600');
    await player().slip.press('Cancel');
  });

  step('[SPORT-05] [F42] the odds fall: nothing is placed, and the player keeps their own', async () => {
    await player().backHome(match, '500');
    await sendBet('500');
    await move(1.9);
    await world().waitOutDelay();
    await player().slip.says('You asked for 2.00, the price was 1.90. Nothing was placed.').waitFor();
    await nothingPlaced();
    await player().slip.press('Keep my odds');
    await soon(() => player().slip.oddsText()).toBe('2.00');
    await player().slip.press('Cancel');
  });

  step(
    '[SPORT-05] [F42] [P19] they fall again: the player takes the new ones, at once or not at all',
    async () => {
      await player().backHome(match, '500');
      await soon(() => player().slip.oddsText()).toBe('1.90');
      await sendBet('500');
      await move(1.8);
      await world().waitOutDelay();
      await player().slip.press('Use 1.80');
      await soon(() => player().slip.oddsText()).toBe('1.80');
      await soon(() => player().slip.stake.inputValue()).toBe('500');
      await sendBet('500');
      await world().waitOutDelay();
      await player()
        .slip.says(/₹500 at 1\.80/)
        .waitFor();
      await player().slip.putAway();
      await soon(() => player().header.exposureText()).toBe('Exp: -500');
    },
  );

  step('[SPORT-05] [F42] any odds, as the player chose: lower ones are taken', async () => {
    await player().backHome(match, '100');
    await player().slip.accept('any');
    await sendBet('100');
    await move(1.7);
    await world().waitOutDelay();
    await player()
      .slip.says(/₹100 at 1\.70/)
      .waitFor();
    await player().slip.putAway();
    expect((await world().audit()).users.map(({ hold, exposure }) => [hold, exposure])).toEqual([
      [60_000, 60_000],
    ]);
  });

  step('[SPORT-05] [P19] three steps worse, as the player chose: said in the slip, and taken', async () => {
    await player().backHome(match, '100');
    await player().slip.accept('3');
    await soon(() => player().slip.place.innerText()).toContain('1.67');
    await sendBet('100');
    await move(1.68);
    await world().waitOutDelay();
    await player()
      .slip.says(/₹100 at 1\.68/)
      .waitFor();
    await player().slip.putAway();
  });

  step('[SPORT-05] [P19] [F42] four steps are too many; the choice holds for the next bet', async () => {
    await player().backHome(match, '100');
    expect(await player().slip.acceptance()).toBe('3');
    await sendBet('100');
    await move(1.64);
    await world().waitOutDelay();
    await player().slip.says('You asked for 1.68, the price was 1.64. Nothing was placed.').waitFor();
    await player().slip.press('Keep my odds');
    await player().slip.press('Cancel');
    await soon(() => player().header.exposureText()).toBe('Exp: -700');
  });

  isInOrder('the slip with its acceptance');
});
