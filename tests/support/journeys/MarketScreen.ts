import type { Locator, Page } from 'playwright-core';

/** A result of the open bets if this runner wins, and the one with the bet that is being typed. */
export interface RunnerFigures {
  readonly now: string | null;
  readonly withThisBet: string | null;
}

/** A market with runners. */
export class MarketScreen {
  readonly region: Locator;
  /** At the head, where there is something to cash out. */
  readonly cashOut: Locator;

  /** `name`: what its head begins with. */
  constructor(page: Page, name: string) {
    this.region = page.getByRole('region', { name: new RegExp(`^${name}`) });
    this.cashOut = this.region.getByRole('button', { name: /^Cash out/ });
  }

  /** The best price to back this runner: the deeper ones stand before it. */
  back(runner: string): Locator {
    return this.price('Back', runner).last();
  }

  /** The best price to lay this runner. */
  lay(runner: string): Locator {
    return this.price('Lay', runner).first();
  }

  /** What lies over the prices. */
  overlay(text: 'SUSPENDED' | 'CLOSED' | 'BALL RUNNING'): Locator {
    return this.region.getByText(text, { exact: true });
  }

  /** What stands under the name of this runner. */
  async figures(runner: string): Promise<RunnerFigures> {
    const said = await this.region
      .getByRole('rowheader')
      .filter({ has: this.region.page().getByText(runner, { exact: true }) })
      .innerText();
    return {
      now: /If it wins:\s+([^\s»]+)/.exec(said)?.[1] ?? null,
      withThisBet: /with this bet:\s+(\S+)/.exec(said)?.[1] ?? null,
    };
  }

  private price(word: 'Back' | 'Lay', runner: string): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^${word} ${runner} `) });
  }
}
