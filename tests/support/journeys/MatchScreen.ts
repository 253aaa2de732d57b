import type { Locator, Page } from 'playwright-core';
import type { StillMatch } from './World';

/** Lists of matches, and one match with its prices. */
export class MatchScreen {
  readonly title: Locator;
  readonly market: Locator;

  constructor(private readonly page: Page) {
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
    this.market = page.getByRole('region', { name: /^Match Odds/ });
  }

  /** Its place in a list. The address is the only thing about it that a test knows beforehand. */
  linkTo({ path }: Pick<StillMatch, 'path'>): Locator {
    return this.page.getByRole('main').locator(`a[href="${path}"]`);
  }

  /** Home and away, as the heading names them. */
  async sides(): Promise<readonly [string, string]> {
    const [home = '', away = ''] = (await this.title.innerText()).split(/\s+v\s+/);
    return [home, away];
  }

  /** The best price to back this runner. */
  back(runner: string): Locator {
    return this.market.getByRole('button', { name: new RegExp(`^Back ${runner} `) }).last();
  }

  /** What lies over the prices. */
  overlay(text: 'SUSPENDED' | 'CLOSED' | 'BALL RUNNING'): Locator {
    return this.market.getByText(text, { exact: true });
  }
}
