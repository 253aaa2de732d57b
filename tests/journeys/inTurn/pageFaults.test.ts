import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';

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
    await player.auth.titled('Login').getByRole('button', { name: 'Try the demo' }).click();
    await player.header.exposure.waitFor();
    const blocked = await player.page.evaluate(() => {
      try {
        return window.localStorage.length;
      } catch (error) {
        return (error as DOMException).name;
      }
    });
    expect(blocked).toBe('SecurityError');
    await player.sawToast('this browser cannot remember it');
    await player.dismissToasts();
    const world = worldOfPage(player.page);
    const match = await world.stillMatch();
    await player.header.goTo('Sports');
    await player.match.linkTo(match).click();
    const [home] = await player.match.sides();
    await player.match.back(home).click();
    await player.slip.chip('+500');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    await player.slip.says('Bet matched').waitFor();
    await player.slip.putAway();
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  it('[F84] a market row that cannot be drawn fails with its market alone: header, balance and log-out stay', async () => {
    const player = await stage.arrive({
      before: () => {
        // What words a price is given the runner's name by this; the row of one runner cannot be drawn once it is named here.
        const entries = Object.entries.bind(Object);
        const planted = { runner: '', thrown: 0 };
        Object.assign(window, { planted });
        Object.entries = (of: object) => {
          if (planted.runner !== '' && Reflect.get(of, 'runner') === planted.runner) {
            planted.thrown += 1;
            throw new RangeError('planted');
          }
          return entries(of);
        };
      },
    });
    const { page } = player;
    const planted = () => page.evaluate(() => Reflect.get(window, 'planted') as { thrown: number });
    await player.enterAsDemo();
    const world = worldOfPage(page);
    const match = await world.stillMatch();
    await world.stillBookmaker(match, 90, 95);
    await player.header.goTo('Sports');
    await player.match.linkTo(match).click();
    const [home] = await player.match.sides();
    await player.match.back(home).waitFor();
    await page.getByRole('tab', { name: /^Bookmaker/ }).click();
    await page.evaluate(
      (runner) => Object.assign(Reflect.get(window, 'planted') as object, { runner }),
      home,
    );
    expect(await planted()).toMatchObject({ thrown: 0 });
    await page.getByRole('tab', { name: 'All' }).click();

    await page.getByText('This part of the page did not load.').first().waitFor();
    expect((await planted()).thrown).toBeGreaterThan(0);
    // What is not of that runner stands: the match, its other parts, and the frame.
    await soon(() => player.match.title.innerText()).toContain(home);
    await page.getByRole('tab', { name: 'All', selected: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^Session/ }).waitFor();
    expect(await player.header.balance()).toBe('10,000.00 INR');

    await page.evaluate(() => Object.assign(Reflect.get(window, 'planted') as object, { runner: '' }));
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await player.match.back(home).waitFor();
    await page.evaluate(
      (runner) => Object.assign(Reflect.get(window, 'planted') as object, { runner }),
      home,
    );
    await page.getByRole('tab', { name: /^Fancy/ }).click();
    await page.getByRole('tab', { name: 'All' }).click();
    await page.getByText('This part of the page did not load.').first().waitFor();
    await player.header.signOut();
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
    await player.context.close();
  });

  it('[F72] [F73] the token is deleted by another tab: signed out here, with a sentence', async () => {
    const player = await stage.arrive();
    await player.enterAsDemo('/home');
    const other = await player.anotherTab('/profile');
    await player.page.bringToFront();
    await other.page.evaluate(() => localStorage.removeItem('token'));
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
    await player.sawToast('You were signed out in another tab.');
    expect(await player.stored('user')).toBeNull();

    await player.logInAsDemo();
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

  it('[X22] [F91] a forged wallet beside a true token: gone with the first word of the server, and no bet is refused by it', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo();
    await player.dismissToasts();
    const world = worldOfPage(player.page);
    const match = await world.stillMatch();
    // Written as the app writes it, under every number that a server could reach; the page that loads next finds it.
    await player.page.addInitScript(() => {
      const forged = '{"balance":77.00,"cash":0.00,"coins":77.00,"version":9007199254740991}';
      localStorage.setItem('wallet', forged);
    });
    await player.page.reload();
    await soon(() => player.header.balance()).toBe('10,000.00 INR');
    await soon(() => player.page.getByText('Last known balance').count()).toBe(0);
    expect(await player.stored('wallet')).toBe('{"balance":10000.00,"cash":10000.00,"coins":500.00}');
    await player.header.goTo('Sports');
    await player.match.linkTo(match).click();
    const [home] = await player.match.sides();
    await player.match.back(home).click();
    await player.slip.chip('+500');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
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
    await player.page.getByRole('main').getByText('This part of the page did not load.').waitFor();
    expect(await player.stayingToasts()).toBe(0);
    expect(player.path).toBe('/mybets');
    expect(refused).toBeGreaterThan(1);
    expect(loads).toBe(1);
    expect(await player.header.balance()).toBe('10,000.00 INR');

    await player.page.unroute(script);
    await player.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await soon(() => player.heading.innerText()).toBe('My Bets');
    await player.context.close();
  });

  it('[NAV-06] a page whose styles did not come: tried again it has them', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo();
    await player.dismissToasts();
    let refused = 0;
    const sheet = /\/assets\/MyBetsPage-.*\.css$/;
    await player.page.route(sheet, (route) => {
      refused += 1;
      return route.abort();
    });
    await player.page
      .getByRole('navigation', { name: 'Main pages' })
      .getByRole('link', { name: 'My Bets' })
      .click();
    await player.page.getByRole('main').getByText('This part of the page did not load.').waitFor();
    expect(refused).toBe(2);

    let arrived = 0;
    player.page.on('requestfinished', (request) => {
      if (sheet.test(request.url())) arrived += 1;
    });
    await player.page.unroute(sheet);
    await player.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await soon(() => player.heading.innerText()).toBe('My Bets');
    expect(arrived).toBe(1);
    await player.context.close();
  });
});
