import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '@/texts/chosenLanguage';
import { forPlayers, forVisitors } from '@tests/support/journeys/everyRoute';
import type { Player } from '@tests/support/journeys/Player';
import { RouteWalk } from '@tests/support/journeys/RouteWalk';
import { inTurn } from '@tests/support/inTurn';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

const walk = new RouteWalk('hi');
const closed = forVisitors.filter(({ id }) => id === 'maintenance');
const open = forVisitors.filter(({ id }) => id !== 'maintenance');

describe('every page in Hindi, on a phone and on a laptop', () => {
  let stage: Stage;
  let visitor: Player;
  let player: Player;
  const inHindi = async ({ page, heading }: Player): Promise<void> => {
    await page.evaluate((key) => localStorage.setItem(key, 'hi'), LANGUAGE_KEY);
    await page.reload();
    // Who is led on before the app listens stays where they are.
    await heading.waitFor();
  };
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive();
    await player.enterAsDemo('/terms');
    await inHindi(player);
  });
  afterAll(async () => {
    await walk.sheet.write();
    await stage.close();
  });

  it.each(inTurn(forPlayers).map((route) => [route.path, route] as const))(
    '[NAV-01] [NAV-08] a player at %s',
    (_path, route) => walk.look(player, route, 'player'),
  );

  describe('of a visitor', () => {
    // Not before: a page that nobody looks at goes on with its prices.
    beforeAll(async () => {
      await player.context.close();
      visitor = await stage.arrive();
      await visitor.open('/terms');
      await inHindi(visitor);
    });

    it.each(inTurn([...open, ...closed]).map((route) => [route.path, route] as const))(
      '[NAV-01] [NAV-08] a visitor at %s',
      (_path, route) => walk.look(visitor, route, 'visitor'),
    );
  });

  it('no page raised an error or a report of the content security policy', () => {
    expect([...visitor.traffic.problems, ...player.traffic.problems]).toEqual([]);
    expect(stage.cspReports.reports).toEqual([]);
  });
});
