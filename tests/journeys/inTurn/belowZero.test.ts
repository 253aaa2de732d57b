import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { soon } from '@tests/support/journeys/soon';
import { StatementScreen } from '@tests/support/journeys/StatementScreen';
import type { StillMatch } from '@tests/support/journeys/World';

wayOn('laptop', 'money below nothing', ({ step, player, world, isInOrder }) => {
  const cash = async (): Promise<number> => (await world().audit()).users.at(-1)?.cash ?? NaN;
  let match: StillMatch;

  step('[F66] a bet is won and paid, and the money is spent', async () => {
    match = await world().stillMatch({ delaySeconds: 0 });
    await player().backHome(match, '3000');
    await player().slip.placeAtOnce();
    await world().market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await soon(() => player().header.balance()).toBe('13,000.00 INR');
    const { users } = await world().audit();
    await world().setCash(users.at(-1)?.userId ?? '', 1_000);
    await soon(() => player().header.balance()).toBe('1,000.00 INR');
  });

  step('[F66] the result is corrected: what is owed is shown plainly, by header and drawer', async () => {
    await world().market(match.marketId, { action: 'resettle', runnerId: match.awayId });
    await soon(cash).toBe(-500_000);
    await soon(() => player().header.balance()).toMatch(/^[-−]5,000\.00 INR$/);
    await player().dismissToasts();
    await player().page.reload();
    await soon(() => player().header.balance()).toMatch(/^[-−]5,000\.00 INR$/);
    await player().header.bar.getByRole('button', { name: 'Menu' }).click();
    const drawer = player().dialog('Menu');
    await soon(() => drawer.getByRole('region', { name: 'Your money' }).innerText()).toMatch(
      /[-−]5,000\.00 INR/,
    );
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  step(
    '[F66] [P06] no bet is taken that adds to the risk: the slip says what is missing, and nothing leaves',
    async () => {
      const before = await world().bets();
      const next = await world().stillMatch({ delaySeconds: 0 });
      await player().backHome(next, '100');
      await player()
        .slip.says(/Your cash is too low for this bet.*5,100/)
        .waitFor();
      expect(await player().slip.place.isDisabled()).toBe(true);
      await player().slip.stake.press('Enter');
      await player()
        .slip.says(/Your cash is too low/)
        .waitFor();
      expect(await world().bets()).toBe(before);
    },
  );

  step('[F66] the statement shows both results, and closes below zero', async () => {
    await player().moveTo('/cashier');
    const statement = new StatementScreen(player().page);
    const rows = statement.movements;
    await soon(() => rows.filter({ hasText: 'Bets settled' }).count()).toBe(2);
    await soon(() => rows.filter({ hasText: 'Result reversed' }).count()).toBe(1);
    await soon(() => rows.filter({ hasText: 'Result reversed' }).innerText()).toMatch(/[-−]₹6,000\.00/);
    await soon(() => statement.figure('Closing balance').innerText()).toMatch(/^[-−]₹5,000\.00\b/);
  });
  isInOrder('a statement below zero');
});
