import type { Locator, Page } from 'playwright-core';

/** The player's own page: sections that fold on a phone. */
export class ProfileScreen {
  constructor(private readonly page: Page) {}

  get identity(): Locator {
    return this.main.getByText('User ID');
  }

  private get main(): Locator {
    return this.page.getByRole('main');
  }

  /** On a laptop everything is in sight already. */
  async unfold(section: string): Promise<void> {
    // Its title is there on any width, and not before the whole page is.
    await this.main.getByText(section).first().waitFor();
    const summary = this.main.locator('summary').filter({ hasText: section });
    if ((await summary.count()) > 0 && (await summary.locator('..').getAttribute('open')) === null)
      await summary.click();
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  password(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  setting(name: string): Locator {
    return this.main.getByRole('switch', { name });
  }

  choice(name: string): Locator {
    return this.main.getByRole('radio', { name });
  }

  async toggle(name: string): Promise<void> {
    await this.setting(name).click();
  }
}
