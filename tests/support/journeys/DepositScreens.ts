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

  /** A way to pay, in the list of them. */
  gateway(name: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'How do you want to pay?' }).getByRole('button', { name });
  }

  /** A payment app of a phone. */
  app(name: string): Locator {
    return this.page.getByRole('group', { name: 'Pay with an app' }).getByRole('button', { name });
  }

  /** On the page of a gateway: the amount, up to where it is paid. */
  async order(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.button('Continue to payment').click();
    await this.reference.waitFor();
  }

  /** Paid: what it was called, up to the button. */
  tell(reference: string): Promise<void> {
    return this.reference.fill(reference);
  }

  /** Into the field, as from a message of the bank. */
  paste(text: string): Promise<void> {
    return this.reference.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
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
