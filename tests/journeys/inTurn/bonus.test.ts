import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { PageFault } from '@tests/support/journeys/PageFault';
import { soon } from '@tests/support/journeys/soon';

/** A bonus from its offer to its end: claimed once, earned by bets, turned into cash part by part, the rest given up. */
wayOn('phone', 'a bonus', ({ step, player, world, isInOrder }) => {
  const page = () => player().page;
  const button = (name: string | RegExp) => page().getByRole('main').getByRole('button', { name });
  const part = (number: number) => page().getByRole('listitem', { name: `Part ${number}` });
  const money = async () => {
    const id = (JSON.parse((await player().stored('user')) ?? '{}') as { mstruserid?: string }).mstruserid;
    const wallet = (await world().audit()).users.find(({ userId }) => userId === id);
    return { cash: wallet?.cash ?? 0, coins: wallet?.coins ?? 0 };
  };
  /** A bet that is won at once. */
  const win = async (stake: string) => {
    const match = await world().stillMatch({ delaySeconds: 0 });
    await player().backHome(match, stake);
    await player().slip.placeAtOnce();
    await world().market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await player().sawToast('Bet settled');
  };

  step('[REWARD-01] offers say what they ask for', async () => {
    await player().moveTo('/bonus');
    const offer = page().getByRole('listitem', { name: 'Welcome bonus' });
    await offer.waitFor();
    const text = await offer.innerText();
    expect(text).toContain('₹500 in coins');
    expect(text).toContain('Wager ₹2,500 (5 times the bonus) within 30 days');
    await offer.getByText('What counts, and terms').click();
    await offer.getByRole('row', { name: 'Match odds 100%' }).waitFor();
  });

  isInOrder('the offers');

  step('[REWARD-01] [F65] a claim whose reply is lost is asked for, and happens once', async () => {
    const fault = await PageFault.plan(page(), {
      action: 'http',
      path: '/bonus/claims',
      method: 'POST',
      fault: { kind: 'dropAfter' },
    });
    await page()
      .getByRole('listitem', { name: 'Welcome bonus' })
      .getByRole('button', { name: 'Claim bonus' })
      .click();
    await page().getByText('Bonus claimed: Welcome bonus, ₹500 in coins.').waitFor();
    expect(await fault.occurred()).toBe(1);
    expect(await money()).toEqual({ cash: 1_000_000, coins: 50_000 });
    await soon(() => button('Claim bonus').first().isDisabled()).toBe(true);
    await page().getByText('One bonus at a time').first().waitFor();
  });

  step('[REWARD-01] a bet that is settled moves it on while one looks', async () => {
    await page().getByRole('tab', { name: 'Active' }).click();
    await page().getByText('₹0 of ₹2,500 wagered (0%)').waitFor();
    await win('620');
    await player().sawToast('Bonus part earned');
    await player().dismissToasts();
    await player().moveTo('/bonus?tab=active');
    await page().getByText('₹620 of ₹2,500 wagered (24%)').waitFor();
    const id =
      (await page().getByRole('link', { name: 'See what to claim: ₹100' }).getAttribute('href')) ?? '';
    await player().moveTo(id);
    await part(2).getByText('₹120 of ₹500 wagered (24%)').waitFor();
    // Another tab bets; this one is told.
    const match = await world().stillMatch({ delaySeconds: 0 });
    const tab = await player().anotherTab(match.path);
    await tab.pickHome('400');
    await tab.slip.placeAtOnce();
    await world().market(match.marketId, { action: 'settle', runnerId: match.awayId });
    await part(2).getByText('Ready to claim').waitFor();
    await part(3).getByText('₹20 of ₹500 wagered (4%)').waitFor();
    await tab.page.close();
  });

  isInOrder('a bonus with parts to claim');

  step('[REWARD-01] coins become cash by the claim of a part, and by nothing else', async () => {
    const before = await money();
    expect(before.coins).toBe(50_000);
    await part(1).getByRole('button', { name: 'Claim ₹100' }).click();
    await part(1).getByText('Became cash on').waitFor();
    expect(await money()).toEqual({ cash: before.cash + 10_000, coins: 40_000 });
    await player().sawToast('Claimed: these coins are now cash');
    await player().dismissToasts();
  });

  step('[REWARD-01] what counted is listed', async () => {
    const rows = page().getByRole('table', { name: 'Bets that counted' }).getByRole('row');
    await soon(() => rows.filter({ hasText: /₹(400|620)/ }).count()).toBe(2);
  });

  step('[REWARD-01] a cancellation says what is lost, and takes no more', async () => {
    const before = await money();
    await button('Cancel bonus').click();
    const dialog = player().dialog('Cancel Welcome bonus?');
    await dialog.getByText('You lose ₹300 in coins you have not earned yet.').waitFor();
    await dialog.getByText('You keep the ₹100 you have earned and can still claim it.').waitFor();
    await dialog.getByRole('button', { name: 'Keep bonus' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await money()).toEqual(before);
    await button('Cancel bonus').click();
    await dialog.getByRole('button', { name: 'Cancel bonus, lose ₹300' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await part(5).getByText('Lost when the bonus was cancelled.').waitFor();
    // The button that asked is gone: whoever has no pointer goes on from the page's heading.
    await soon(() => player().page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await money()).toEqual({ cash: before.cash, coins: 10_000 });
    await player().dismissToasts();
    await part(2).getByRole('button', { name: 'Claim ₹100' }).click();
    await part(2).getByText('Became cash on').waitFor();
    expect(await money()).toEqual({ cash: before.cash + 10_000, coins: 0 });
    expect((await world().audit()).ledgerSum).toBe(0);
    await player().dismissToasts();
  });

  isInOrder('a bonus that is over');

  step('[REWARD-01] it is kept in the history, and the next one can be claimed', async () => {
    await page().getByRole('link', { name: 'Back' }).click();
    await page().getByText('No active bonus').waitFor();
    await page().getByRole('tab', { name: 'History' }).click();
    await page().getByRole('listitem', { name: 'Welcome bonus' }).getByText('Cancelled').waitFor();
    await page().getByRole('tab', { name: 'Available' }).click();
    await soon(() => button('Claim bonus').first().isEnabled()).toBe(true);
    expect(await page().getByRole('listitem', { name: 'Welcome bonus' }).count()).toBe(0);
  });

  step('[REWARD-01] [X13] an address of no bonus says so', async () => {
    await player().moveTo('/bonus/BN0');
    await page().getByText('This bonus is not in your account.').waitFor();
  });
});
