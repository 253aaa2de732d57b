import type { Locator, Page } from 'playwright-core';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The ways to pay in and the steps of a deposit, as somebody sees them. */
export class DepositScreens {
  readonly amount: Locator;
  readonly reference: Locator;
  /** Where the deposit is, in words. */
  readonly state: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.amount = main.getByRole('textbox', { name: /^Amount/ });
    this.reference = main.getByRole('textbox', { name: /^(UTR|bKash TrxID|Nagad TxnID|Transaction)/ });
    this.state = main.getByRole('status').getByRole('heading', { level: 2 });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  gateway(name: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'How do you want to pay?' }).getByRole('link', { name });
  }

  /** Step 1, to the end. */
  async order(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.button('Continue to payment').click();
    await this.button('I have paid').waitFor();
  }

  /** Step 2, and step 3 up to its button. */
  async tell(reference: string): Promise<void> {
    await this.button('I have paid').click();
    await this.reference.fill(reference);
  }

  async addProof(): Promise<void> {
    await this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PICTURE });
    await this.button('Remove').waitFor();
  }

  submit(): Promise<void> {
    return this.button('Submit deposit').click();
  }

  /** Requests that wait for the operator, of everybody. */
  async waiting(): Promise<number> {
    const reviews = await this.page.evaluate(() => window.__sandbox?.control('reviews'));
    return Array.isArray(reviews) ? reviews.length : -1;
  }
}
