import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { codeFromServer } from '@tests/support/journeys/codeFromServer';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';

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

/** Runs in the page: what asks for the balance over the real-time connection never leaves. */
function loseBalances(): void {
  const send = Reflect.get(WebSocket.prototype, 'send') as (this: WebSocket, data: string) => void;
  WebSocket.prototype.send = function lossy(data) {
    const passes = Reflect.get(globalThis, 'balancesPass') === true || !String(data).includes('get:balance');
    if (passes) send.call(this, data as string);
  };
}

describe('a link that loses answers', () => {
  const step = stepsOfOneWay();
  const person = newPlayer();
  let stage: Stage;
  let player: Player;
  beforeAll(async () => {
    stage = await openStage('remote');
    player = await stage.arrive({ width: 'phone', before: loseBalances });
  });
  afterAll(() => stage.close());

  step('[AUTH-11] [F90] of the request for a code: the code that came is entered all the same', async () => {
    const { auth, page } = player;
    await player.open('/');
    await player.header.register.click();
    await loseAnswer(page, '/sendOtpToMobile');
    await auth.askForCode(person.mobile);
    await player.sawToast('Request failed');
    await auth.panel.getByText(/^We do not know yet whether a code was sent/).waitFor();
    await auth.press('I have the code');
    await auth.verify(await codeFromServer(stage, person));
    await auth.titled('Your details').waitFor();
  });

  step('[AUTH-17] [F90] of the registration: nothing typed is lost, and the account is there', async () => {
    const { auth, page } = player;
    await auth.fillDetails(person);
    await loseAnswer(page, '/register');
    await auth.press('Create account');
    await player.sawToast('Something went wrong');
    await auth.panel.getByText(/^We do not know yet whether your account was created/).waitFor();
    expect(await auth.password('Password').inputValue()).toBe(person.password);
    await auth.press('Login');
    await soon(() => auth.field('Username').inputValue()).toBe(person.username);
    await auth.password('Password').fill(person.password);
    await auth.press('Login');
    await soon(() => player.path).toBe('/home');
  });

  step('[WAL-02] of the balance: it is said, and asking brings it', async () => {
    const again = player.page.getByRole('button', { name: 'Balance: No balance yet Try again' });
    await again.waitFor();

    await player.page.evaluate(() => Object.assign(globalThis, { balancesPass: true }));
    await again.click();
    await player.page.getByTestId('balance').getByText('10,000.00 INR').waitFor();
  });
});
