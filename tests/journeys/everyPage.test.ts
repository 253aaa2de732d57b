import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '@/domain/routing/Route';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { axeFindings } from '@tests/support/browser/axe';
import { addressOf, forPlayers, forVisitors, LEAD_ON, ROUTES } from '@tests/support/journeys/everyRoute';
import { viewports } from '@tests/support/browser/viewports';
import type { Player } from '@tests/support/journeys/Player';
import { BARE, NO_FOOTER, RouteWalk, narrow, sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import { inTurn } from '@tests/support/inTurn';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';

const walk = new RouteWalk('en');

describe('every page, light and dark, on a phone and on a laptop', () => {
  let stage: Stage;
  let visitor: Player;
  let player: Player;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive();
    await player.enterAsDemo('/terms');
  });
  afterAll(async () => {
    await walk.sheet.write();
    await stage.close();
  });

  it('the table is whole, and so are the two rows of NAV-04', () => {
    const ids = ROUTE_TABLE.map(({ id }) => id);
    expect([...BARE, ...NO_FOOTER].filter((id) => !ids.includes(id))).toEqual([]);
    const walked = [...forVisitors, ...forPlayers, ...Object.keys(LEAD_ON)];
    expect(walked.length).toBeGreaterThan(50);
  });

  it.each(inTurn(forPlayers).map((route) => [route.path, route] as const))(
    '[NAV-01] [NAV-04] [NAV-08] a player at %s',
    (_path, route) => walk.look(player, route, 'player'),
  );

  it.each(Object.entries(LEAD_ON))(
    '[CASINO-04] [CASH-01] [CASH-02] a player at %s is led to %s',
    async (id, to) => {
      await player.moveTo(addressOf(ROUTES.find((route) => route.id === id) ?? neverSuchRoute(id)));
      await soon(() => player.path).toBe(to);
      await player.heading.waitFor();
    },
  );

  describe('of a visitor', () => {
    // A page that nobody looks at goes on with its prices: one comes late and leaves, the other waits where there are none.
    beforeAll(async () => {
      await player.moveTo('/terms');
      visitor = await stage.arrive();
      await visitor.open('/');
    });
    afterAll(() => visitor.context.close());

    it.each(
      inTurn(forVisitors.toSorted((one, other) => last(one) - last(other))).map(
        (route) => [route.path, route] as const,
      ),
    )('[NAV-01] [NAV-04] [NAV-08] a visitor at %s', (_path, route) => walk.look(visitor, route, 'visitor'));
  });

  it('[SPORT-04] [HDR-08] a match with a bet in the slip, then the popups of the exposure', async () => {
    const { page, slip, header, exposure } = player;
    const world = worldOfPage(page);
    const match = await world.stillMatch();
    await player.backHome(match, '500');
    await walk.lookAsItIs(player, 'bet in the slip');
    await slip.place.click();
    await slip.says('Your bet is in the in-play delay.').waitFor();
    await world.waitOutDelay();
    await slip.says('Bet matched').waitFor();
    await walk.lookAsItIs(player, 'bet matched');
    // Beside its cash out the name of a market is still words, not a column of letters.
    const name = player.match.market.getByRole('heading', { name: 'Match Odds' });
    for (const width of [viewports.phone.width, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await soon(async () => (await name.boundingBox())?.height ?? 0).toBeLessThan(40);
    }
    await page.setViewportSize(viewports.laptop);
    await slip.putAway();
    await header.exposure.click();
    await walk.lookAsItIs(player, 'exposure');
    await exposure.popup.getByRole('button', { name: /^Bets on / }).click();
    await exposure.bets.getByRole('table').waitFor();
    await walk.lookAsItIs(player, 'bets of the exposure');
    for (const popup of [exposure.bets, exposure.popup]) {
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'hidden' });
    }
    await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await player.sawToast(/You won/);
    await walk.lookAsItIs(player, 'won');
    await player.dismissToasts();
  });

  it('[HDR-04] [HDR-06] the drawer, the notices, and the panel of a visitor', async () => {
    await player.moveTo('/profile');
    for (const [opener, title] of [
      ['Menu', 'Menu'],
      [/^Notifications/, 'Notifications'],
    ] as const) {
      await player.header.bar.getByRole('button', { name: opener }).click();
      await player.dialog(title).waitFor();
      await walk.lookAsItIs(player, title);
      await player.page.keyboard.press('Escape');
      await player.dialog(title).waitFor({ state: 'hidden' });
    }
    const guest = await stage.arrive();
    await guest.open('/');
    for (const open of [guest.header.logIn, guest.header.register]) {
      await open.click();
      await guest.dialog(/Login|Create your account/).waitFor();
      await walk.lookAsItIs(guest, 'signing in');
      await guest.page.keyboard.press('Escape');
      await guest.dialog(/Login|Create your account/).waitFor({ state: 'hidden' });
    }
    expect(guest.traffic.problems).toEqual([]);
    await guest.context.close();
  });

  it('this look would see a picture without a name, and what is too wide', async () => {
    await player.moveTo('/terms');
    const guest = await stage.arrive();
    await guest.open('/terms');
    await guest.page.evaluate(() => {
      const [picture, wide] = [document.createElement('img'), document.createElement('div')];
      picture.src = '/favicon.svg';
      Object.assign(wide.style, { inlineSize: '320px', blockSize: '8px' });
      document.querySelector('main')?.append(picture, wide);
    });
    expect(await axeFindings(guest.page)).toEqual([expect.stringMatching(/^image-alt at img/)]);
    await narrow(guest);
    await soon(() => sticksOut(guest)).toContainEqual(expect.stringMatching(/^DIV/));
    await guest.context.close();
  });

  it('[NAV-02] [NAV-03] what is not for them leads a visitor to / and a player to /home', async () => {
    const guest = await stage.arrive();
    await guest.open('/');
    for (const route of ROUTES.filter(({ routeType }) => routeType === 'protected')) {
      await guest.moveTo(addressOf(route));
      await soon(() => guest.path).toBe('/');
    }
    await guest.moveTo('/no-such-provider');
    await soon(() => guest.path).toBe('/');
    for (const route of ROUTES.filter(({ routeType }) => routeType === 'public')) {
      await player.moveTo(addressOf(route));
      await soon(() => player.path).toBe('/home');
    }
  });

  it('no page raised an error or a report of the content security policy', () => {
    expect([...visitor.traffic.problems, ...player.traffic.problems]).toEqual([]);
    expect(stage.cspReports.reports).toEqual([]);
  });
});

function neverSuchRoute(id: string): never {
  throw new Error(`no route ${id}`);
}

/** The page that closes the whole site comes last. */
function last({ id }: Route): number {
  return id === 'maintenance' ? 1 : 0;
}
