import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { signUpByWire } from '@tests/support/journeys/signUpByWire';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { widthsOf } from '@tests/support/journeys/widthsOf';

/** Games on a host of their own, as with any provider: other port, other origin, other process of the browser. */
describe('ways into a game, with the provider on another host', () => {
  const person = newPlayer();
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    await signUpByWire(stage.server, person);
  });
  afterAll(() => stage.close());

  const logIn = async ({ auth }: Player): Promise<void> => {
    await auth.field('Username').fill(person.username);
    await auth.password('Password').fill(person.password);
    await auth.press('Login');
  };
  /** By the search in the header. */
  const find = async ({ header, page }: Player, typed: string, name: string): Promise<void> => {
    await header.bar.getByRole('button', { name: 'Search...' }).click();
    await page.getByPlaceholder('Search your favourite games here...').fill(typed);
    await page
      .getByRole('dialog', { name: 'Search Games' })
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  };
  const cashInHeader = async ({ header }: Player): Promise<number> =>
    Number((await header.balance()).replaceAll(/[^0-9.]/g, ''));

  for (const width of widthsOf('laptop')) {
    describe(`on a ${width}`, () => {
      let player: Player;
      beforeAll(async () => {
        player = await stage.arrive({ width });
      });
      afterAll(() => player.context.close());

      it('[HDR-01] [CASINO-03] a visitor opens a game on /, is asked to log in, and lands in that game', async () => {
        const { page, game } = player;
        await player.open('/');
        await find(player, 'aviator', 'Aviator');
        await player.dialog('Login').waitFor();
        expect(player.path).toBe('/');
        await logIn(player);
        await page.waitForURL('**/casino/spribe/aviator');
        await game.begin();
        await game.ready();
        await soon(() => game.inside.getByRole('heading', { level: 1 }).innerText()).toBe('Aviator');
      });

      it('[X16] [X18] [F86] the frame is of the listed host, shut in, and sees neither the page nor its address', async () => {
        const { game, page } = player;
        const frame = await game.frame();
        expect(new URL(frame.url()).origin).toBe(stage.server?.gamesUrl);
        expect(await game.element.getAttribute('sandbox')).toBe(
          'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
        );
        expect(await game.element.getAttribute('allow')).toBe('autoplay; fullscreen');
        expect(await frame.evaluate(() => document.referrer)).toBe('');
        const reached = await frame.evaluate(() => {
          try {
            return parent.document.title;
          } catch (error) {
            return error instanceof DOMException ? error.name : 'other';
          }
        });
        expect(reached).toBe('SecurityError');
        expect(new URL(page.url()).pathname).toBe('/casino/spribe/aviator');
      });

      it('[SRCH-02] [CASINO-03] another game by the search; a round is won; the header has the money afterwards', async () => {
        const { page, game } = player;
        await game.back.click();
        await find(player, 'mines', 'Mines');
        await page.waitForURL('**/casino/spribe/mines');
        await game.begin();
        await game.ready();
        expect(await game.winMines()).toBeGreaterThan(0);
        const cash = await game.cashInside();
        await soon(() => game.cashInBar()).toBe(cash);
        await game.back.click();
        await soon(() => cashInHeader(player)).toBe(cash);
        expect(stage.server?.host.engine.audit().ledgerSum).toBe(0);
      });

      it('[F86] a host that hangs leaves the way back, and opens at the next try', async () => {
        const { page, game } = player;
        const hang = stage.server?.faults.http('/play', { kind: 'hang' });
        await player.moveTo('/casino/spribe/goal');
        await game.begin();
        await soon(() => hang?.occurred()).toBe(1);
        await soon(() => page.getByText('Opening the game').isVisible()).toBe(true);
        await game.back.click();
        await page.waitForURL('**/casino/spribe');
        await player.moveTo('/casino/spribe/goal');
        await game.begin();
        await game.ready();
        await soon(() => game.inside.getByRole('heading', { level: 1 }).innerText()).toBe('Goal');
      });

      it('the way left no error behind, and no report of the policy', () => {
        expect(player.traffic.problems).toEqual([]);
        expect(stage.cspReports.reports).toEqual([]);
      });
    });
  }
});
