import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { DepositScreens } from '@tests/support/journeys/DepositScreens';
import { PageFault } from '@tests/support/journeys/PageFault';
import { soon } from '@tests/support/journeys/soon';

const HASH = 'ab12'.repeat(16);
const OTHER_HASH = 'cd34'.repeat(16);
const FOUND = /is in your balance$/;

/** Money in, by every kind of gateway, and everything that can come between a payment and its credit. */
wayOn('phone', 'a deposit', ({ step, player, world, isInOrder }) => {
  const here = () => player().page;
  const screen = () => new DepositScreens(here());
  const state = () => screen().state.innerText();
  const balance = async () => Number((await player().header.balance()).replaceAll(/[^0-9.]/g, ''));
  const at = (path: string) => player().moveTo(path);
  const credited = async (by: number, act: () => Promise<void>): Promise<void> => {
    const before = await balance();
    await act();
    await soon(balance).toBe(before + by);
    await soon(state).toMatch(FOUND);
  };

  step('[CASH-01] the ways to pay, the five gateways among them; one is closed and says why', async () => {
    await at('/gatewaylist');
    for (const name of ['GPay', 'PhonePe', 'Paytm', 'Any UPI app']) await screen().app(name).waitFor();
    for (const name of [/^Paytm/, /^bKash/, /^Nagad/, /^Binance TRON/, /^Binance BSC/, /^FastPay/])
      await screen().gateway(name).waitFor();
    expect(
      await screen()
        .gateway(/Net banking/)
        .count(),
    ).toBe(0);
    await here().getByText('The banks are under maintenance.').waitFor();
    await screen()
      .gateway(/^bKash Slow today: may take up to an hour/)
      .waitFor();
  });
  isInOrder('the ways to pay');

  step('[CASH-01] [X23] what is no amount, or not within the limits, does not go on', async () => {
    await screen().amount.fill('1e3');
    await screen().app('GPay').click();
    await here().getByText('Enter an amount like 500').waitFor();
    await screen().amount.fill('299.99');
    await screen().app('GPay').click();
    await here().getByText('UPI takes ₹300 or more.').waitFor();
    expect(await screen().amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await screen().amount.fill('499.99');
    await screen()
      .gateway(/^Nagad/)
      .click();
    await here().getByText('Nagad takes ₹500 or more.').waitFor();
  });
  isInOrder('the amount');

  step('[CASH-01] by UPI: the exact amount, the app, where to, a code and the time left', async () => {
    await screen().amount.fill('1,000.50');
    await screen().app('PhonePe').click();
    await here().waitForURL('**/deposit/m_upi');
    await here().getByRole('heading', { name: 'Pay ₹1,000.50' }).waitFor();
    expect(await here().getByRole('link', { name: 'Open PhonePe' }).getAttribute('href')).toMatch(
      /^phonepe:\/\/pay\?.*am=1000\.50&cu=INR/,
    );
    expect(await here().locator('a[href^="upi://pay?"]').getAttribute('href')).toContain('am=1000.50&cu=INR');
    await here().getByText('QR code and UPI ID').click();
    await here().getByText('playchips.sandbox@example').waitFor();
    await here().getByRole('img', { name: 'QR code of this payment' }).waitFor();
    await here().getByText('Time left to pay').waitFor();
  });
  isInOrder('the payment');

  step('[CASH-01] a wrong transaction id is told at its field', async () => {
    await screen().tell('41234567890');
    await screen().submit();
    await here().getByText('A UTR has 12 digits.').waitFor();
    expect(await screen().waiting()).toBe(0);
  });
  isInOrder('the confirmation');

  step('[CASH-01] a reload loses nothing that was typed', async () => {
    await here().reload();
    await soon(() => screen().reference.inputValue()).toBe('41234567890');
  });

  step('[CASH-01] [F65] pressed twice it is one deposit; found, it is in the balance', async () => {
    await screen().paste('Rs.1,000.50 debited. UPI Ref No 4123 4567 8901. Not you? Call 18001234567');
    await soon(() => screen().reference.inputValue()).toBe('412345678901');
    await screen()
      .button('Submit deposit')
      .evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await soon(state).toBe('We are checking your payment');
    expect(await screen().waiting()).toBe(1);
    const typed = await here().evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.includes('deposit.reference')),
    );
    expect(typed).toEqual([]);
    await credited(1_000.5, () => screen().button('Approve').click());
  });
  isInOrder('the credited deposit');

  step('[CASH-01] [F65] the same payment is not taken twice', async () => {
    await world().holdReviews();
    await at('/deposit/m_paytm');
    await screen().order('500');
    await screen().tell('412345678901');
    await screen().submit();
    await here().getByText('This transaction ID was already used for another deposit.').waitFor();
    await screen().reference.fill('412345678902');
    await screen().submit();
    await soon(state).toBe('We are checking your payment');
  });

  step(
    '[CASH-01] the page is closed and opened again: it goes on where it stood, and hears of the end by itself',
    async () => {
      await at('/home');
      await player().open('/deposit/m_paytm');
      await soon(state).toBe('We are checking your payment');
      await credited(500, () => world().approveAll());
    },
  );

  step('[CASH-01] a payment that was begun waits in the list, and its time is the server’s', async () => {
    await at('/bkash');
    await here().waitForURL('**/deposit/m_bkash');
    await screen().order('1000');
    await player().open('/gatewaylist');
    await here().getByText('You have an unfinished deposit').waitFor();
    await here().getByRole('link', { name: 'Continue' }).click();
    await screen().reference.waitFor();
  });

  step('[CASH-01] the time runs out; more is taken, and the payment is told of', async () => {
    await world().advance(15 * 60_000);
    await player().open('/deposit/m_bkash');
    await here().getByText('The time to pay is over.').waitFor();
    await screen().button('Take more time').click();
    await screen().tell('tx7h2kq9pl');
    await screen().submit();
    await here().getByText('Add a screenshot of the payment.').waitFor();
    await screen().addProof();
    await screen().submit();
    await soon(state).toBe('We are checking your payment');
    await credited(985, () => screen().button('Approve').click());
  });

  step('[CASH-01] declined with a reason: nothing is credited, and the reason stands there', async () => {
    const before = await balance();
    await at('/nagad');
    await here().waitForURL('**/deposit/m_nagad');
    await screen().order('500');
    await screen().tell('7HK2PQ91');
    await screen().addProof();
    await screen().submit();
    await screen().button('Decline').click();
    await screen().button('Decline').click();
    await soon(state).toBe('The deposit was declined');
    await here().getByText('Reason: The payment was not found.').waitFor();
    expect(await balance()).toBe(before);
  });
  isInOrder('the declined deposit');

  step('[CASH-01] crypto: one network only, and a transaction of the other is told apart', async () => {
    await at('/deposit/m_binance_tron');
    await screen().order('2000');
    await here().getByText('Send only USDT on TRC20.').waitFor();
    await screen().tell(`0x${HASH}`);
    await screen().submit();
    await here().getByText('This looks like a BSC (BEP20) transaction').waitFor();
    await screen().reference.fill(HASH);
    await screen().submit();
    await credited(2_000, () => screen().button('Approve').click());
  });

  step('[F65] the answer is lost on its way: it is looked up, and not sent again', async () => {
    await at('/deposit/m_binance_bsc');
    await screen().order('1000');
    await screen().tell(`0x${OTHER_HASH}`);
    const [lost, unheard] = [
      await PageFault.plan(here(), { action: 'http', path: '/deposit/create', fault: { kind: 'dropAfter' } }),
      await PageFault.plan(here(), {
        action: 'http',
        path: '/deposit/get',
        fault: { kind: 'status', status: 503 },
        times: 40,
      }),
    ];
    await screen().submit();
    await here().getByText('We are checking whether your deposit arrived').waitFor();
    expect(await lost.occurred()).toBe(1);
    expect(await screen().waiting()).toBe(1);
    const sent = () => here().getByRole('region', { name: 'What you sent' });
    await sent().getByText(`0x${OTHER_HASH}`).waitFor();
    await at('/gatewaylist');
    await sent().getByText('₹1,000.00').waitFor();
    expect(await here().getByText('You have an unfinished deposit').count()).toBe(0);
    await at('/deposit/m_binance_bsc');
    await sent().waitFor();
    await unheard.cancel();
    await soon(state).toBe('We are checking your payment');
    expect(await screen().waiting()).toBe(1);
    await credited(1_000, () => screen().button('Approve').click());
  });

  step('[F65] two tabs with the same payment make one deposit', async () => {
    await at('/deposit/m_upi');
    await screen().order('700');
    const other = await player().anotherTab('/deposit/m_upi');
    const there = new DepositScreens(other.page);
    await there.reference.waitFor();
    await screen().tell('412345678903');
    await there.tell('412345678903');
    await Promise.all([screen().submit(), there.submit()]);
    await soon(state).toBe('We are checking your payment');
    expect(await screen().waiting()).toBe(1);
    await other.page.close();
    await credited(700, () => screen().button('Approve').click());
  });

  step('[F65] two tabs with two amounts: what was typed for one is never filed for the other', async () => {
    await at('/deposit/m_paytm');
    await screen().order('500');
    const other = await player().anotherTab('/deposit/m_paytm');
    const there = new DepositScreens(other.page);
    await there.reference.waitFor();
    await there.button('Change amount').click();
    await there.order('3000');
    await player().page.bringToFront();
    await soon(state).toBe('Your deposit of ₹500 was replaced');
    expect(await screen().reference.count()).toBe(0);
    await here().getByText('₹3,000 with Paytm').waitFor();

    // Typed and sent before this window hears of it.
    await screen().button('Go to the deposit of ₹3,000').click();
    await here().getByRole('heading', { name: 'Pay ₹3,000' }).waitFor();
    await screen().tell('412345678904');
    await there.button('Change amount').click();
    await there.order('900');
    await screen().submit();
    await soon(state).toBe('Your deposit of ₹3,000 was replaced');
    await here().getByText('412345678904').waitFor();
    expect(await screen().waiting()).toBe(0);
    await other.page.close();
    await screen().button('Go to the deposit of ₹900').click();
    await soon(() => screen().reference.inputValue()).toBe('');
    await screen().tell('412345678904');
    await screen().submit();
    await soon(state).toBe('We are checking your payment');
    await credited(900, () => screen().button('Approve').click());
  });
  isInOrder('the deposit after it');

  step(
    '[CASH-01] [F65] on the gateway’s own page: the way back claims nothing that the server has not said',
    async () => {
      await world().holdReviews();
      await at('/deposit/m_fastpay');
      await screen().amount.fill('1000');
      await screen().button('Continue to FastPay').click();
      await here().waitForURL('**/deposit/return?status=success');
      await soon(state).toBe('We are checking your payment');
      await player().open('/deposit/return?status=success&amount=999999&paid=1');
      await soon(state).toBe('We are checking your payment');
      expect(await screen().waiting()).toBe(1);
      await credited(990, () => world().approveAll());
    },
  );

  step('[CASH-01] a kind of payment, an unknown word, a closed gateway', async () => {
    await at('/deposit/crypto');
    await screen()
      .gateway(/^Binance BSC/)
      .waitFor();
    expect(
      await screen()
        .gateway(/^Paytm/)
        .count(),
    ).toBe(0);
    await at('/deposit/m_netbanking');
    await here().getByText('The banks are under maintenance.').waitFor();
    await at('/deposit/nonsense');
    await here().waitForURL('**/gatewaylist');
    await here().getByText('This payment method is not available here.').waitFor();
  });
});
