import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { MyBetsScreen } from '@tests/support/journeys/MyBetsScreen';
import { soon } from '@tests/support/journeys/soon';

wayOn('laptop', 'my bets', ({ width, step, player, world, isInOrder }) => {
  const mine = () => new MyBetsScreen(player().page);
  const query = () => new URL(player().page.url()).search;
  let winner: string;
  let home: string;
  let runs: string;

  step('[SPORT-05] one bet was won, two stand open: on match odds, and on runs', async () => {
    const over = await world().stillMatch({ delaySeconds: 0 });
    winner = await player().backHome(over, '500');
    await player().slip.placeAtOnce();
    await world().market(over.marketId, { action: 'settle', runnerId: over.homeId });
    await player().sawToast('Bet settled');
    await player().dismissToasts();

    const match = await world().stillMatch({ delaySeconds: 0 });
    const innings = await world().innings(match);
    await innings.quote(40, 90, 110);
    home = await player().backHome(match, '300');
    await player().slip.placeAtOnce();
    runs = await player().match.fancy.nameOf(/^Innings runs /);
    await player().match.fancy.yes(runs).click();
    await player().slip.stake.fill('200');
    await player().slip.placeAtOnce();
  });

  step('[SPORT-06] [HDR-03] My Bets lists what is open', async () => {
    if (width === 'laptop') await player().header.bar.getByRole('button', { name: 'Your account' }).click();
    const menu =
      width === 'laptop'
        ? player().header.bar
        : player().page.getByRole('navigation', { name: 'Main pages' });
    await menu.getByRole('link', { name: 'My Bets' }).click();
    await soon(() => player().path).toBe('/mybets');
    await soon(() => mine().bets('Open bets').count()).toBe(2);
    const [newest = '', older = ''] = await mine().bets('Open bets').allInnerTexts();
    expect(newest).toContain(runs);
    expect(newest).toContain('₹200.00');
    expect(older).toContain(home);
    expect(older).toContain('₹300.00');
  });

  step('[SPORT-06] the filter stands in the address, and is there again after a reload', async () => {
    await mine().choose('Fancy');
    await soon(() => mine().bets('Open bets').count()).toBe(1);
    await mine().choose('Today');
    await soon(query).toBe('?market=fancy&days=today');
    await player().page.reload();
    await soon(() => mine().bets('Open bets').count()).toBe(1);
    await soon(() => mine().bets('Open bets').first().innerText()).toContain(runs);
    expect(await mine().isChosen('Fancy')).toBe(true);
    expect(await mine().isChosen('Today')).toBe(true);
    await player().page.goBack();
    await player().page.goBack();
    await soon(query).toBe('');
    await soon(() => mine().bets('Open bets').count()).toBe(2);
  });

  step('[SPORT-06] yesterday there were none: that is said, and how to see all', async () => {
    await mine().choose('Yesterday');
    await player().page.getByText('No open bets match these filters.').waitFor();
    await player().page.getByRole('button', { name: 'Show all open bets' }).click();
    await soon(() => mine().bets('Open bets').count()).toBe(2);
  });

  step('[SPORT-06] the settled tab says what a bet brought', async () => {
    await mine().tab('Settled').click();
    await soon(query).toBe('?tab=settled');
    await soon(() => mine().bets('Settled bets').count()).toBe(1);
    const bet = await mine().bets('Settled bets').innerText();
    expect(bet).toContain(winner);
    expect(bet).toContain('+₹500.00');
    expect(bet).toContain('Won');
  });

  isInOrder('the settled bets');

  step('[SPORT-06] [X10] both tabs as a file: the same bets, amounts with a point', async () => {
    const settled = await mine().download();
    expect(settled.name).toMatch(/^my-bets-settled-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    const cellsOf = ({ lines }: typeof settled, at: number): Readonly<Record<string, string>> =>
      Object.fromEntries((lines[0] ?? []).map((head, column) => [head, lines[at]?.[column] ?? '']));
    expect(settled.lines).toHaveLength(2);
    expect(cellsOf(settled, 1)).toMatchObject({
      Market: 'Match Odds',
      Selection: winner,
      Side: 'Back',
      Odds: '2.00',
      'Stake (INR)': '500.00',
      'Result (INR)': '500.00',
      Status: 'Settled',
    });

    await mine().tab('Open').click();
    await soon(() => mine().bets('Open bets').count()).toBe(2);
    const open = await mine().download();
    expect(open.name).toMatch(/^my-bets-open-/);
    expect(open.lines).toHaveLength(3);
    expect(cellsOf(open, 1)).toMatchObject({
      Market: runs,
      Side: 'Yes',
      Odds: '',
      Runs: '40',
      'Rate per 100': '90',
      'Stake (INR)': '200.00',
      'Possible profit before commission (INR)': '180.00',
      'Liability (INR)': '200.00',
      'Result (INR)': '',
    });
    expect(cellsOf(open, 2)).toMatchObject({ Selection: home, Odds: '2.00', 'Liability (INR)': '300.00' });
    await player().page.getByText('2 bets are in the file.').waitFor();
  });

  step('[SPORT-06] a bet leads back to its match', async () => {
    if (width === 'phone')
      await player()
        .page.getByRole('button', { name: /^Details of the bet/ })
        .last()
        .click();
    const where = width === 'phone' ? player().dialog(home) : mine().bets('Open bets').last();
    await where.getByRole('link').first().click();
    await soon(() => player().path).toMatch(/^\/exchange\/\d+$/);
    await player().match.market.waitFor();
  });
});
