import type { Locator, Page } from 'playwright-core';

interface WaitingRequest {
  readonly id: string;
  readonly kind: string;
}

/** The pages of taking money out, as a player meets them, and the operator's hand on what waits. */
export class WithdrawScreens {
  constructor(private readonly page: Page) {}

  get amount(): Locator {
    return this.page.getByRole('textbox', { name: /^Amount/ });
  }

  /** The one button of the form, whatever it says. */
  get go(): Locator {
    return this.page.getByRole('main').locator('button[type=submit]');
  }

  /** The same once it says what it does: sends it. */
  get submit(): Locator {
    return this.page.getByRole('button', { name: /^(Withdraw ₹|Submitting)/ });
  }

  get receipt(): Locator {
    return this.page.getByRole('heading', { name: 'Withdrawal requested' });
  }

  get waiting(): Locator {
    return this.page.getByRole('button', { name: /^Cancel the withdrawal of/ });
  }

  /** One row of the list. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** An amount to the account that is chosen already, up to the button. */
  async fill(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.submit.waitFor();
  }

  get upi(): Locator {
    return this.page.getByRole('textbox', { name: 'UPI ID' });
  }

  /** An amount to a UPI id that is on no file, up to the button. */
  async fillTyped(amount: string, upiId: string): Promise<void> {
    await this.page.getByRole('radio', { name: /Another UPI ID/ }).check();
    await this.amount.fill(amount);
    await this.upi.fill(upiId);
  }

  /** On to the step that shows it once more. */
  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review' }).click();
    await this.page.getByRole('heading', { name: 'Check and confirm' }).waitFor();
  }

  async requests(): Promise<readonly WaitingRequest[]> {
    const all = (await this.control('reviews')) as readonly WaitingRequest[];
    return all.filter(({ kind }) => kind === 'withdrawal');
  }

  /** The operator decides about the one that waits. */
  async decide(verdict: string, reason?: string): Promise<void> {
    const [request] = await this.requests();
    const reply = await this.control('decide', request?.id, verdict, reason);
    if (!(reply as { readonly ok: boolean }).ok) throw new Error(`not decided: ${JSON.stringify(reply)}`);
  }

  private control(name: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.page.evaluate(
      ([power, given]) => {
        const { __sandbox } = globalThis as unknown as {
          readonly __sandbox: { control(name: string, ...args: readonly unknown[]): Promise<unknown> };
        };
        return __sandbox.control(power, ...given);
      },
      [name, args] as const,
    );
  }
}
