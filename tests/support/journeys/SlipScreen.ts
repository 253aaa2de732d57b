import type { Locator, Page } from 'playwright-core';

/** The bet slip: a column, or on a phone a low panel over the page; all slips and open bets are in a sheet from below. */
export class SlipScreen {
  readonly slip: Locator;
  readonly stake: Locator;
  readonly odds: Locator;
  readonly place: Locator;
  /** What is set once and not at every bet; on a phone. */
  readonly settings: Locator;
  readonly #acceptance: Locator;
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
    this.place = this.slip.locator('button[type="submit"]');
    this.settings = this.slip.getByRole('button', { name: 'Bet settings' });
    this.#acceptance = this.slip.getByRole('combobox', { name: 'If the odds move' });
    this.bar = page.getByRole('button', {
      expanded: false,
      name: /One-click on|open bet|Checking|^(Back|Lay) /,
    });
  }

  /** As they are said, whether they can be typed there or not. */
  oddsText(): Promise<string | null> {
    return this.odds.getAttribute('aria-valuetext');
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

  /** What the bet may win, and what it may cost, to the paisa: on a phone whole rupees have no paise. */
  async figures(): Promise<string[]> {
    const shown = await this.slip.getByRole('definition').allInnerTexts();
    return shown.map((figure) => figure.replace(/(₹[\d,]+)$/, '$1.00'));
  }

  /** Places the bet at hand, which nothing delays, and puts its receipt away. Returns what the receipt said. */
  async placeAtOnce(): Promise<string> {
    await this.place.click();
    await this.result.waitFor().catch(async (cause: unknown) => {
      throw new Error(`no receipt; the slip says: ${await this.slip.innerText()}`, { cause });
    });
    const receipt = await this.slip.innerText();
    await this.putAway();
    return receipt;
  }

  /** What became of a bet that was taken is put away by this. */
  get result(): Locator {
    return this.slip.getByRole('button', { name: 'Close the result' });
  }

  putAway(): Promise<void> {
    return this.result.click();
  }

  /** On a phone it is among the settings of the slip. */
  async acceptance(): Promise<string> {
    const opened = await this.#openSettings();
    const value = await this.#acceptance.inputValue();
    if (opened) await this.#closeSettings();
    return value;
  }

  async accept(what: 'none' | 'better' | '1' | '3' | '5' | 'any'): Promise<void> {
    const opened = await this.#openSettings();
    await this.#acceptance.selectOption(what);
    if (opened) await this.#closeSettings();
  }

  async #openSettings(): Promise<boolean> {
    await this.place.waitFor();
    if ((await this.settings.count()) === 0) return false;
    await this.settings.click();
    await this.#acceptance.waitFor();
    return true;
  }

  async #closeSettings(): Promise<void> {
    await this.slip.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await this.#acceptance.waitFor({ state: 'hidden' });
  }

  /** A group of the open bets, by its name. */
  openBetsNamed(name: string): Locator {
    return this.slip.getByRole('list', { name });
  }

  openBets(count: number): Locator {
    return this.slip.getByRole('tab', { name: `Open bets (${count})` });
  }
}
