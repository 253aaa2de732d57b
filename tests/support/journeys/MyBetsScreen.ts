import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** /mybets: a table, or on a phone a card per bet. */
export class MyBetsScreen {
  constructor(private readonly page: Page) {}

  tab(name: 'Open' | 'Settled'): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** "Fancy", "Today": one of a line of choices. */
  choice(name: string): Locator {
    return this.page.getByRole('main').getByRole('radio', { name, exact: true });
  }

  /** The bets of the page. */
  bets(name: 'Open bets' | 'Settled bets'): Locator {
    const rows = this.page
      .getByRole('table', { name })
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') });
    return rows.or(this.page.getByRole('list', { name }).getByRole('listitem'));
  }

  /** Name and lines of the file that the download button hands over; a line by its cells. */
  async download(): Promise<{ readonly name: string; readonly lines: readonly (readonly string[])[] }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    const lines = text.replace(/^\uFEFF/, '').split('\r\n');
    return {
      name: file.suggestedFilename(),
      lines: lines.filter((line) => line !== '').map((line) => line.split(',')),
    };
  }
}
