import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { WithdrawScreens } from '@tests/support/journeys/WithdrawScreens';

wayOn('laptop', '[CASH-02] a withdrawal', ({ step, player, isInOrder }) => {
  const screens = () => new WithdrawScreens(player().page);

  step('begins with what can be paid out, how, and that nothing is missing', async () => {
    await player().moveTo('/withdraw');
    await player().page.getByText('₹10,000.00').first().waitFor();
    await player().page.getByText('Not withdrawable: coins are not cash.').waitFor();
    await soon(() => player().page.getByText('Simulation: no real money.').count()).toBe(1);
  });
  step('asks for the amount and the account on one screen, and says what becomes of the money', async () => {
    expect(
      await player()
        .page.getByRole('radio', { name: /HDFC Bank ••••1234/ })
        .isChecked(),
    ).toBe(true);
    await player().page.getByText('We check it and pay it, usually in about 2 minutes').waitFor();
  });
  step('[X23] a wrong amount is said at its field, which gets the focus', async () => {
    await screens().amount.fill('10000.01');
    await screens().go.click();
    await player().page.getByText('That is more than you can withdraw: ₹10,000.00.').waitFor();
    expect(await screens().amount.evaluate((field) => field === document.activeElement)).toBe(true);
  });
  isInOrder('the form');
  step('says in the button what it does', () => screens().fill('1,500'));
  step('is sent, and leaves the cash at once', async () => {
    await screens().submit.click();
    await screens().receipt.waitFor();
    await soon(() => player().header.balance()).toBe('8,500.00 INR');
  });
  isInOrder('the receipt');
  step('is paid: the receipt follows it', async () => {
    await screens().decide('approve');
    await player().sawToast('Withdrawal paid');
    await player().page.getByRole('heading', { name: 'Withdrawal paid' }).waitFor();
    await player().page.getByText('UTR', { exact: true }).waitFor();
    await player()
      .page.getByText(/^4\d{11}$/)
      .waitFor();
    await player().dismissToasts();
  });
  step('stands in the list as approved', async () => {
    await player().page.getByRole('link', { name: 'See your withdrawals' }).click();
    await screens().row('₹1,500.00').getByText('Approved').waitFor();
  });
  isInOrder('the list');
  step('one that is declined says why, and all of it is back', async () => {
    await player().moveTo('/withdraw/upi');
    await screens().fill('700');
    await screens().submit.click();
    await screens().receipt.waitFor();
    await screens().decide('decline', 'The name does not match.');
    await player().moveTo('/withdrawList?status=declined');
    await screens().row('₹700.00').getByText('The name does not match.').waitFor();
    await soon(() => player().header.balance()).toBe('8,500.00 INR');
    await player().dismissToasts();
  });
  step('one that waits is taken back after a question, and the balance follows', async () => {
    await player().moveTo('/withdraw/upi');
    await screens().fill('800');
    await screens().submit.click();
    await screens().receipt.waitFor();
    await player().moveTo('/withdraw');
    await soon(() => player().header.balance()).toBe('7,700.00 INR');
    await screens().waiting.click();
    await player()
      .dialog('Cancel this withdrawal?')
      .getByRole('button', { name: 'Cancel the withdrawal' })
      .click();
    await player().page.getByText('No pending withdrawals.').waitFor();
    await soon(() => player().header.balance()).toBe('8,500.00 INR');
    await player().dismissToasts();
    await player().moveTo('/withdrawList');
    await screens().row('₹800.00').getByText('Cancelled').waitFor();
  });
  step('[CASH-02] the page of checks leads on to the form when nothing is missing', async () => {
    await player().moveTo('/pre-withdraw-page/upi');
    await soon(() => player().path).toBe('/withdraw/upi');
    await screens().amount.waitFor();
  });
  step('[CASH-02] the browser’s way back from the review is the form as it was filled', async () => {
    await player().moveTo('/promotions');
    await player().page.getByRole('heading', { level: 1 }).waitFor();
    await player().moveTo('/withdraw/upi');
    await screens().fillTyped('550', 'asha.rao@ybl');
    await screens().review();
    await player().page.goBack();
    await soon(() => screens().upi.inputValue()).toBe('asha.rao@ybl');
    expect(await screens().amount.inputValue()).toBe('550');
    await player().page.goForward();
    await soon(() => new URL(player().page.url()).search).toBe('');
    expect(await screens().upi.inputValue()).toBe('asha.rao@ybl');
    await screens().review();
    await player().page.getByRole('button', { name: 'Change something' }).dblclick();
    await soon(() => screens().upi.inputValue()).toBe('asha.rao@ybl');
    expect(player().path).toBe('/withdraw/upi');
    // The button that was pressed is gone: the keyboard goes on from the page, not from its window's edge.
    await soon(() => player().page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
  isInOrder('the form that was come back to');
  step('[F65] [CASH-02] what was sent from a review is not behind its receipt', async () => {
    await screens().review();
    await screens().submit.click();
    await screens().receipt.waitFor();
    await soon(() => new URL(player().page.url()).search).toBe('');
    const { length } = await screens().requests();
    await player().page.goForward();
    await soon(() => new URL(player().page.url()).search).toBe('');
    await screens().receipt.waitFor();
    expect(await screens().requests()).toHaveLength(length);
    await screens().decide('approve');
    await player().dismissToasts();
  });
  step('[NAV-01] old and wrong addresses lead to the hub', async () => {
    for (const path of ['/withdrawnew', '/withdrawnewForm', '/withdraw/cheque', '/pre-withdraw-page/%00']) {
      await player().moveTo(path);
      await soon(() => player().path).toBe('/withdraw');
    }
  });
});

describe('[F65] a withdrawal is made once', () => {
  let stage: Stage;
  let player: Player;
  let screens: WithdrawScreens;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive();
    await player.enterAsDemo('/withdraw/upi');
    await player.dismissToasts();
    screens = new WithdrawScreens(player.page);
  });
  afterAll(() => stage.close());

  const fault = (request: unknown) =>
    player.page.evaluate(
      (wanted) =>
        (globalThis as unknown as { __sandbox: { fault(request: unknown): unknown } }).__sandbox.fault(
          wanted,
        ),
      request,
    );

  it('a double tap asks once', async () => {
    await screens.fill('500');
    await screens.submit.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await screens.receipt.waitFor();
    expect(await screens.requests()).toHaveLength(1);
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
    await screens.decide('approve');
  });

  it('a reply that is lost is looked up, after a reload too, and never sent again', async () => {
    await player.open('/withdraw/upi');
    await screens.fill('600');
    await fault({ action: 'http', path: '/withdrawRequest/create', fault: { kind: 'dropAfter' } });
    await fault({
      action: 'http',
      path: '/withdrawRequest/get',
      fault: { kind: 'status', status: 502 },
      times: 8,
    });
    await screens.submit.click();
    await player.page.getByText('We are checking your withdrawal').waitFor();
    const sent = player.page.getByRole('region', { name: 'What you sent' });
    await sent.getByText('₹600.00').waitFor();
    expect(await axeFindings(player.page)).toEqual([]);
    await player.open('/withdraw/upi');
    await screens.receipt.waitFor();
    expect(await screens.requests()).toHaveLength(1);
    await soon(() => player.header.balance()).toBe('8,900.00 INR');
    await screens.decide('approve');
  });

  it('two tabs that send at one moment make one', async () => {
    await player.open('/withdraw/upi');
    const other = await player.anotherTab('/withdraw/upi');
    const there = new WithdrawScreens(other.page);
    await screens.fill('900');
    await there.fill('900');
    await Promise.all([screens.submit.click(), there.submit.click()]);
    await soon(() => screens.requests()).toHaveLength(1);
    await soon(() => player.header.balance()).toBe('8,000.00 INR');
    await other.page.close();
  });

  it('[CASH-02] a new player meets what is missing, each with the way to it', async () => {
    const fresh = await stage.arrive({ width: 'phone' });
    await fresh.enterAsNew(
      { mobile: '9876512345', name: 'Asha Rao', username: 'asharao9', password: 'Secret123' },
      '/pre-withdraw-page/bank',
    );
    await fresh.dismissToasts();
    const fix = (name: string) => fresh.page.getByRole('main').getByRole('link', { name });
    expect(await fix('Verify identity').getAttribute('href')).toBe('/kyc');
    expect(await fix('Add an account').getAttribute('href')).toBe('/bank-details');
    expect(await axeFindings(fresh.page)).toEqual([]);
    await fresh.open('/withdraw/bank');
    await fix('Verify identity').waitFor();
    expect(await new WithdrawScreens(fresh.page).amount.count()).toBe(0);
    await fresh.context.close();
  });
});
