import type { Locator, Page } from 'playwright-core';
import { greyPng } from '@tests/support/files/fileCorpus';

export const PASSPORT = {
  'Passport number': 'A1234567',
  'Full name': 'Asha Rao',
  'Date of birth': '1990-05-17',
  'Date of issue': '2020-02-01',
  'Date of expiry': '2035-01-31',
};

/** /kyc as somebody uses it. */
export class KycScreen {
  constructor(private readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  titled(title: string): Locator {
    return this.main.getByRole('heading', { name: title });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.main.getByLabel(name, { exact: true });
  }

  /** The status chip of the newest document. */
  get status(): Locator {
    return this.main.getByRole('listitem').filter({ hasText: 'Sent' }).first();
  }

  async choose(document: string): Promise<void> {
    await this.main.getByRole('radio', { name: document }).check();
    await this.button('Continue').click();
    await this.titled('Document details').waitFor();
  }

  async enter(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.field(name).fill(value);
  }

  async attach(field: string, name = 'IMG_2041.png', bytes: Uint8Array = greyPng(1_200, 800)): Promise<void> {
    await this.main
      .getByRole('group', { name: field })
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
  }

  async attached(field: string): Promise<void> {
    await this.main.getByRole('group', { name: field }).getByRole('img').waitFor();
  }

  async toReview(): Promise<void> {
    await this.button('Continue').click();
    await this.titled('Check and send').waitFor();
  }

  async send(): Promise<void> {
    await this.main.getByRole('checkbox').check();
    await this.button('Send').click();
  }
}
