import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { soon } from './soon';

/** A game as it is played: our bar above it, and the provider's page in its frame. */
export class GameScreen {
  readonly inside: FrameLocator;
  readonly element: Locator;
  readonly back: Locator;
  readonly about: Locator;
  readonly fullscreen: Locator;
  readonly retry: Locator;
  readonly play: Locator;
  /** Text of the bar's balance. */
  readonly balance: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.element = main.locator('iframe');
    this.inside = page.frameLocator('main iframe');
    this.back = main.getByRole('button', { name: 'Back' }).first();
    this.about = main.getByRole('button', { name: 'About this game' });
    this.fullscreen = main.getByRole('button', { name: 'Full screen' });
    this.retry = main.getByRole('button', { name: 'Try again' });
    this.play = main.getByRole('button', { name: 'Play', exact: true });
    this.balance = page.getByTestId('game-balance');
  }

  /** On a phone the sheet stands before it. */
  async begin(): Promise<void> {
    await this.play.or(this.back).first().waitFor();
    if (await this.play.isVisible()) await this.play.click();
  }

  /** The provider's page is there and has told its balance. */
  async ready(): Promise<void> {
    await this.inside.locator('.balance').waitFor();
    await this.element.and(this.page.locator('[data-loaded="true"]')).waitFor();
  }

  async frame(): Promise<Frame> {
    const frame = await (await this.element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('no game is framed');
    return frame;
  }

  /** What the game itself says there is, in rupees. */
  async cashInside(): Promise<number> {
    return rupeesIn(await this.inside.locator('.balance').innerText());
  }

  async cashInBar(): Promise<number> {
    return rupeesIn(await this.balance.innerText());
  }

  /** One mine among 25 and one tile: a round that is nearly always won. Plays until it is, and tells what was paid above the stake. */
  async winMines(): Promise<number> {
    await this.inside.getByLabel('Mines').selectOption('1');
    for (let round = 0; round < 8; round += 1) {
      const before = await this.cashInside();
      await this.inside.getByRole('button', { name: 'Start' }).click();
      await this.inside.getByRole('button', { name: 'Tile 13, closed' }).click();
      await this.inside.getByText(/^1 safe|A mine/).waitFor();
      if (!(await this.inside.getByText('1 safe').isVisible())) continue;
      await this.inside.getByRole('button', { name: /^Collect/ }).click();
      await this.inside.getByText(/^You get/).waitFor();
      await soon(() => this.cashInside()).toBeGreaterThan(before);
      return (await this.cashInside()) - before;
    }
    throw new Error('eight mines in a row: 1 in 150,000,000,000');
  }
}

function rupeesIn(text: string): number {
  return Number(text.replaceAll(/[^0-9.]/g, ''));
}
