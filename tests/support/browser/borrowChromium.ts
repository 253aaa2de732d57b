import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './launchChromium';

export interface BorrowedChromium {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** In a context of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Closes what was opened here. The browser stays for the next one. */
  close(): Promise<void>;
}

/** Ends with this process. */
let running: Promise<Browser> | null = null;

/**
 * The one Chromium of this worker: starting one takes longer than many a journey. Contexts share nothing that a page could find. Who needs
 * switches of their own, or breaks the browser itself, launches one.
 */
export async function borrowChromium(): Promise<BorrowedChromium> {
  if (running !== null && !(await running).isConnected()) running = null;
  running ??= launchChromium();
  return lent(await running);
}

/** A browser with switches of its own, which ends with what was opened in it. */
export async function ownChromium(options: Parameters<typeof launchChromium>[0]): Promise<BorrowedChromium> {
  const browser = await launchChromium(options);
  const { newContext, newPage } = lent(browser);
  return { newContext, newPage, close: () => browser.close() };
}

function lent(browser: Browser): BorrowedChromium {
  const opened = new Set<BrowserContext>();
  const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext(options);
    opened.add(context);
    context.once('close', () => opened.delete(context));
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => void (await Promise.all([...opened].map((context) => context.close()))),
  };
}

/** For a process that does not end by itself while a browser runs. */
export async function endBorrowedChromium(): Promise<void> {
  const browser = await running;
  running = null;
  await browser?.close();
}
