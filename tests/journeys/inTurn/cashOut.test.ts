import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { soon } from '@tests/support/journeys/soon';
import type { StillMatch } from '@tests/support/journeys/World';

/** Somebody who backed the home side at 2.00 for 1,000; the odds then fall, and they want to take the profit now. */
wayOn('phone', 'cash out', ({ step, player, world, isInOrder }) => {
  let match: StillMatch;
  let home: string;
  let away: string;
  const dialog = () => player().dialog(/^Cash out: /);
  /** The cross at the top of a dialog may have the same name as a button below: that is the one. */
  const press = (name: string) => dialog().getByRole('button', { name }).last().click();
  const book = async (): Promise<readonly string[]> =>
    (await dialog().getByRole('row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
  /** Odds to lay the home side, and those to back the other: of the two ways out the first is the better one. */
  const offered = async (layHome: number, backAway: number): Promise<void> => {
    const { marketId, homeId, awayId } = match;
    await world().market(marketId, { action: 'move', runnerId: awayId, odds: backAway });
    const odds = Math.round(layHome * 100 - 1) / 100;
    await world().market(marketId, { action: 'move', runnerId: homeId, odds, layOdds: layHome });
    await world().market(marketId, { action: 'depth', runnerId: homeId, side: 'lay', size: 50_000 });
  };

  step(
    '[SPORT-05] there is none without a bet; with one, the head of the market says about how much',
    async () => {
      match = await world().stillMatch({ delaySeconds: 0 });
      home = await player().backHome(match, '1000');
      [, away] = await player().match.sides();
      expect(await player().match.odds.cashOut.count()).toBe(0);
      await player().slip.placeAtOnce();
      await offered(1.25, 4);
      await soon(() => player().match.odds.cashOut.innerText()).toMatch(/Cash out\s+\+₹600\.00/);
    },
  );

  step(
    '[SPORT-05] [P08] a figure that the book does not hold is not taken: what it would be is shown, runner by runner',
    async () => {
      await world().market(match.marketId, {
        action: 'depth',
        runnerId: match.homeId,
        side: 'lay',
        size: 100,
      });
      await player().match.odds.cashOut.click();
      await dialog()
        .getByText(/^The amount changed from \+₹600\.00 to /)
        .waitFor();
      await dialog()
        .getByText(/^Valid for [1-5] seconds?$/)
        .waitFor();
      // In several bets, so that the rounding of each may leave a paisa between the outcomes.
      const results = (await book()).map((row) => Number(/[\d.]+$/.exec(row)?.[0]));
      expect(results).toHaveLength(2);
      expect(Math.abs((results[0] ?? 0) - (results[1] ?? 0))).toBeLessThanOrEqual(0.1);
      expect(await world().bets()).toBe(1);
    },
  );

  isInOrder('the quote');

  step('[SPORT-05] a quote that nobody takes stops standing, and nothing was done', async () => {
    await dialog().getByText('This amount has expired. Nothing was cashed out.').waitFor();
    expect(
      await dialog()
        .getByRole('button', { name: /^Cash out/ })
        .count(),
    ).toBe(0);
    expect(await world().bets()).toBe(1);
    expect(await player().header.exposureText()).toBe('Exp: -1,000');
  });

  step('[SPORT-05] the new quote says what changed; one that the market left behind is refused', async () => {
    await offered(1.28, 3);
    await press('Get a new amount');
    await dialog()
      .getByText(/^The amount changed from .* to \+₹562\.50\./)
      .waitFor();
    await offered(1.6, 2.5);
    await press('Cash out +₹562.50');
    await dialog().getByText('The prices or your bets changed meanwhile.').waitFor();
    expect(await world().bets()).toBe(1);
  });

  step(
    '[SPORT-05] [P08] a tap on a figure that holds takes it, without a dialog, and nothing is at risk any more',
    async () => {
      await press('Get a new amount');
      await dialog().getByText('The amount changed from +₹562.50 to +₹250.00.', { exact: false }).waitFor();
      await press('Keep my bets');
      await soon(() => player().match.odds.cashOut.innerText()).toMatch(/Cash out\s+\+₹250\.00/);
      await player().match.odds.cashOut.click();
      await player().sawToast('Cash out done:');
      expect(await dialog().count()).toBe(0);
      await soon(() => player().header.exposureText()).toBe('Exp: 0');
      await soon(() => player().header.balance()).toBe('10,000.00 INR');
      for (const runner of [home, away])
        await soon(() => player().match.odds.figures(runner)).toEqual({ now: '+₹250.00', withThisBet: null });
      expect(await world().bets()).toBe(2);
      await player().match.odds.region.getByText('Locked in +₹250.00').waitFor();
      expect(await player().match.odds.cashOut.count()).toBe(0);
    },
  );

  step('[SPORT-05] [TOAST-02] whoever wins, that is what is paid', async () => {
    await world().market(match.marketId, { action: 'settle', runnerId: match.awayId });
    await soon(() => player().header.balance()).toBe('10,250.00 INR');
    expect((await world().audit()).ledgerSum).toBe(0);
  });
});
