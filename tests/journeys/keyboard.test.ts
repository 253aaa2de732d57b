import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { Keyboard } from '@tests/support/journeys/Keyboard';
import type { Player } from '@tests/support/journeys/Player';
import { signUpByWire } from '@tests/support/journeys/signUpByWire';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';

describe('the way to a bet by keyboard alone', () => {
  const person = newPlayer();
  let stage: Stage;
  let world: World;
  let player: Player;
  let keys: Keyboard;

  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
    await signUpByWire(stage.server, person);
    player = await stage.arrive();
    keys = new Keyboard(player.page);
  });
  afterAll(() => stage.close());

  it('[AUTH-01] [AUTH-04] the log-in panel opens, is filled and sent; Escape closes it', async () => {
    await player.open('/');
    await keys.press('Tab');
    expect(await keys.where()).toContain('Skip to the page');
    await keys.tabTo(player.header.logIn);
    await keys.press('Enter');
    await soon(() => keys.isAt(player.auth.field('Username'))).toBe(true);
    await keys.press('Escape');
    await player.auth.panel.waitFor({ state: 'hidden' });
    await soon(() => keys.isAt(player.header.logIn)).toBe(true);

    await keys.press('Enter');
    await soon(() => keys.isAt(player.auth.field('Username'))).toBe(true);
    await keys.type(person.username);
    await keys.press('Tab');
    await keys.type(person.password);
    await keys.press('Enter');
    await player.page.waitForURL('**/home');
    await soon(() => player.header.balance()).toBe('10,000.00 INR');
  });

  it('[SPORT-04] links lead to the match, arrows to the price, Enter opens the slip at its stake', async () => {
    const match = await world.stillMatch();
    await keys.tabTo(player.page.getByRole('main').getByRole('link', { name: /^Cricket/ }));
    await keys.press('Enter');
    await keys.tabTo(player.match.linkTo(match));
    await keys.press('Enter');
    await player.match.market.waitFor();
    const [home, away] = await player.match.sides();
    await keys.tabTo(player.match.market.getByRole('grid').getByRole('button'));
    await keys.press('ArrowDown');
    expect(await keys.where()).toContain(`Back ${away}`);
    await keys.press('ArrowUp');
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    expect(await keys.isAt(player.match.back(home))).toBe(true);
    await keys.press('Enter');
    await soon(() => keys.isAt(player.slip.stake)).toBe(true);
  });

  it('[SPORT-05] Escape clears the slip; Enter places the bet, and the focus waits at what became of it', async () => {
    const [home] = await player.match.sides();
    await keys.press('Escape');
    await player.slip.says('Tap a price to add a bet.').waitFor();
    await soon(() => keys.isAt(player.match.back(home))).toBe(true);
    await keys.press('Enter');
    await soon(() => keys.isAt(player.slip.stake)).toBe(true);
    await keys.press('Alt+2');
    await soon(() => player.slip.stake.inputValue()).toBe('500');
    await keys.press('Alt+1');
    await soon(() => player.slip.stake.inputValue()).toBe('600');
    await player.page.keyboard.press('Control+a');
    await keys.tabTo(player.slip.odds, 'Shift+Tab');
    await keys.press('ArrowDown');
    await soon(() => player.slip.oddsText()).toBe('1.99');
    await keys.press('ArrowUp');
    await keys.press('Tab');
    await keys.type('500');
    await keys.press('Enter');
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    const done = player.slip.result;
    await soon(() => keys.isAt(done)).toBe(true);
    await keys.press('Enter');
    await soon(() => keys.isAt(player.match.back(home))).toBe(true);
    await soon(() => player.header.exposureText()).toBe('Exp: -500');
    expect(await world.bets()).toBe(1);
  });

  it('[HDR-08] the exposure popups open over each other, close one by one, and give the focus back', async () => {
    const { popup, bets } = player.exposure;
    await keys.tabTo(player.header.exposure, 'Shift+Tab');
    await keys.press('Enter');
    const row = popup.getByRole('button', { name: /^Bets on / });
    await keys.tabTo(row);
    await keys.press('Enter');
    await bets.waitFor();
    await keys.press('Escape');
    await bets.waitFor({ state: 'hidden' });
    await soon(() => keys.isAt(row)).toBe(true);
    await keys.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    await soon(() => keys.isAt(player.header.exposure)).toBe(true);
  });

  it('[HDR-03] the account menu opens and signs out', async () => {
    await keys.tabTo(player.header.bar.getByRole('button', { name: 'Your account' }));
    await keys.press('ArrowDown');
    expect(await keys.where()).toContain('Profile');
    await keys.press('End');
    expect(await keys.where()).toContain('Sign Out');
    await keys.press('Enter');
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
  });

  it('every stop on the way could be seen', () => {
    expect(keys.hidden).toEqual([]);
    expect(player.traffic.problems).toEqual([]);
  });
});
