import type { Browser } from 'playwright-core';
import { Tab } from './Tab';

export interface Tabs {
  readonly ours: Tab;
  readonly plain: Tab;
  close(): Promise<void>;
}

export const SEED = 20_261_121;

/** Both pages, showing the same markets of the same stream: the plain one draws a copy of what ours drew. */
export async function openTabs(
  browser: Browser,
  url: string,
  { subscribed = 200, mounted = 12 }: { readonly subscribed?: number; readonly mounted?: number } = {},
): Promise<Tabs> {
  const options = { subscribed, mounted, seed: SEED };
  const ours = await Tab.open(browser, url, 'ours', options);
  const plain = await Tab.open(browser, url, 'plain', { ...options, copy: await ours.copy() });
  return { ours, plain, close: async () => void (await Promise.all([ours.close(), plain.close()])) };
}
