import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';

wayOn('laptop', 'two tabs of one player', ({ step, player, world, isInOrder }) => {
  let other: Player;
  const tabs = (): readonly Player[] => [player(), other];
  let refused: Player;

  step('[SPORT-05] both see the funds for a bet that only one of them can place', async () => {
    const match = await world().stillMatch({ delaySeconds: 0 });
    const { marketId, homeId: runnerId } = match;
    await world().market(marketId, { action: 'depth', runnerId, side: 'back', size: 50_000 });
    await player().toMatch(match.path);
    other = await player().anotherTab(match.path);
    for (const tab of tabs()) {
      await tab.page.bringToFront();
      await tab.pickHome('6000');
      await soon(() => tab.header.balance()).toBe('10,000.00 INR');
      await soon(() => tab.slip.place.isEnabled()).toBe(true);
    }
  });

  step('[SPORT-05] [F60] both place at once: one bet is taken, the other refused for funds', async () => {
    // At one moment: a page that is busy until then hears of nothing before it has clicked, however slow the machine is.
    await player().slip.place.evaluate((button: HTMLElement) => {
      new BroadcastChannel('both').onmessage = ({ data: moment }: MessageEvent<number>) => {
        while (Date.now() < moment);
        button.click();
      };
    });
    await other.slip.place.evaluate((button: HTMLElement) => {
      const moment = Date.now() + 1_000;
      new BroadcastChannel('both').postMessage(moment);
      while (Date.now() < moment);
      button.click();
    });
    const saying = async (text: string): Promise<readonly Player[]> => {
      const said = await Promise.all(tabs().map((tab) => tab.slip.says(text).isVisible()));
      return tabs().filter((_, at) => said[at]);
    };
    await soon(() => saying('Bet matched')).toHaveLength(1);
    await soon(() => saying('Bet not placed')).toHaveLength(1);
    refused = (await saying('Bet not placed'))[0] ?? other;
    await refused.slip.says(/Your cash is too low for this bet/).waitFor();
    expect(await world().bets()).toBe(2);
    expect((await world().audit()).users.map(({ cash, hold }) => [cash, hold])).toEqual([[400_000, 600_000]]);
  });

  step('[F60] [WAL-03] both show the same balance and the same exposure', async () => {
    for (const tab of tabs()) {
      await soon(() => tab.header.balance()).toBe('4,000.00 INR');
      await soon(() => tab.header.exposureText()).toBe('Exp: -6,000');
    }
  });

  isInOrder('the receipt');

  step(
    '[SPORT-05] the refused one keeps its stake, says how much is short, and can go on with less',
    async () => {
      await refused.page.bringToFront();
      await refused.slip.press('Back to the slip');
      await soon(() => refused.slip.stake.inputValue()).toBe('6,000');
      await refused.slip.says('Your cash is too low for this bet: you need ₹2,000 more.').waitFor();
      await refused.slip.slip.getByRole('link', { name: 'Deposit' }).waitFor();
      await refused.slip.stake.fill('3800');
      await refused.slip.placeAtOnce();
      for (const tab of tabs()) await soon(() => tab.header.balance()).toBe('200.00 INR');
      for (const tab of tabs()) await soon(() => tab.header.exposureText()).toBe('Exp: -9,800');
    },
  );

  isInOrder('the refused bet, placed');

  step(
    '[F60] a slip that both have is placed in one of them: the other asks before it bets the same once more',
    async () => {
      const taken = tabs().find((tab) => tab !== refused) ?? player();
      await taken.page.bringToFront();
      await taken.pickHome('100');
      await refused.page.bringToFront();
      await refused.page.reload();
      await refused.pickHome('100');
      await refused.slip.placeAtOnce();
      await soon(() => taken.header.balance()).toBe('100.00 INR');
      await taken.page.bringToFront();
      await taken.slip.slip.getByRole('tab', { name: 'Open bets (3)' }).waitFor();
      await taken.slip.place.click();
      await taken.slip.says(/You already have a bet of ₹100 on this at/).waitFor();
      expect(await world().bets()).toBe(4);
    },
  );

  isInOrder('a question about the same bet');
});
