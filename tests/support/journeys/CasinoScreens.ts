import type { Locator, Page } from 'playwright-core';

/** Lobbies and the search of games, as somebody sees them. */
export class CasinoScreens {
  readonly games: Locator;
  readonly search: Locator;
  readonly searchField: Locator;

  constructor(private readonly page: Page) {
    this.games = page.getByRole('list', { name: 'Games', exact: true });
    this.search = page.getByRole('dialog', { name: 'Search Games' });
    this.searchField = this.search.getByRole('combobox', { name: 'Search Games' });
  }

  /** A game of the lobby or of a rail. */
  game(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name });
  }

  /** As it reads: "107 games". */
  get count(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /games?$/ });
  }

  /** Tiles that are drawn, wherever they are. */
  drawn(): Promise<number> {
    return this.games.getByRole('listitem').count();
  }

  /** What somebody would press in the middle of the screen: the name on the tile there, or null. */
  nameInTheMiddle(): Promise<string | null> {
    return this.page.evaluate(() => {
      // Two places: either may lie between two rows.
      const tiles = [20, 36].map((below) =>
        document.elementFromPoint(innerWidth / 2, innerHeight / 2 + below)?.closest('li'),
      );
      return tiles.find((tile) => tile)?.querySelector('bdi')?.textContent ?? null;
    });
  }

  /** Whether the name of a tile can be seen: nothing of the tile lies over it. */
  nameShows(name: string): Promise<boolean> {
    return this.games
      .getByText(name, { exact: true })
      .first()
      .evaluate((words) => {
        words.scrollIntoView({ block: 'center' });
        const { left, top, height } = words.getBoundingClientRect();
        const under = document.elementFromPoint(left + 4, top + height / 2);
        return under !== null && words.contains(under);
      });
  }
}
