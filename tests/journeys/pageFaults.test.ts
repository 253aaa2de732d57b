import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';

const CHUNK_FAILED = 'Loading chunk failed';

describe('faults of storage and of scripts in the browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  it('[F69] storage that throws: the tab works from memory and says what that means', async () => {
    const player = await stage.arrive({
      width: 'phone',
      before: () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    });
    await player.open('/');
    await player.header.logIn.click();
    // Nothing is kept, so the question comes in every visit.
    await player.page.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
    await player.auth.titled('Log in').getByRole('button', { name: 'Try the demo' }).click();
    await player.header.exposure.waitFor();
    const blocked = await player.page.evaluate(() => {
      try {
        return window.localStorage.length;
      } catch (error) {
        return (error as DOMException).name;
      }
    });
    expect(blocked).toBe('SecurityError');
    await player.toast('this browser does not keep it').waitFor();
    await player.dismissToasts();
    const world = worldOfPage(player.page);
    const match = await world.stillMatch();
    await player.header.goTo('Sports');
    await player.match.linkTo(match).click();
    const [home] = await player.match.sides();
    await player.match.back(home).click();
    await player.slip.chip('+500');
    await player.slip.place.click();
    await player.slip.says('Your bet waits out the in-play delay.').waitFor();
    await world.advance(6_000);
    await player.slip.says('Bet matched').waitFor();
    await player.slip.press('Done');
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  it('[F72] [F73] the token is deleted by another tab: signed out here, with a sentence', async () => {
    const player = await stage.arrive();
    await player.enterAsDemo();
    const other = await player.anotherTab('/profile');
    await player.page.bringToFront();
    await other.page.evaluate(() => localStorage.removeItem('token'));
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
    await player.toast('Your session has ended. Log in again.').waitFor();
    expect(await player.stored('user')).toBeNull();

    await player.enterAsDemo();
    await other.open('/');
    await soon(() => other.path).toBe('/home');
    await other.page.evaluate(() => localStorage.clear());
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  it('[X22] a forged user in storage changes nothing that the server decides', async () => {
    const player = await stage.arrive({
      before: () => {
        localStorage.setItem('token', 'forged');
        localStorage.setItem('user', JSON.stringify({ mstruserid: 'ADMIN', role: 'admin', balance: 1e9 }));
        localStorage.setItem('wallet', JSON.stringify({ balance: 1e9, cash: 1e9, coins: 1e9 }));
      },
    });
    await player.page.goto(`${stage.url}/home`);
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
    await player.context.close();
  });

  it('[NAV-06] [F79] [F80] [F81] a page whose script does not come: one reload, then the message, then another try', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo();
    await player.dismissToasts();
    let refused = 0;
    const script = /\/assets\/MyBetsPage-.*\.js$/;
    await player.page.route(script, (route) => {
      refused += 1;
      return route.abort();
    });
    let loads = 0;
    player.page.on('load', () => (loads += 1));
    await player.page
      .getByRole('navigation', { name: 'Main pages' })
      .getByRole('link', { name: 'My Bets' })
      .click();
    await player.page.getByRole('main').getByText(CHUNK_FAILED).waitFor();
    await player.toast(CHUNK_FAILED).waitFor();
    expect(player.path).toBe('/mybets');
    expect(refused).toBeGreaterThan(1);
    expect(loads).toBe(1);
    expect(await player.header.balance()).toBe('10,000.00 INR');

    await player.page.unroute(script);
    await player.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await soon(() => player.heading.innerText()).toBe('My Bets');
    await player.context.close();
  });
});
