import { expect } from 'vitest';
import { MyBetsScreen } from '@tests/support/journeys/MyBetsScreen';
import { soon } from '@tests/support/journeys/soon';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

wayOn(
  'phone',
  'several bets that wait are called back at once',
  ({ width, step, player, world, isInOrder }) => {
    let match: StillMatch;
    const asksAbout = (count: number) => player().dialog(`Cancel ${count} bets?`);
    const exposure = (text: string) => soon(() => player().header.exposureText()).toBe(text);
    /** So many steps above the price on offer. */
    const betThatWaits = async (stake: string, steps: readonly string[]): Promise<void> => {
      await player().backHome(match, stake);
      for (const odds of steps) {
        await player().slip.press('Odds up one step');
        await soon(() => player().slip.oddsText()).toBe(odds);
      }
      await player().slip.placeAtOnce();
    };
    const showOpenBets = async (count: number): Promise<void> => {
      if (width === 'phone') await player().slip.bar.click();
      await player().slip.openBets(count).click();
    };
    const cancelAll = (count: number) => player().page.getByRole('button', { name: `Cancel all (${count})` });

    step('[SPORT-05] one that waits alone is called back alone', async () => {
      match = await world().stillMatch({ delaySeconds: 0 });
      await world().market(match.marketId, { action: 'configure', allowUnmatched: true });
      await betThatWaits('500', ['2.02']);
      await showOpenBets(1);
      await player().slip.openBetsNamed('Unmatched').waitFor();
      expect(
        await player()
          .page.getByRole('button', { name: /^Cancel all/ })
          .count(),
      ).toBe(0);
    });

    step('[SPORT-05] the last stake on the same selection is a tap away, and is not bet by it', async () => {
      await player().backHome(match, '');
      await player().slip.slip.getByRole('button', { name: /^Last/ }).click();
      await soon(() => player().slip.stake.inputValue()).toBe('500');
      await soon(() => player().slip.oddsText()).toBe('2.00');
      await exposure('Exp: -500');
      await player().slip.press('Cancel');
    });

    step('[SPORT-05] of several it is said how many and how much, and they may stay', async () => {
      await betThatWaits('300', ['2.02', '2.04']);
      await betThatWaits('200', ['2.02', '2.04', '2.06']);
      await showOpenBets(3);
      await cancelAll(3).click();
      await asksAbout(3).getByText('₹1,000').waitFor();
      await asksAbout(3).getByRole('button', { name: 'Keep them' }).click();
      await asksAbout(3).waitFor({ state: 'hidden' });
      await exposure('Exp: -1,000');
    });

    isInOrder('the open bets');

    step(
      '[SPORT-05] what the market takes while the player reads goes from the count, and stands',
      async () => {
        await cancelAll(3).click();
        await asksAbout(3).waitFor();
        await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.02 });
        await asksAbout(2).getByText('₹500').waitFor();
        await player().sawToast('Bet matched');
        await asksAbout(2).getByRole('button', { name: 'Cancel 2 bets' }).click();
        await player().sawToast('2 bets cancelled.');
        await exposure('Exp: -500');
        const { ledgerSum, users } = await world().audit();
        expect([ledgerSum, users.map(({ hold }) => hold)]).toEqual([0, [50_000]]);
      },
    );

    step('[SPORT-06] the same stands above the open bets of My Bets', async () => {
      await betThatWaits('300', ['2.04']);
      await betThatWaits('200', ['2.04', '2.06']);
      await player().moveTo('/mybets');
      const bets = new MyBetsScreen(player().page).bets('Open bets');
      await soon(() => bets.count()).toBe(3);
      await cancelAll(2).click();
      await asksAbout(2).getByRole('button', { name: 'Cancel 2 bets' }).click();
      await player().sawToast('2 bets cancelled.');
      await soon(() => bets.filter({ hasText: 'Cancelled' }).count()).toBe(2);
      await exposure('Exp: -500');
    });

    isInOrder('My Bets');

    step('[SPORT-06] what was cancelled is listed among all bets', async () => {
      const screen = new MyBetsScreen(player().page);
      await screen.tab('All').click();
      const bets = screen.bets('All bets');
      await soon(() => bets.filter({ hasText: 'Cancelled' }).count()).toBe(4);
      await soon(() => bets.filter({ hasText: 'Matched' }).count()).toBe(1);
    });

    isInOrder('all bets');
  },
);
