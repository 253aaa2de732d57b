import type { Locator, Page } from 'playwright-core';
import { chooseIn } from './chooseIn';
import { paiseIn } from './paiseIn';

/** /reports: its head, its chart and its table. */
export class ReportScreen {
  readonly main: Locator;
  readonly chart: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
    this.chart = this.main.getByRole('img', { name: /^Profit and loss by / });
  }

  /** The groups, without the head of the table. */
  get rows(): Locator {
    return this.main.getByRole('table').locator('tbody tr');
  }

  choose(word: string): Promise<void> {
    return chooseIn(this.main, word);
  }

  /** What stands under a name in the head, in paise. */
  async sum(name: string): Promise<number> {
    return paiseIn(
      await this.main
        .locator('dt')
        .getByText(name, { exact: true })
        .locator('xpath=following-sibling::dd')
        .innerText(),
    );
  }

  /** What each group leaves after commission, in paise: the last column, and on a phone its first line. */
  async net(): Promise<number[]> {
    return (await this.rows.locator('td:last-child').allInnerTexts()).map(paiseIn);
  }
}

/** /results: matches that are over. */
export class ResultsScreen {
  readonly main: Locator;
  readonly rows: Locator;
  /** Of the matches that are opened. */
  readonly markets: Locator;
  readonly teams: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
    this.rows = this.main.locator('summary');
    this.markets = this.main.getByRole('table', { name: /^Results of / }).getByRole('row');
    this.teams = this.rows.locator('bdi');
  }

  async find(name: string): Promise<void> {
    await this.main.getByRole('searchbox', { name: 'Team or player' }).fill(name);
    await this.main.getByRole('button', { name: 'Find' }).click();
  }

  async nextPage(): Promise<void> {
    await this.main
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('button', { name: 'Next' })
      .click();
  }
}
