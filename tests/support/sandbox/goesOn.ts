import type { Page } from 'playwright-core';

/**
 * What was pressed in a game has been answered. Does its round go on, with a button of this name to press?
 * A button that is merely shown may belong to a round whose end is being drawn.
 * @param checked rounds of this page that were over, and checked, before
 */
export async function goesOn(page: Page, next: string, checked = 0): Promise<boolean> {
  const ready = page.locator(`button:has-text("${next}"):enabled:visible`).first();
  await ready.or(page.locator('.rounds .proof').nth(checked)).first().waitFor({ state: 'attached' });
  return (await ready.count()) > 0;
}
