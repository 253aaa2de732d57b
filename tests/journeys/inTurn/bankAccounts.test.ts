import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { PageFault } from '@tests/support/journeys/PageFault';
import { soon } from '@tests/support/journeys/soon';

wayOn('phone', 'bank accounts', ({ step, player, world, isInOrder }) => {
  const main = () => player().page.getByRole('main');
  const accounts = () => main().getByRole('list', { name: 'Your accounts' }).getByRole('listitem');
  const account = (text: string) => accounts().filter({ hasText: text });
  const form = () => player().dialog('Add an account');
  const fill = async (number: string, again = number) => {
    await form().getByLabel('Account holder').fill('Demo Player');
    await form().getByLabel('Account number', { exact: true }).fill(number);
    await form().getByLabel('Confirm account number').fill(again);
    await form().getByLabel('IFSC').fill('allA0212345');
    await form().getByText('Allahabad Bank', { exact: true }).waitFor();
    await form().getByLabel('IFSC').blur();
    await form().getByText('Allahabad Bank is part of Indian Bank now').waitFor();
    await form().getByLabel('IFSC').fill('sbin0001234');
    await form().getByText('State Bank of India', { exact: true }).waitFor();
  };

  step('[CASH-04] the page lists bank account, UPI id and card, each by its end only', async () => {
    await player().moveTo('/bank-details');
    await soon(() => accounts().count()).toBe(3);
    await soon(() => accounts().first().innerText()).toContain('••••1234');
    await soon(() => account('Card').innerText()).toContain('••••4242');
    expect(await main().innerText()).not.toMatch(/\d{9}/);
  });
  isInOrder('the list of accounts');

  step('[CASH-04] [X29] what is wrong is said at its field, and nothing is sent', async () => {
    await main().getByRole('button', { name: 'Add account' }).click();
    await fill('12345678', '123456789');
    await form().getByRole('button', { name: 'Add account' }).click();
    await form().getByText('Enter the account number: 9 to 18 digits.').waitFor();
    expect(
      await form()
        .getByLabel('Account number', { exact: true })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });
  isInOrder('the form with an error');

  step('[CASH-04] [F65] an account whose reply is lost is looked up and stands there once', async () => {
    const fault = await PageFault.plan(player().page, {
      action: 'http',
      path: '/bank',
      fault: { kind: 'dropAfter' },
    });
    await world().holdReviews();
    await fill('3344 5566 7788');
    await form().getByRole('button', { name: 'Add account' }).click();
    await form().waitFor({ state: 'hidden' });
    expect(await fault.occurred()).toBe(1);
    await soon(() => accounts().count()).toBe(4);
    await soon(() => account('••••7788').innerText()).toContain('Being checked');
    await player().dismissToasts();
  });

  step('[CASH-04] it is made the default', async () => {
    await account('••••7788').getByRole('button', { name: /^Make/ }).click();
    await soon(() => accounts().first().innerText()).toContain('••••7788');
    await soon(() => accounts().first().innerText()).toContain('Default');
    await player().dismissToasts();
  });

  step('[CASH-04] it is removed, after a question; another becomes the default', async () => {
    await account('••••7788')
      .getByRole('button', { name: /^Remove/ })
      .click();
    const ask = player().dialog('Remove this account?');
    await ask.getByText('State Bank of India ••••7788').waitFor();
    await ask.getByRole('button', { name: 'Keep it' }).click();
    await soon(() => accounts().count()).toBe(4);
    await account('••••7788')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await ask.getByRole('button', { name: 'Remove', exact: true }).click();
    await soon(() => accounts().count()).toBe(3);
    await soon(() => main().getByText('Default', { exact: true }).count()).toBe(1);
    await player().dismissToasts();
  });

  step('[CASH-04] a UPI id is added by its name alone', async () => {
    await main().getByRole('button', { name: 'Add account' }).click();
    await form().getByRole('radio', { name: 'UPI ID' }).check();
    await form().getByLabel('Account holder').fill('Demo Player');
    await form().getByRole('textbox', { name: 'UPI ID' }).fill('asha.rao@ybl');
    await form().getByRole('button', { name: 'Add account' }).click();
    await soon(() => account('as•••@ybl').count()).toBe(1);
    expect(await main().innerText()).not.toContain('asha.rao');
  });
});
