import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { ensureGames } from '@scripts/lib/ensureGames.mjs';
import { gamePage } from '@/adapters/sandbox/provider/gamePage';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import type { playWorld } from '@tests/adapters/sandbox/provider/playWorld';

/** 127.0.0.1: a page that is secure without a certificate, so that it can hash and sign. Nothing listens there; every call is answered here. */
const HOST = 'http://127.0.0.1:4198';

const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.html': 'text/html' };

export interface GameTable {
  readonly page: Page;
  /** Another window of the same browser, at the same table, in a language that the launch says. */
  open(language?: string): Promise<Page>;
  /** What this operator answers instead of the truth; with a promise, when. */
  tamper(change: ((reply: Reply, call: string) => unknown) | null): void;
  close(): Promise<void>;
}

export interface Reply {
  readonly data?: { readonly round: Record<string, unknown> | null; readonly next: Record<string, unknown> };
}

/** What the provider says to a call of the page. */
type Provider = (asked: Asked) => { readonly status: number; readonly body: unknown };

export interface Asked {
  readonly call: string;
  readonly [name: string]: unknown;
}

/** A game's own page over a sandbox whose clock stands still: what the provider answers is the test's to bend. */
export function gameTable(
  browser: BorrowedChromium,
  sandbox: ReturnType<typeof playWorld>['sandbox'],
  session: string,
  given: NonNullable<Parameters<BorrowedChromium['newContext']>[0]> = {},
): Promise<GameTable> {
  const provider: Provider = (body) =>
    sandbox.handle({ method: 'POST', path: '/games/play', query: {}, headers: {}, body, client: 'c' });
  return gamePageOver(browser, provider, session, given);
}

/** The page of a game over any provider. */
export async function gamePageOver(
  browser: Pick<BorrowedChromium, 'newContext'>,
  provider: Provider,
  session: string,
  given: NonNullable<Parameters<BorrowedChromium['newContext']>[0]> = {},
): Promise<GameTable> {
  const folder = await ensureGames();
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
      const asked = route.request().postDataJSON() as Asked;
      const { status, body } = provider(asked);
      await route.fulfill({ status, json: await (change?.(body as Reply, asked.call) ?? body) });
    } else {
      const contentType = TYPES[extname(pathname)] ?? 'text/javascript';
      await route.fulfill({ contentType, body: readFileSync(join(folder, basename(pathname)), 'utf8') });
    }
  });
  const open = async (language?: string): Promise<Page> => {
    const page = await context.newPage();
    const spoken = language === undefined ? '' : `lang=${language}&`;
    await page.goto(`${HOST}/play#${spoken}session=${session}`);
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
