import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { chooseIn, isChosenIn } from './chooseIn';
import { downloadCsv } from './downloadCsv';

/** /mybets: a table, or on a phone a line per bet. */
export class MyBetsScreen {
  constructor(private readonly page: Page) {}

  tab(name: 'Open' | 'Settled' | 'All'): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** "Fancy", "Today": one of a line of choices. */
  choose(name: string): Promise<void> {
    return chooseIn(this.page.getByRole('main'), name);
  }

  isChosen(name: string): Promise<boolean> {
    return isChosenIn(this.page.getByRole('main'), name);
  }

  /** The bets of the page. */
  bets(name: 'Open bets' | 'Settled bets' | 'All bets'): Locator {
    const rows = this.page
      .getByRole('table', { name })
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') });
    // Settled ones, and all of them, stand in a list for each day.
    const lists = this.page.getByRole('list', { name: new RegExp(`^${name}(,|$)`) });
    return rows.or(lists.getByRole('listitem'));
  }

  /** Name and lines of the file that the download button hands over; a line by its cells. */
  async download(): Promise<{ readonly name: string; readonly lines: readonly (readonly string[])[] }> {
    const file = await downloadCsv(this.page.getByRole('main'));
    const text = await readFile(await file.path(), 'utf8');
    const lines = text.replace(/^\uFEFF/, '').split('\r\n');
    return {
      name: file.suggestedFilename(),
      lines: lines.filter((line) => line !== '').map((line) => line.split(',')),
    };
  }
}
