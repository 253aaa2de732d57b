import type { Locator, Page } from 'playwright-core';
import { FancyScreen } from './FancyScreen';
import { MarketScreen } from './MarketScreen';
import type { StillMatch } from './World';

/** Lists of matches, and one match with its prices. */
export class MatchScreen {
  readonly title: Locator;
  readonly odds: MarketScreen;
  readonly bookmaker: MarketScreen;
  readonly winner: MarketScreen;
  readonly fancy: FancyScreen;
  /** Of match odds. */
  readonly market: Locator;

  constructor(private readonly page: Page) {
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
    this.odds = new MarketScreen(page, 'Match Odds');
    this.bookmaker = new MarketScreen(page, 'Bookmaker');
    this.winner = new MarketScreen(page, 'Winner');
    this.fancy = new FancyScreen(page);
    this.market = this.odds.region;
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

  /** The best price of match odds to back this runner. */
  back(runner: string): Locator {
    return this.odds.back(runner);
  }

  /** What lies over the prices of match odds. */
  overlay(text: 'SUSPENDED' | 'CLOSED' | 'BALL RUNNING'): Locator {
    return this.odds.overlay(text);
  }
}
