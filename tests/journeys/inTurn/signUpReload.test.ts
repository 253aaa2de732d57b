import { afterAll, beforeAll, describe, expect } from 'vitest';
import { codeInInbox, newPlayer } from '@tests/support/journeys/AuthScreens';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';

/** A phone drops a page while its owner looks up the code in another app. */
describe('a sign-up that is cut short by reloads', () => {
  const step = stepsOfOneWay();
  const person = newPlayer();
  let stage: Stage;
  let player: Player;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone' });
  });
  afterAll(() => stage.close());

  const resend = () => player.auth.panel.getByRole('button', { name: 'Send a new code' });

  step(
    '[AUTH-12] [F67] goes on at the code, in its dialog, and a new code has to wait as before',
    async () => {
      const { auth } = player;
      await player.open('/');
      await player.header.register.click();
      await auth.askForCode(person.mobile);
      await auth.panel.getByText(`ending in ${person.mobile.slice(-4)}`).waitFor();
      await player.page.reload();
      await auth.titled('Create your account').waitFor();
      await auth.panel.getByText(`ending in ${person.mobile.slice(-4)}`).waitFor();
      expect(await resend().isDisabled()).toBe(true);
    },
  );

  step('[AUTH-13] takes the code that was sent before', async () => {
    await player.auth.verify(await codeInInbox(player.page));
    await player.auth.titled('Your details').waitFor();
  });

  step('[AUTH-14] [AUTH-17] goes on at the details, and they are taken', async () => {
    const { auth, page } = player;
    await page.reload();
    await auth.titled('Your details').waitFor();
    await auth.fillDetails(person);
    await page.reload();
    await auth.titled('Your details').waitFor();
    await soon(() => auth.field('Username').inputValue()).toBe(person.username);
    expect(await auth.field('Name').inputValue()).toBe(person.name);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.password);
    await auth.fillDetails(person);
    await auth.press('Create account');
    await player.sawToast('Player added');
    await soon(() => player.path).toBe('/home');
  });

  step('[AUTH-17] and is over then: a reload opens no dialog', async () => {
    await player.page.reload();
    await player.heading.waitFor();
    expect(await player.page.getByRole('dialog').count()).toBe(0);
    expect(await player.page.evaluate(() => sessionStorage.getItem('signUpStep'))).toBeNull();
    expect(player.traffic.problems).toEqual([]);
  });
});
