import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { PageFault } from '@tests/support/journeys/PageFault';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';
import type { StillMatch, World } from '@tests/support/journeys/World';

const CHECKING = 'Checking your bet…';
const LOST_REPLY = { action: 'http', path: '/bets', method: 'POST', fault: { kind: 'dropAfter' } } as const;

/** Each player has a browser, and so a world, of their own. */
describe('faults around a bet, on a phone', () => {
  let stage: Stage;
  let player: Player;
  let world: World;
  let match: StillMatch;

  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    player = await stage.arrive({ width: 'phone' });
    // Home and its games would be loaded for nobody: each of these goes to its match.
    await player.enterAsDemo('/terms');
    world = worldOfPage(player.page);
    match = await world.stillMatch();
  });
  afterEach(async () => {
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  it('[F40] suspended with the slip open: the row says so, Place is off, the stake stays', async () => {
    await player.backHome(match, '750');
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await world.market(match.marketId, { action: 'suspend' });
    await player.slip.says('Betting on this market is suspended for now.').first().waitFor();
    await soon(() => player.slip.place.isEnabled()).toBe(false);
    await soon(() => player.slip.stake.inputValue()).toBe('750');
    await player.slip.press('Hide the bet slip');
    await player.match.overlay('SUSPENDED').waitFor();
    await player.slip.bar.click();
    await world.market(match.marketId, { action: 'resume' });
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await soon(() => player.slip.stake.inputValue()).toBe('750');
    expect(await world.bets()).toBe(0);
  });

  it('[F41] suspended while the bet waits: not placed, and nothing is held', async () => {
    await player.backHome(match, '750');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.market(match.marketId, { action: 'suspend' });
    await world.waitOutDelay();
    await player.slip.says('Bet not placed').waitFor();
    await player.slip.says('Betting on this market is suspended for now.').waitFor();
    await player.slip.press('Back to the slip');
    await player.slip.press('Cancel');
    await soon(() => player.header.exposureText()).toBe('Exp: 0');
    await soon(() => player.header.balance()).toBe('10,000.00 INR');
  });

  it('[F42] the odds fall while the bet waits: nothing is placed, the new odds are offered and can be taken', async () => {
    await player.backHome(match, '500');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 1.9 });
    await world.waitOutDelay();
    await player.slip.says('You asked for 2.00, the price was 1.90. Nothing was placed.').waitFor();
    const { users } = await world.audit();
    expect(users.map(({ hold }) => hold)).toEqual([0]);
    await player.slip.press('Use 1.90');
    await soon(() => player.slip.oddsText()).toBe('1.90');
    await soon(() => player.slip.stake.inputValue()).toBe('500');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    await player.slip.says(/₹500 at 1\.90/).waitFor();
  });

  it('[F42] the odds rise while the bet waits: the better ones are taken, as the player chose', async () => {
    await player.backHome(match, '500');
    await soon(() => player.slip.acceptance()).toBe('better');
    await player.slip.place.click();
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.1 });
    await world.waitOutDelay();
    await player.slip.says(/₹500 at 2\.10/).waitFor();
  });

  it('[F43] settled with the slip open: it stays, says what became of it, and is put away by the player', async () => {
    await player.backHome(match, '500');
    await world.market(match.marketId, { action: 'settle', runnerId: match.awayId });
    await player.sawToast('The bet on your slip was not placed, and no money was taken.');
    await player.slip.says(/Your stake of ₹500 was not taken: it is in your balance\./).waitFor();
    await soon(() => player.slip.place.count()).toBe(0);
    await player.slip.press('Remove');
    await soon(() => player.slip.says('Your stake of').count()).toBe(0);
    expect(await world.bets()).toBe(0);
  });

  it('[F53] two clicks in one frame, and Enter with a click: one bet each', async () => {
    await player.backHome(match, '500');
    const pressed = await player.slip.place.evaluate((button: HTMLElement) => {
      let clicks = 0;
      button.addEventListener('click', () => (clicks += 1), { capture: true });
      button.click();
      button.click();
      return clicks;
    });
    expect(pressed).toBe(2);
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    await player.slip.says('Bet matched').waitFor();
    expect(await world.bets()).toBe(1);
    await player.slip.putAway();

    await player.backHome(match, '500');
    const submitted = await player.slip.place.evaluate((button: HTMLButtonElement) => {
      let submits = 0;
      button.form?.addEventListener('submit', () => (submits += 1), { capture: true });
      button.form?.requestSubmit();
      button.click();
      return submits;
    });
    expect(submitted).toBe(2);
    await player.slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    await player.slip.says('Bet matched').waitFor();
    expect(await world.bets()).toBe(2);
  });

  it('[F54] the reply is lost after the bet was taken: it is checked, then it stands, once', async () => {
    await player.backHome(match, '500');
    const lost = await PageFault.plan(player.page, LOST_REPLY);
    await player.slip.place.click();
    await soon(() => lost.occurred()).toBe(1);
    await world.waitOutDelay();
    await player.slip.says('Bet matched').waitFor();
    expect(await world.bets()).toBe(1);
    await player.slip.putAway();
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
  });

  it('[F54] [F58] lost reply, no answer to the questions, then a reload: still one bet, and it is shown', async () => {
    await player.backHome(match, '500');
    const lost = await PageFault.plan(player.page, LOST_REPLY);
    const deaf = await PageFault.plan(player.page, {
      action: 'http',
      path: '/bets/by-key/*',
      fault: { kind: 'dropBefore' },
      times: 1_000,
    });
    await player.slip.place.click();
    await player.slip.says(CHECKING).waitFor();
    await player.slip.says(/do not place it again/).waitFor();
    expect(await player.slip.place.count()).toBe(0);
    await soon(() => deaf.occurred()).toBeGreaterThan(0);
    expect(await lost.occurred()).toBe(1);

    await player.page.reload();
    await player.slip.slip.getByText(/Your bet is in the in-play delay|Bet matched/).waitFor();
    await world.waitOutDelay();
    await player.slip.says('Bet matched').waitFor();
    expect(await world.bets()).toBe(1);
    await player.slip.putAway();
    await soon(() => player.header.exposureText()).toBe('Exp: -500');
  });

  it('[F58] the page is closed right after the bet was sent: opened again, it knows what became of it', async () => {
    await player.backHome(match, '500');
    const silent = await PageFault.plan(player.page, {
      ...LOST_REPLY,
      fault: { kind: 'hang', commit: true },
    });
    await player.slip.place.click();
    await soon(() => silent.occurred()).toBe(1);
    // Sent is not yet arrived: the engine has a thread of its own, and the page would take a bet on its way with it.
    await soon(() => world.bets()).toBe(1);
    await player.page.close();

    const again = await player.anotherTab('/home');
    await again.slip.slip.getByText(/Your bet is in the in-play delay|Bet matched/).waitFor();
    const sameWorld = worldOfPage(again.page);
    await sameWorld.waitOutDelay();
    await again.slip.says('Bet matched').waitFor();
    expect(await sameWorld.bets()).toBe(1);
  });
});

describe('a bet under way when another tab signs out', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  it('[F63] [SES-06] the tab of the bet leaves at once; at the next log-in of the same player the bet is found', async () => {
    const person = newPlayer();
    const a = await stage.arrive({ width: 'laptop' });
    await a.signUp(person);
    const b = await a.anotherTab('/home');
    const world = worldOfPage(b.page);
    const match = await world.stillMatch();
    await b.backHome(match, '500');
    const silent = await PageFault.plan(b.page, { ...LOST_REPLY, fault: { kind: 'hang', commit: true } });
    await b.slip.place.click();
    await soon(() => silent.occurred()).toBe(1);

    await a.page.bringToFront();
    await a.dismissToasts();
    await a.header.signOut();
    await soon(() => b.path).toBe('/');
    await b.header.logIn.waitFor();
    expect(await b.slip.slip.count()).toBe(0);

    await a.header.logIn.click();
    await a.auth.logIn(person);
    await a.page.waitForURL('**/home');
    await a.slip.slip.getByText(/Your bet is in the in-play delay|Bet matched/).waitFor();
    await world.waitOutDelay();
    await a.slip.says('Bet matched').waitFor();
    expect(await world.bets()).toBe(1);
    await soon(() => a.header.balance()).toBe('9,500.00 INR');
    await a.context.close();
  });
});
