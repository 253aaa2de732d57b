import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { findChromium } from '@scripts/lib/findChromium.mjs';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';
import { hasSaidTheirAge } from './hasSaidTheirAge';
import { FLAGS } from './launchChromium';

const LISTENING = /^DevTools listening on (ws:\S+)$/m;

export interface PlainChromium {
  /** The one profile, as a person has it: its pages are tabs of one window, and all but the last one brought to front are hidden. */
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Chromium without what Playwright changes in it: tabs that are hidden really are, their timers are throttled, pages can be frozen and kept in the
 * back/forward cache. A test of those proves first that its fault happened.
 */
export async function plainChromium(): Promise<PlainChromium> {
  const path = findChromium();
  if (!path)
    throw new Error('No Chromium found. Install one or set CHROME_PATH; npm test does it by itself.');
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const child = spawn(path, [
    ...FLAGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1440,900',
    '--lang=en-IN',
    'about:blank',
  ]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = LISTENING.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`Chromium ended before it listened: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no profile');
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  await context.addInitScript(hasSaidTheirAge);
  return {
    context,
    async close() {
      await browser.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
