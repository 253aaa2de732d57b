import type { Locator, Page } from 'playwright-core';

/** A page that is a list of matches. */
export class ListScreen {
  readonly rows: Locator;
  /** The chips: in play, today, tomorrow, all. */
  readonly times: Locator;
  readonly filters: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.rows = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Pin / }) });
    this.times = main.getByRole('navigation', { name: 'When' });
    this.filters = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Filters' });
  }

  async openFilters(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click();
  }

  /** The link that a row is. */
  linkOf(row: Locator): Locator {
    return row.getByRole('link');
  }

  pin(row: Locator): Locator {
    return row.getByRole('button', { name: /^Pin / });
  }

  /** The row with the star of that name, wherever it stands now. */
  starOf(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  time(name: string): Locator {
    return this.times.getByRole('link', { name, exact: true });
  }

  /** When the matches of the list begin, as their rows say it; those in play say nothing of it. */
  starts(): Promise<string[]> {
    return this.rows.getByRole('time').allInnerTexts();
  }

  /** Heads of the groups, from above. */
  groups(): Promise<string[]> {
    return this.page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  }
}
