import type { Browser } from 'playwright-core';
import { Tab } from './Tab';

export interface Tabs {
  readonly ours: Tab;
  readonly plain: Tab;
  readonly lean: Tab;
  close(): Promise<void>;
}

export const SEED = 20_261_121;

/** The three pages, showing the same markets of the same stream: the other two draw a copy of what ours drew. */
export async function openTabs(
  browser: Browser,
  url: string,
  { subscribed = 200, mounted = 12 }: { readonly subscribed?: number; readonly mounted?: number } = {},
): Promise<Tabs> {
  const options = { subscribed, mounted, seed: SEED };
  const ours = await Tab.open(browser, url, 'ours', options);
  const copied = { ...options, copy: await ours.copy() };
  const plain = await Tab.open(browser, url, 'plain', copied);
  const lean = await Tab.open(browser, url, 'lean', copied);
  return {
    ours,
    plain,
    lean,
    close: async () => void (await Promise.all([ours.close(), plain.close(), lean.close()])),
  };
}
