import type { Locator, Page } from 'playwright-core';

/** The two popups of the exposure figure. */
export class ExposureScreens {
  readonly popup: Locator;
  readonly bets: Locator;

  constructor(private readonly page: Page) {
    this.popup = page.getByRole('dialog', { name: 'Exposure', exact: true });
    this.bets = page.getByRole('dialog', { name: /^Bets: / });
  }

  /** As heads over the columns, or on a phone before each fact of the card. */
  async columns(of: Locator): Promise<string[]> {
    const heads = await of.getByRole('columnheader').allTextContents();
    if (heads.length > 0) return heads;
    return this.cells(of).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-head') ?? ''));
  }

  /** Cells by column, of the only row. */
  async onlyRow(of: Locator): Promise<Readonly<Record<string, string>>> {
    const heads = await this.columns(of);
    const cells = await this.cells(of).allInnerTexts();
    if (cells.length !== heads.length) throw new Error(`${cells.length} cells under ${heads.length} heads`);
    return Object.fromEntries(heads.map((head, at) => [head, (cells[at] ?? '').trim()]));
  }

  /** Of the body: the foot has its own. */
  private cells(of: Locator): Locator {
    return of.getByRole('cell').and(this.page.locator('[data-head]'));
  }
}
