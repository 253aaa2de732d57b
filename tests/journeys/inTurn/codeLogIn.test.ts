import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeInInbox, newPlayer } from '@tests/support/journeys/AuthScreens';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

describe.each(['phone', 'laptop'] as const)('codes by SMS, on a %s', (width) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  it('[AUTH-05] [F67] the number, a reload while the SMS is read, the code: in, where the way led', async () => {
    const player = await stage.arrive({ width });
    const { auth, page } = player;
    const person = newPlayer();
    await player.enterAsNew(person, '/terms');
    await player.header.signOut();
    await player.header.logIn.waitFor();
    await player.moveTo('/');
    await player.header.logIn.click();
    await auth.panel.getByRole('radio', { name: 'With SMS code' }).check();
    await auth.field('Mobile number +91').fill(person.mobile);
    await auth.press('Send OTP');
    const sent = auth.panel.getByText(`If an account uses the number ending in ${person.mobile.slice(-4)}`);
    await sent.waitFor();
    await page.reload();
    await sent.waitFor();
    expect(await auth.panel.getByRole('button', { name: 'Send a new code' }).isDisabled()).toBe(true);
    const code = await codeInInbox(page);
    const entry = auth.field('One-time code (OTP)');
    await entry.fill(code === '000000' ? '111111' : '000000');
    await auth.panel.getByRole('alert').filter({ hasText: 'This code is wrong.' }).waitFor();
    await entry.fill(code);
    await player.sawToast('Login Success');
    await soon(() => player.path).toBe('/home');
    await page.reload();
    await player.header.exposure.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  it('[CASH-04] a further account to be paid out to is proved by a code; the first needs none', async () => {
    const player = await stage.arrive({ width });
    const { page } = player;
    const person = newPlayer();
    await player.enterAsNew(person, '/bank-details');
    const form = player.dialog('Add an account');
    const accounts = page.getByRole('list', { name: 'Your accounts' }).getByRole('listitem');
    const add = async (upiId: string): Promise<void> => {
      await page.getByRole('main').getByRole('button', { name: 'Add account' }).click();
      await form.getByRole('radio', { name: 'UPI ID' }).check();
      await form.getByLabel('Account holder').fill(person.name);
      await form.getByRole('textbox', { name: 'UPI ID' }).fill(upiId);
      const pan = form.getByRole('textbox', { name: 'PAN' });
      if ((await pan.count()) > 0) await pan.fill('ABCPD1234E');
      await form.getByRole('button', { name: 'Add account' }).click();
    };
    await add('asha.one@ybl');
    await soon(() => accounts.count()).toBe(1);
    await add('asha.two@ybl');
    await form.getByText(`sent to the number ending in ${person.mobile.slice(-4)}`).waitFor();
    await form
      .getByRole('button', { name: /^Use \d{6}$/ })
      .first()
      .click();
    await form.waitFor({ state: 'hidden' });
    await soon(() => accounts.count()).toBe(2);
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  it('[X35] a number that nobody has is told the same, and no code comes', async () => {
    const player = await stage.arrive({ width });
    const { auth, page } = player;
    await player.open('/');
    await player.header.logIn.click();
    await auth.panel.getByRole('radio', { name: 'With SMS code' }).check();
    const { mobile } = newPlayer();
    await auth.field('Mobile number +91').fill(mobile);
    await auth.press('Send OTP');
    await auth.panel.getByText(`If an account uses the number ending in ${mobile.slice(-4)}`).waitFor();
    await auth.field('One-time code (OTP)').fill('123456');
    await auth.panel.getByRole('alert').filter({ hasText: 'This code is wrong.' }).waitFor();
    await auth.press('Change number');
    await auth.field('Mobile number +91').waitFor();
    await auth.panel.getByRole('radio', { name: 'With password' }).check();
    await auth.field('Username').waitFor();
    expect(page.url()).not.toContain(mobile);
    await player.context.close();
  });
});
