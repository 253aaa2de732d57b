import type { Locator, Page } from 'playwright-core';
import { paiseIn } from './paiseIn';

/** /cashier: a table, or on a phone lines under their days. */
export class StatementScreen {
  readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
  }

  /** The movements of the page, the newest first. */
  get movements(): Locator {
    const rows = this.main.getByRole('table', { name: 'Transactions' }).getByRole('row');
    const lines = this.main.getByRole('list', { name: /^Transactions, / }).getByRole('listitem');
    return rows.or(lines).filter({ has: this.page.getByRole('button') });
  }

  /** The figure beside "Opening balance", "Net change": as it is written. */
  figure(name: string): Locator {
    return this.main.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  }

  async sum(name: string): Promise<number> {
    return paiseIn(await this.figure(name).innerText());
  }
}
