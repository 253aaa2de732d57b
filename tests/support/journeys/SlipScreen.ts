import type { Locator, Page } from 'playwright-core';

/** The bet slip: a column, or on a phone a sheet from below. */
export class SlipScreen {
  readonly slip: Locator;
  readonly stake: Locator;
  readonly odds: Locator;
  readonly place: Locator;
  readonly acceptance: Locator;
  /** The bar of the sheet, while it is down. */
  readonly bar: Locator;

  constructor(page: Page) {
    const name = 'Bet slip';
    this.slip = page
      .getByRole('complementary', { name })
      .or(page.getByRole('dialog', { name }))
      .filter({ visible: true });
    this.stake = this.slip.getByRole('textbox', { name: 'Stake ₹', exact: true });
    this.odds = this.slip.getByRole('spinbutton', { name: 'Odds' });
    this.place = this.slip.getByRole('button', { name: 'Place bet' });
    this.acceptance = this.slip.getByRole('combobox', { name: 'If the odds move' });
    this.bar = page.getByRole('button', {
      expanded: false,
      name: /Tap a price to bet|open bet|Checking|^(Back|Lay) /,
    });
  }

  chip(label: string): Promise<void> {
    return this.slip.getByRole('button', { name: label, exact: true }).click();
  }

  press(name: string | RegExp): Promise<void> {
    return this.slip.getByRole('button', { name }).click();
  }

  says(text: string | RegExp): Locator {
    return this.slip.getByText(text);
  }

  /** What the bet may win, and what it may cost. */
  figures(): Promise<string[]> {
    return this.slip.getByRole('definition').allInnerTexts();
  }

  /** Places the bet at hand, which nothing delays, and puts its receipt away. Returns what the receipt said. */
  async placeAtOnce(): Promise<string> {
    await this.place.click();
    const done = this.slip.getByRole('button', { name: 'Done' });
    await done.waitFor().catch(async (cause: unknown) => {
      throw new Error(`no receipt; the slip says: ${await this.slip.innerText()}`, { cause });
    });
    const receipt = await this.slip.innerText();
    await done.click();
    return receipt;
  }

  /** A group of the open bets, by its name. */
  openBetsNamed(name: string): Locator {
    return this.slip.getByRole('list', { name });
  }

  openBets(count: number): Locator {
    return this.slip.getByRole('tab', { name: `Open bets (${count})` });
  }
}
