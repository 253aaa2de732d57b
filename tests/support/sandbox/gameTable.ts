import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { gamePage } from '@/adapters/sandbox/provider/gamePage';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import type { playWorld } from '@tests/adapters/sandbox/provider/playWorld';

/** 127.0.0.1: a page that is secure without a certificate, so that it can hash and sign. Nothing listens there; every call is answered here. */
const HOST = 'http://127.0.0.1:4198';

export interface GameTable {
  readonly page: Page;
  /** Another window of the same browser, at the same table. */
  open(): Promise<Page>;
  /** What this operator answers instead of the truth. */
  tamper(change: ((reply: Reply, call: string) => unknown) | null): void;
  close(): Promise<void>;
}

export interface Reply {
  readonly data?: { readonly round: Record<string, unknown> | null; readonly next: Record<string, unknown> };
}

/** A game's own page over a sandbox whose clock stands still: what the provider answers is the test's to bend. */
export async function gameTable(
  browser: BorrowedChromium,
  sandbox: ReturnType<typeof playWorld>['sandbox'],
  session: string,
  given: NonNullable<Parameters<BorrowedChromium['newContext']>[0]> = {},
): Promise<GameTable> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    ...given,
  });
  let change: ((reply: Reply, call: string) => unknown) | null = null;
  await context.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/play') await route.fulfill({ contentType: 'text/html', body: gamePage('/games/') });
    else if (pathname === '/games/play') {
      const asked = route.request().postDataJSON() as { readonly call: string };
      const { status, body } = sandbox.handle({
        method: 'POST',
        path: pathname,
        query: {},
        headers: {},
        body: asked,
        client: 'c',
      });
      await route.fulfill({ status, json: change === null ? body : change(body as Reply, asked.call) });
    } else {
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      await route.fulfill({ contentType, body: readFileSync(join(projectRoot, 'public', pathname), 'utf8') });
    }
  });
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${HOST}/play#session=${session}`);
    await page.locator('.balance').waitFor();
    return page;
  };
  return {
    page: await open(),
    open,
    tamper: (next) => {
      change = next;
    },
    close: () => context.close(),
  };
}
