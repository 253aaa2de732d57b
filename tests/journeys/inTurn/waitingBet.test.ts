import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { soon } from '@tests/support/journeys/soon';
import type { StillMatch } from '@tests/support/journeys/World';

wayOn('phone', 'a bet that nobody takes', ({ width, step, player, world, isInOrder }) => {
  let match: StillMatch;
  let home: string;
  const money = async (exposure: string, balance: string): Promise<void> => {
    await soon(() => player().header.exposureText()).toBe(exposure);
    await soon(() => player().header.balance()).toBe(balance);
  };
  const waits = () => player().slip.openBetsNamed('Unmatched');

  step('[SPORT-05] is placed above the price on offer, and waits with its money held', async () => {
    match = await world().stillMatch({ delaySeconds: 0 });
    await world().market(match.marketId, { action: 'configure', allowUnmatched: true });
    home = await player().backHome(match, '500');
    const { slip } = player();
    if (width === 'phone') {
      await slip.odds.tap();
      for (const key of ['2', '.', '0', '6']) await slip.chip(key);
    } else
      for (const odds of ['2.02', '2.04', '2.06']) {
        await slip.press('Odds up one step');
        await soon(() => slip.oddsText()).toBe(odds);
      }
    await soon(() => slip.oddsText()).toBe('2.06');
    const receipt = await player().slip.placeAtOnce();
    expect(receipt).toContain('Placed, not matched yet');
    expect(receipt).toContain('₹500 at 2.06');
    await money('Exp: -500', '9,500.00 INR');
  });

  step('[SPORT-05] stands among the open bets as one that can still be changed', async () => {
    if (width === 'phone') await player().slip.bar.click();
    await player().slip.openBets(1).click();
    await waits().getByText(home, { exact: true }).waitFor();
    await waits().getByText('2.06').waitFor();
    await waits().getByText('₹500', { exact: true }).waitFor();
  });

  step('[SPORT-05] is edited: another one stands in its place, with other money held', async () => {
    await player().slip.press('Edit');
    await player().slip.press('Odds up one step');
    await player().slip.stake.fill('800');
    await player().slip.press('Save: ₹800 at 2.08');
    await player().sawToast('Bet changed');
    await waits().getByText('2.08').waitFor();
    await waits().getByText('₹800', { exact: true }).waitFor();
    await player().slip.openBets(1).waitFor();
    await money('Exp: -800', '9,200.00 INR');
  });

  step(
    '[SPORT-05] odds far from the best are asked about, and a second tap of the same finger saves nothing',
    async () => {
      const { slip } = player();
      await slip.press('Edit');
      await slip.odds.fill('1000');
      const boxOf = (name: string) => slip.slip.getByRole('button', { name }).boundingBox();
      const save = await boxOf('Save: ₹800 at 1000');
      await slip.press('Save: ₹800 at 1000');
      await slip.slip.getByRole('group', { name: 'Is this what you want?' }).waitFor();
      const anyway = await boxOf('Save it anyway');
      expect(anyway?.x).toBeGreaterThan(0);
      expect((anyway?.x ?? 0) + (anyway?.width ?? 0)).toBeLessThanOrEqual(save?.x ?? 0);
      await slip.press('Change');
      await slip.press('Keep as it is');
      await waits().getByText('2.08').waitFor();
      await money('Exp: -800', '9,200.00 INR');
    },
  );

  isInOrder('the open bets');

  step('[SPORT-05] [P12] is cancelled: what was held is free again', async () => {
    await player().slip.press('Cancel bet');
    await player().sawToast('Cancelled');
    await player().slip.says('No open bets.').waitFor();
    await money('Exp: 0', '10,000.00 INR');
    const { ledgerSum, users } = await world().audit();
    expect(ledgerSum).toBe(0);
    expect(users.map(({ cash, hold }) => [cash, hold])).toEqual([[1_000_000, 0]]);
  });

  step(
    '[SPORT-05] is taken when the market comes to it: that is said, and it cannot be changed any more',
    async () => {
      await player().backHome(match, '500');
      await player().slip.press('Odds up one step');
      await soon(() => player().slip.oddsText()).toBe('2.02');
      expect(await player().slip.placeAtOnce()).toContain('Placed, not matched yet');
      await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.04 });
      await player().sawToast(`Bet matched: ${home}, ₹500`);
      await player().dismissToasts();
      if (width === 'phone') await player().slip.bar.click();
      await player().slip.openBets(1).click();
      await player().slip.says('Bet matched').waitFor();
      expect(await player().slip.slip.getByRole('button', { name: 'Cancel bet' }).count()).toBe(0);
      await money('Exp: -500', '9,500.00 INR');
    },
  );
});
