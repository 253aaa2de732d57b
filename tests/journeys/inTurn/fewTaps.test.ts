import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTaps, taps } from '@tests/support/journeys/countTaps';
import { DepositScreens } from '@tests/support/journeys/DepositScreens';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { WithdrawScreens } from '@tests/support/journeys/WithdrawScreens';

describe('money in and out on a phone, in few taps', () => {
  let stage: Stage;
  let player: Player;

  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo('/home');
    await player.dismissToasts();
  });
  afterAll(() => stage.close());

  it('[CASH-01] from /home a deposit by a UPI app is four taps and the UTR', async () => {
    const { page } = player;
    const deposit = new DepositScreens(page);
    await countTaps(page);
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).tap();
    await deposit.button('1K').tap();
    await deposit.app('GPay').tap();
    await deposit.reference.fill('412345678901');
    await deposit.button('Submit deposit').tap();
    await soon(() => deposit.state.innerText()).toBe('We are checking your payment');
    expect(await taps(page)).toBe(4);
  });

  it('[CASH-02] from /home a withdrawal is four taps', async () => {
    const { page } = player;
    const withdraw = new WithdrawScreens(page);
    await player.open('/home');
    await player.header.exposure.waitFor();
    await countTaps(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Withdraw', exact: true }).first().tap();
    await page.getByRole('button', { name: '₹1,000' }).tap();
    await withdraw.submit.tap();
    await withdraw.receipt.waitFor();
    expect(await taps(page)).toBe(4);
  });
});
