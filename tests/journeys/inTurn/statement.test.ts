import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { chooseIn } from '@tests/support/journeys/chooseIn';
import { downloadCsv } from '@tests/support/journeys/downloadCsv';
import { wayOn } from '@tests/support/journeys/wayOn';
import { DepositScreens } from '@tests/support/journeys/DepositScreens';
import { soon } from '@tests/support/journeys/soon';
import { StatementScreen } from '@tests/support/journeys/StatementScreen';
import { openStage } from '@tests/support/journeys/Stage';
import { WithdrawScreens } from '@tests/support/journeys/WithdrawScreens';
import { worldOfServer } from '@tests/support/journeys/World';

/** Four of them are less than the hour after which the app asks whether to go on. */
const A_WHILE_MS = 13 * 60_000;

/** The same week for everybody: what comes next looks like chance, and is there again next time. */
function chance(): (most: number) => number {
  let state = 20_260_402;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

wayOn('laptop', 'the statement', ({ width, step, player, world, isInOrder }) => {
  const statement = () => new StatementScreen(player().page);
  const main = () => statement().main;
  const movements = () => statement().movements;
  const sum = (name: string) => statement().sum(name);

  step('[CASH-03] a random week, its casino: a round, won or lost', async () => {
    await player().moveTo('/casino/spribe/mines');
    await player().game.begin();
    await player().game.ready();
    await player().game.winMines();
  });

  step('[CASH-03] its payments: a deposit, a withdrawal that is paid, one that is declined', async () => {
    const { page } = player();
    const [into, out] = [new DepositScreens(page), new WithdrawScreens(page)];
    await player().moveTo('/deposit/m_upi');
    await into.order('750.50');
    await into.tell('412345678901');
    await into.submit();
    await into.button('Approve').click();
    await soon(() => into.state.innerText()).toMatch(/is in your balance$/);
    for (const [amount, verdict] of [
      ['1,200.25', 'approve'],
      ['640', 'decline'],
    ] as const) {
      await player().moveTo('/withdraw/upi');
      await out.fill(amount);
      await out.submit.click();
      await out.receipt.waitFor();
      await out.decide(verdict);
      await player().moveTo('/withdraw');
      await player().dismissToasts();
    }
  });

  step('[CASH-03] its bets: results, results taken back, corrections', async () => {
    const draw = chance();
    const { users } = await world().audit();
    const mine = users.at(-1)?.userId ?? '';
    for (let day = 0; day < 4; day += 1) {
      const match = await world().stillMatch({ delaySeconds: 0 });
      await player().backHome(match, String(100 * (1 + draw(5))));
      await player().slip.placeAtOnce();
      const winner = () => (draw(2) === 0 ? match.homeId : match.awayId);
      await world().market(match.marketId, { action: 'settle', runnerId: winner() });
      if (day % 2 === 0) {
        await world().market(match.marketId, { action: 'rollback' });
        await world().market(match.marketId, { action: 'settle', runnerId: winner() });
      }
      if (day === 2) await world().setCash(mine, 5_000 + draw(5_000));
      await world().advance(A_WHILE_MS);
      await player().dismissToasts();
    }
  });

  step(
    '[CASH-03] opening, money in, money out and what is held lead to the closing balance, and that is the ledger’s',
    async () => {
      await player().moveTo('/cashier');
      await soon(() => movements().count()).toBe(width === 'laptop' ? 10 : 25);
      const [opening, moneyIn, moneyOut, held, net, closing] = await Promise.all(
        ['Opening balance', 'Money in', 'Money out', 'Held for bets', 'Net change', 'Closing balance'].map(
          sum,
        ),
      );
      expect((opening ?? 0) + (net ?? 0)).toBe(closing);
      expect((moneyIn ?? 0) + (moneyOut ?? 0) + (held ?? 0)).toBe(net);
      // Every bet of this week is settled: nothing is held, and no stake that came back passes for income.
      expect(held).toBe(0);
      const audit = await world().audit();
      expect(audit.ledgerSum).toBe(0);
      expect(audit.users.at(-1)?.cash).toBe(closing);
      await soon(() => movements().first().innerText()).toContain('Bets settled');
    },
  );
  isInOrder('the statement');

  step(
    '[CASH-03] [X10] the file holds every movement, and its credits less its debits and what is held are the net change',
    async () => {
      const file = await downloadCsv(main());
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
      const cents = (text = ''): number => Math.round(Number(text === '' ? 0 : text) * 100);
      // Descriptions hold commas: credit, debit and held are counted from the end.
      const net = lines.reduce((all, line) => {
        const cells = line.split(',');
        return all + cents(cells.at(-8)) - cents(cells.at(-7)) - cents(cells.at(-6));
      }, 0);
      expect(net).toBe(await sum('Net change'));
      // The welcome, 13 of bets, 4 of payments, and two or more of rounds.
      expect(lines.length).toBeGreaterThanOrEqual(20);
    },
  );

  step('[CASH-03] a movement tells all of itself, and leads to the bets', async () => {
    await movements()
      .first()
      .getByRole('button', { name: /^Details/ })
      .click();
    const sheet = player().page.getByRole('dialog');
    await sheet.getByText('Result of the bets').waitFor();
    await sheet.getByRole('link', { name: 'See the bets' }).click();
    await soon(() => player().path).toBe('/mybets');
    await player().page.goBack();
    await soon(() => movements().count()).toBe(width === 'laptop' ? 10 : 25);
  });

  step('[CASH-03] tab, days and page stand in the address', async () => {
    if (width === 'laptop') {
      await main().getByRole('button', { name: 'Next' }).click();
      await soon(() => new URL(player().page.url()).search).toBe('?page=2');
    }
    await chooseIn(main(), 'Bonus');
    await soon(() => new URL(player().page.url()).search).toBe('?type=bonus');
    await soon(() => movements().count()).toBe(1);
    await soon(() => movements().first().innerText()).toContain('Welcome chips');
    await player().page.reload();
    await soon(() => movements().count()).toBe(1);
    await chooseIn(main(), 'Payments');
    await soon(() => movements().count()).toBe(4);
    await soon(() => sum('Net change')).toBe(75_050 - 120_025);
    await chooseIn(main(), 'Casino');
    await soon(() => movements().first().innerText()).toContain('Paid out: Mines');
    await player().moveTo('/cashier?from=2020-01-01&to=2020-01-02');
    await main().getByText('No transactions in this period.').waitFor();
  });
  isInOrder('days without movements');
});

describe('a statement of ten thousand movements', () => {
  it('[CASH-03] [F19] draws one page of them, wherever the reader is', async () => {
    const stage = await openStage('remote');
    const player = await stage.arrive({ width: 'laptop' });
    await player.enterAsDemo();
    await player.page.goto('about:blank');
    if (stage.server === null) throw new Error('this stage has no server');
    const world = worldOfServer(stage.server);
    const mine = (await world.audit()).users.at(-1)?.userId ?? '';
    for (let made = 0; made < 10_050; made += 1) await world.setCash(mine, 1_000 + (made % 2));

    const main = player.page.getByRole('main');
    const drawn = () => player.page.evaluate(() => document.querySelectorAll('*').length);
    await player.open('/cashier?size=50');
    await main.getByText('1-50 of 10,000').waitFor();
    const first = await drawn();
    await player.moveTo('/cashier?size=50&page=200');
    await main.getByText('9,951-10,000 of 10,000').waitFor();
    await soon(() => new StatementScreen(player.page).movements.count()).toBe(50);
    expect(first).toBeLessThan(2_500);
    expect(await drawn()).toBeLessThan(2_500);
    await stage.close();
  });
});
