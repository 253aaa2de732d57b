import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CasinoScreens } from '@tests/support/journeys/CasinoScreens';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

interface Listed {
  readonly data: {
    readonly groups: readonly { readonly id: string; readonly games: readonly object[] }[];
  };
}

/** A catalogue whose slots have marks of every length, and whose tables say much. */
function marked({ data, ...reply }: Listed): unknown {
  const marks = [['megaways', 'new'], ['jackpot'], ['new'], ['megaways']];
  const groups = data.groups.map(({ id, games }) => ({
    id,
    games: games.map((game, at) =>
      id === 'slots' ? { ...game, features: marks[at % 4], quotes: at % 2 === 0 ? '' : '1,000,000x' } : game,
    ),
  }));
  return { ...reply, data: { groups } };
}

/** Runs in the page: marks that touch a heart, or are not whole. The heart's disc is a little smaller than its button. */
function touching(): string[] {
  return [...document.querySelectorAll('main li:has(> button[data-game])')].flatMap((tile) => {
    const heart = tile.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
    const [left, bottom] = [heart.left + 6, heart.bottom - 6];
    const { right: end } = tile.getBoundingClientRect();
    return [...tile.querySelectorAll('a > span:last-of-type > *')].flatMap((mark) => {
      const box = mark.getBoundingClientRect();
      const isOff = box.right < left || box.top > bottom;
      const isWhole = box.right <= end - 4 && mark.scrollWidth <= mark.clientWidth + 1;
      return isOff && isWhole ? [] : [`${tile.textContent}: ${mark.textContent}`];
    });
  });
}

describe('the marks of a game', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('remote');
  });
  afterAll(() => stage.close());

  it('[CASINO-02] keep off its heart, however long they are', async () => {
    const player = await stage.arrive({ width: 'phone' });
    const { page, context } = player;
    await page.route('**/casino/games', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: marked((await reply.json()) as Listed) });
    });
    await player.enterAsDemo('/casino/qtech');
    for (const width of [390, 360, 320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await new CasinoScreens(page).count.waitFor();
      await page.getByText('Megaways', { exact: true }).first().waitFor();
      expect(await page.evaluate(touching), String(width)).toEqual([]);
    }
    await context.close();
  });
});
