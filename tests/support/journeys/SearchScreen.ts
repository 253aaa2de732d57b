import type { Locator, Page } from 'playwright-core';
import { soon } from './soon';

/** The one search of the header: what is typed, and what is called so. */
export class SearchScreen {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly chosen: Locator;

  constructor(
    private readonly page: Page,
    /** As the dialog is called in the language of the page. */
    name = 'Search Games',
  ) {
    this.dialog = page.getByRole('dialog', { name });
    this.field = this.dialog.getByRole('combobox', { name });
    this.options = this.dialog.getByRole('option');
    this.chosen = this.dialog.getByRole('option', { selected: true });
  }

  /** Those under one head. */
  group(name: string | RegExp): Locator {
    return this.dialog.getByRole('group', { name });
  }

  /** Types, and resolves once something is found under this head. */
  async find(text: string, group: string | RegExp): Promise<Locator> {
    await this.field.fill(text);
    const found = this.group(group).getByRole('option');
    await found.first().waitFor();
    return found;
  }

  /** Prices that stand beside what was found: they are for the eye and a tap. */
  prices(within: Locator): Locator {
    return within.locator('[data-price-cell]');
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
    await soon(() => this.page.locator('dialog[open]').count()).toBe(0);
  }
}
