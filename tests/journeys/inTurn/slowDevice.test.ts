import { afterAll, beforeAll, describe, expect } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { DepositScreens } from '@tests/support/journeys/DepositScreens';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { WithdrawScreens } from '@tests/support/journeys/WithdrawScreens';
import { worldOfPage } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';
import { runs } from '@tests/support/runs';

/** How often slower than this machine the page is made to think: a cheap phone in every run, one of the cheapest kind at night. */
const SLOWER = runs(4, 6);
const AT_NIGHT = SLOWER === 6;

describe('a very slow phone', () => {
  const step = stepsOfOneWay();
  const person = newPlayer();
  let stage: Stage;
  let player: Player;
  let world: World;
  let throttle: (rate: number) => Promise<unknown>;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone' });
    const cdp = await player.context.newCDPSession(player.page);
    throttle = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  });
  afterAll(() => stage.close());

  const balance = () => player.header.balance();
  /** The shortest of a few turns of the same work, in milliseconds. */
  const work = () =>
    player.page.evaluate(() => {
      let shortest = Infinity;
      for (let turn = 0; turn < 5; turn += 1) {
        const begun = performance.now();
        let sum = 0;
        for (let at = 0; at < 2_000_000; at += 1) sum += Math.sqrt(at);
        if (sum > 0) shortest = Math.min(shortest, performance.now() - begun);
      }
      return shortest;
    });

  step('[F88] the page thinks slower than this machine', async () => {
    // What it thinks with is the page's own, whatever is in it.
    await player.page.goto(`${stage.url}/config.json`);
    const ownPace = await work();
    await throttle(SLOWER);
    // However busy the machine is: the fault is there once it has shown, and without it nothing below says anything.
    await soon(async () => (await work()) > 2 * ownPace).toBe(true);
  });

  step('[F88] a sign-up with its code', async () => {
    await player.signUp(person);
    world = worldOfPage(player.page);
    await soon(balance).toBe('10,000.00 INR');
  });

  step('[F88] a bet with its delay, its hold, its result in the balance', async () => {
    const match = await world.stillMatch();
    await player.backHome(match, '500');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    await player.slip.says('Bet matched').waitFor();
    await soon(balance).toBe('9,500.00 INR');
    await player.slip.putAway();
    await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await player.sawToast(/You won/);
    await soon(balance).toBe('10,500.00 INR');
    expect(await world.bets()).toBe(1);
    expect(player.traffic.problems).toEqual([]);
  });

  if (AT_NIGHT) {
    step('[F88] a deposit that is credited', async () => {
      const screens = new DepositScreens(player.page);
      await player.open('/deposit/m_upi');
      await screens.order('500');
      await screens.tell('412345678901');
      await screens.submit();
      await screens.button('Approve').click();
      await soon(balance).toBe('11,000.00 INR');
    });

    step('[F88] log-out, and log-in with the password', async () => {
      await player.dismissToasts();
      await player.header.signOut();
      await soon(() => player.path).toBe('/');
      await player.header.logIn.click();
      await player.auth.logIn(person);
      await soon(() => player.path).toBe('/home');
      await soon(balance).toBe('11,000.00 INR');
      await player.dismissToasts();
      await player.header.signOut();
      await soon(() => player.path).toBe('/');
    });

    step('[F88] a withdrawal that is paid', async () => {
      // A new player's money has to be played through first: the demo's has been.
      await player.tryTheDemo();
      const screens = new WithdrawScreens(player.page);
      await player.open('/withdraw');
      await screens.fill('1,500');
      await screens.submit.click();
      await screens.receipt.waitFor();
      await screens.decide('approve');
      await player.sawToast('Withdrawal paid');
      await soon(balance).toBe('8,500.00 INR');
      expect(player.traffic.problems).toEqual([]);
    });
  }
});
