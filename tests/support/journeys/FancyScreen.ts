import type { Locator, Page } from 'playwright-core';

/** The sessions of a match. */
export class FancyScreen {
  readonly region: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Fancy', exact: true });
  }

  /** The whole name of the one that begins like this. */
  nameOf(start: RegExp): Promise<string> {
    return this.region.getByText(start).first().innerText();
  }

  /** "Yes": that many runs, or more. */
  yes(name: string): Locator {
    return this.region.getByRole('button', { name: `Yes ${name} ` });
  }

  no(name: string): Locator {
    return this.region.getByRole('button', { name: `No ${name} ` });
  }

  /** There once there are bets on it. */
  bookButton(name: string): Locator {
    return this.region.getByRole('button', { name: `Book: ${name}` });
  }

  /** Runs and profit or loss of each line of the open book. */
  async bookRows(): Promise<readonly (readonly string[])[]> {
    const rows = this.page
      .getByRole('dialog', { name: /^Book: / })
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
    return rows.evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent ?? '')),
    );
  }
}
