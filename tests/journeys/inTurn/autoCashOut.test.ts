import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage, type Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { wayOn } from '@tests/support/journeys/wayOn';
import { worldOfServer, type StillMatch, type World } from '@tests/support/journeys/World';

const WAY = 'How much to cash out, or at what amount';

/** The home side can be laid, and the away side backed, at these odds. */
async function offered(world: World, match: StillMatch, layHome: number, backAway: number): Promise<void> {
  const { marketId, homeId, awayId } = match;
  await world.market(marketId, { action: 'move', runnerId: awayId, odds: backAway });
  const odds = Math.round(layHome * 100 - 1) / 100;
  await world.market(marketId, { action: 'move', runnerId: homeId, odds, layOdds: layHome });
  await world.market(marketId, { action: 'depth', runnerId: homeId, side: 'lay', size: 50_000 });
}

const main = (player: Player) => player.page.getByRole('main');
const dialog = (player: Player) => player.dialog(/^Cash out: /);
const field = (player: Player) => dialog(player).getByRole('textbox', { name: /^Auto cash out at/ });
const mark = (player: Player, amount: string) =>
  main(player).getByRole('button', { name: `Auto ${amount} Change the auto cash out` });

async function choose(player: Player): Promise<void> {
  await main(player).getByRole('button', { name: WAY }).click();
  await dialog(player).getByRole('radio', { name: 'At an amount' }).check();
}

/** Somebody who backed the home side at 2.00 for 1,000 and wants out at a figure: it is set, changed, removed, and at last done while they look elsewhere. */
wayOn('phone', 'cash out at a figure by itself', ({ step, player, world, isInOrder }) => {
  let match: StillMatch;

  step('[SPORT-05] beside the slider stands the other way: at an amount', async () => {
    match = await world().stillMatch({ delaySeconds: 0 });
    await player().backHome(match, '1000');
    await player().slip.placeAtOnce();
    await offered(world(), match, 1.6, 2.6);
    await main(player())
      .getByRole('button', { name: /^Cash out \+₹250/ })
      .waitFor();
    await choose(player());
    await dialog(player()).getByText('Cash out brings +₹250.00 now.').waitFor();
    await dialog(player()).getByText('Not set', { exact: true }).waitFor();
  });

  isInOrder('the amount');

  step(
    '[X23] a figure that cannot be, or is there already, is said at its field and goes nowhere',
    async () => {
      for (const [typed, says] of [
        ['', 'Enter an amount.'],
        ['1000', 'Enter less than ₹1,000: your bets cannot bring more.'],
        ['250', 'Cash out brings ₹250 now. Enter more, or tap Cash out.'],
      ] as const) {
        await field(player()).fill(typed);
        await player().page.keyboard.press('Enter');
        await dialog(player()).getByText(says).waitFor();
      }
      await dialog(player()).getByText('Not set', { exact: true }).waitFor();
    },
  );

  step('[SPORT-05] it is set, and stands in the button', async () => {
    await field(player()).fill('400');
    await player().page.keyboard.press('Enter');
    await player().sawToast('Auto cash out set at ₹400.');
    await dialog(player()).getByText('Set at +₹400.00').waitFor();
    await dialog(player()).getByRole('button', { name: 'Close' }).click();
    await mark(player(), '₹400').waitFor();
  });

  isInOrder('a market with an auto cash out');

  step('[SPORT-05] it stands on Home and in My Bets as well, also after a reload', async () => {
    await player().dismissToasts();
    await player().moveTo('/home');
    await mark(player(), '₹400').waitFor();
    await player().moveTo('/mybets');
    await mark(player(), '₹400').waitFor();
    await player().page.reload();
    await mark(player(), '₹400').waitFor();
  });

  isInOrder('My Bets with an auto cash out');

  step('[SPORT-05] it is changed, removed, and set again', async () => {
    await mark(player(), '₹400').click();
    await soon(() => field(player()).inputValue()).toBe('400');
    await field(player()).fill('450');
    await dialog(player()).getByRole('button', { name: 'Change' }).click();
    await dialog(player()).getByText('Set at +₹450.00').waitFor();
    await dialog(player()).getByRole('button', { name: 'Remove' }).click();
    await dialog(player()).getByText('Not set', { exact: true }).waitFor();
    await field(player()).fill('550');
    await dialog(player()).getByRole('button', { name: 'Set auto cash out' }).click();
    await dialog(player()).getByText('Set at +₹550.00').waitFor();
    await dialog(player()).getByRole('button', { name: 'Close' }).click();
    await mark(player(), '₹550').waitFor();
    expect(await world().bets()).toBe(1);
  });

  step('[SPORT-05] once the market brings so much it is done, and said, on whatever page', async () => {
    await player().dismissToasts();
    await player().moveTo('/profile');
    await offered(world(), match, 1.25, 4);
    await player().sawToast(/^Auto cash out done: ₹600/);
    await soon(() => player().header.exposureText()).toBe('Exp: 0');
    expect(await world().bets()).toBe(2);
    await player().moveTo('/mybets');
    await main(player()).getByText('Locked in +₹600.00').waitFor();
  });

  step('[P08] whoever wins, that is what is paid', async () => {
    await world().market(match.marketId, { action: 'settle', runnerId: match.awayId });
    await soon(() => player().header.balance()).toBe('10,600.00 INR');
    expect((await world().audit()).ledgerSum).toBe(0);
  });
});

/** The next request to there arrives, and its answer does not. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

describe('an auto cash out that the server keeps', () => {
  const step = stepsOfOneWay();
  let stage: Stage;
  let player: Player;
  let world: World;
  let match: StillMatch;
  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
    player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo();
  });
  afterAll(() => stage.close());

  step('[F90] whose answer is lost is set once, and said', async () => {
    match = await world.stillMatch({ delaySeconds: 0 });
    await player.backHome(match, '1000');
    await player.slip.placeAtOnce();
    await offered(world, match, 1.6, 2.6);
    await choose(player);
    await loseAnswer(player.page, '/bets/cashout/auto');
    await field(player).fill('550');
    await dialog(player).getByRole('button', { name: 'Set auto cash out' }).click();
    await dialog(player).getByText('Set at +₹550.00').waitFor();
    await player.sawToast('Auto cash out set at ₹550.');
  });

  step('[F58] is done while no page is open, and the next one says so', async () => {
    await player.page.goto('about:blank');
    await offered(world, match, 1.25, 4);
    await soon(() => world.bets()).toBe(2);
    await player.open('/mybets');
    await player.sawToast(/^Auto cash out done: ₹600/);
    await main(player).getByText('Locked in +₹600.00').waitFor();
    expect((await world.audit()).ledgerSum).toBe(0);
  });
});
