import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { soon } from '@tests/support/journeys/soon';

declare global {
  interface Window {
    specAlarms?: string[];
  }
}

/** What no page may show, whatever a backend does not have. */
const NEVER = /not found|undefined|\bNaN\b|\[object|\bnull\b/i;

/** Looks over somebody's shoulder: no alarm, no endless wait, no word that says nothing. */
export class SpecWatch {
  constructor(private readonly page: Page) {}

  /** Runs in the page before the app: keeps what every alarm said, also one that goes by itself. */
  static inPage(): void {
    const alarms: string[] = [];
    window.specAlarms = alarms;
    const take = (): void => {
      for (const alert of document.querySelectorAll('[role="alert"]')) {
        const words = alert.textContent?.trim() ?? '';
        if (words !== '' && !alarms.includes(words)) alarms.push(words);
      }
    };
    new MutationObserver(take).observe(document, { subtree: true, childList: true, characterData: true });
  }

  async alarms(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.specAlarms ?? []);
  }

  /** Nothing is waited for any more, and nothing is said that no page may say. */
  async settled(where = this.page.url()): Promise<void> {
    const main = this.page.getByRole('main');
    await soon(() => main.locator('[aria-busy="true"]').count()).toBe(0);
    const text = await this.page.locator('body').innerText();
    expect(NEVER.exec(text)?.[0], where).toBeUndefined();
    expect(await this.page.getByRole('alert').allInnerTexts(), where).toEqual([]);
  }
}
