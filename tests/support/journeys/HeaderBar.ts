import type { Locator, Page } from 'playwright-core';

/** What stands above every page: money, menus, the way in and the way out. */
export class HeaderBar {
  readonly bar: Locator;
  readonly exposure: Locator;
  readonly logIn: Locator;
  readonly register: Locator;

  constructor(private readonly page: Page) {
    this.bar = page.getByRole('banner');
    this.exposure = this.bar.getByRole('button', { name: /exposure/i });
    this.logIn = this.bar.getByRole('button', { name: 'Login', exact: true });
    this.register = this.bar.getByRole('button', { name: 'Register', exact: true });
  }

  /** As it reads: "10,000.00 INR". */
  balance(): Promise<string> {
    return this.bar.getByText(/ INR$/).innerText();
  }

  /** As it reads: "Exp: -500". */
  exposureText(): Promise<string> {
    return this.exposure.innerText();
  }

  /** One of the 12 items. */
  async goTo(item: string): Promise<void> {
    await this.bar.getByRole('link', { name: item, exact: true }).click();
  }

  /** By the account menu, or on a phone by the drawer. */
  async signOut(): Promise<void> {
    const account = this.bar.getByRole('button', { name: 'Your account' });
    const menu = this.bar.getByRole('button', { name: 'Menu' });
    await account.or(menu).filter({ visible: true }).first().waitFor();
    if (await account.isVisible()) await account.click();
    else await menu.click();
    const signOut = this.page.getByRole('button', { name: 'Sign Out' });
    await signOut.filter({ visible: true }).first().click();
    // A demo player, who ends with it, is asked.
    const asked = this.page.getByRole('dialog', { name: 'End this demo?' });
    await this.logIn.or(asked).first().waitFor();
    if (await asked.isVisible()) await asked.getByRole('button', { name: 'Sign Out' }).click();
  }
}
