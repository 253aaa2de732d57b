import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';
import { findChromium, findHeadlessShell } from '@scripts/lib/findChromium.mjs';

/** Nothing here may reach out, and a container has no user namespaces for Chromium's own sandbox. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Of a journey (vite.config.ts): scripts run as they are read, or compiled at once, and never a third time, for speed. Its pages live for seconds, and what is
 * spent on optimizing their scripts never comes back (decision 155). The bench measures what players have.
 */
const SHORT_LIVES = process.env.SHORT_LIVES === '1' ? ['--js-flags=--no-opt --no-maglev'] : [];

interface LaunchOptions {
  /**
   * Playwright's own switches to leave out. Back-forward cache, timer throttling and storage partitioning are off unless
   * their switches are named here; a test of those must first prove that its fault happened.
   */
  readonly ignoreDefaultArgs?: string[];
  readonly args?: readonly string[];
  /** The whole browser: the one without windows refuses notifications, whatever was granted. */
  readonly whole?: boolean;
}

/** A headless Chromium of this machine: CHROME_PATH, or the usual places, the one without windows first. Its pages wait as long as tests do. Whoever launches it closes it. */
export async function launchChromium({
  ignoreDefaultArgs,
  args = [],
  whole = false,
}: LaunchOptions = {}): Promise<Browser> {
  const executablePath = (whole ? null : findHeadlessShell()) ?? findChromium();
  if (!executablePath)
    throw new Error('No Chromium found. Install one or set CHROME_PATH; npm test does it by itself.');
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, ...SHORT_LIVES, ...args],
    ...(ignoreDefaultArgs ? { ignoreDefaultArgs } : {}),
  });
  const open = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (options?: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await open(options);
      context.setDefaultTimeout(WAIT_LIMIT_MS);
      return context;
    },
  });
}
