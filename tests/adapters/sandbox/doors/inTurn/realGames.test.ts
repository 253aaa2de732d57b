import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WindowGameFrames } from '@/adapters/browser/WindowGameFrames';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedPages } from '@tests/support/browser/servedPages';
import { servedGamePages } from '@tests/support/sandbox/gamePages';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import type { NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';

type Site = Awaited<ReturnType<typeof servedGamePages>>;
interface SignedIn {
  readonly data: { readonly token: string };
}

const rupees = (text: string | null): number => Number((text ?? '').replaceAll(/[₹,]/g, ''));
const cashIn = async (game: FrameLocator): Promise<number> =>
  rupees(await game.locator('.balance').textContent());

/** A round of each table, as a person plays it. Gives what the wallet must hold afterwards. */
async function playMines(game: FrameLocator): Promise<number> {
  await game.getByRole('button', { name: 'Start' }).click();
  await game.getByRole('button', { name: 'Collect ₹100' }).click();
  await game.getByText('You get ₹100.').waitFor();
  return cashIn(game);
}
async function playWheel(game: FrameLocator): Promise<number> {
  const before = await cashIn(game);
  await game.getByRole('button', { name: 'Red', exact: true }).click();
  await game.getByRole('button', { name: 'Black', exact: true }).click();
  await game.getByRole('button', { name: 'Spin' }).click();
  const result = await game.locator('.result', { hasText: /this time|comes back/ }).textContent();
  // One of the two colours, or zero. What was won is told with the result.
  const wins = result?.includes('comes back') === true;
  await game
    .locator('.balance', { hasText: `₹${(before - (wins ? 0 : 200)).toLocaleString('en-IN')}` })
    .waitFor();
  return cashIn(game);
}

const REFUSED = ['SecurityError', 'SecurityError', 'SecurityError'];
/** What a page reaches that the game at this address opens: the title and the address of the app's page, and the storage of its own origin. */
async function reachedByPopup(page: Page, url: string): Promise<readonly string[]> {
  const opening = page.context().waitForEvent('page');
  const frame = page.frames().find((each) => each.url().startsWith(url));
  await frame?.evaluate(() => void window.open('about:blank'));
  const popup = await opening;
  const reached = await popup.evaluate(() => {
    const app = (window.opener as Window).parent;
    const tries = [
      () => app.document.title,
      () => (app.location.href = '/moved'),
      () => app.location.replace('/moved'),
      () => localStorage.length,
    ];
    return tries.map((attempt) => {
      try {
        return String(attempt());
      } catch (error) {
        return error instanceof DOMException ? error.name : 'other';
      }
    });
  });
  await popup.close();
  return reached;
}

describe('the pretended games in a real browser', () => {
  let browser: BorrowedChromium;
  beforeAll(async () => {
    browser = await borrowChromium();
  });
  afterAll(() => browser.close());

  describe('in a frame without an origin', () => {
    let site: Site;
    let page: Page;
    let token: string;
    beforeAll(async () => {
      site = await servedGamePages({});
      page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      await page.goto(site.url);
      const reply = await page.evaluate(() => window.sandboxPage?.call('POST', '/login/demo', {}));
      ({ token } = (typeof reply === 'string' ? (JSON.parse(reply) as SignedIn) : (reply as SignedIn)).data);
    });
    afterAll(() => site.close());
    const opened = async (provider: string, code: string): Promise<FrameLocator> => {
      await page.evaluate((args) => window.sandboxPage?.openGame(...args), [token, provider, code] as const);
      return page.frameLocator('iframe');
    };

    it('[CASINO-03] [X18] play, pay, prove themselves and tell the page, with no report against the policy', async () => {
      expect(await playMines(await opened('spribe', 'mines'))).toBe(10_000);
      await page.waitForFunction(() => window.sandboxPage?.received.includes('balance'));
      const wheel = await opened('evolution', 'mumbai-roulette');
      await playWheel(wheel);
      await wheel.getByText('Provably fair').click();
      await wheel.locator('.fair [data-verdict="kept"]').waitFor();
      const flight = await opened('spribe', 'aviator');
      await flight.getByRole('button', { name: 'Fly' }).click();
      await flight.getByText(/in the air|Flew away/).waitFor();
      expect(site.cspReports.count()).toBe(0);
    });

    it('[CASINO-03] open the page that checks a round, under the headers of the app', async () => {
      const game = await opened('spribe', 'dice');
      await game.getByRole('button', { name: 'Roll' }).click();
      await game.getByText('Provably fair').click();
      const link = game.getByRole('link', { name: 'Check a round on a page of its own' });
      const opening = page.context().waitForEvent('page');
      await link.click();
      const verifier = await opening;
      await verifier.getByRole('heading', { level: 1, name: 'Check a round' }).waitFor();
      expect(await verifier.evaluate(() => [opener, origin])).toEqual([null, site.url]);
      await verifier.close();
    });

    it('[X18] open no page that could move this one', async () => {
      await (await opened('spribe', 'mines')).locator('h1').waitFor();
      expect(await reachedByPopup(page, 'blob:')).toEqual([...REFUSED, 'SecurityError']);
      expect(new URL(page.url()).pathname).toBe('/');
    });

    it('[X18] reach neither the page nor its storage', async () => {
      await (await opened('spribe', 'mines')).locator('h1').waitFor();
      const frame = page.frames().find((each) => each.url().startsWith('blob:'));
      const reached = await frame?.evaluate(() => {
        const tries = [
          () => parent.document.title,
          () => localStorage.length,
          () => (parent.location.href = '/x'),
        ];
        return tries.map((attempt) => {
          try {
            return String(attempt());
          } catch (error) {
            return error instanceof DOMException ? error.name : 'other';
          }
        });
      });
      expect(reached?.slice(0, 2)).toEqual(['SecurityError', 'SecurityError']);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });

  describe('on a host of their own', () => {
    let sandbox: NodeSandbox;
    let site: Site;
    beforeAll(async () => {
      // Each has to know the other's address: the app's is one of those that are always allowed.
      sandbox = await startNodeSandbox({ clock: 'real', origins: 'http://127.0.0.1:4197' });
      site = await servedGamePages(
        { backend: 'remote', apiUrl: sandbox.url, gameHosts: [sandbox.server.gamesUrl] },
        4197,
      );
    });
    afterAll(async () => {
      await site.close();
      await sandbox.close();
    });

    it('[CASINO-03] [X32] play and pay in a frame of the app, and in nobody else’s', async () => {
      const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
        const reply = await fetch(`${sandbox.url}${path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
        return ((await reply.json()) as { readonly data: T }).data;
      };
      const { token } = await post<{ token: string }>('/login/demo', {});
      const { url } = await post<{ url: string }>('/lobby', { provider: 'spribe', code: 'mines' }, token);
      const { src, sandbox: sandboxOfGames } = new WindowGameFrames(new EventTarget() as Window).open(url);
      const framed = async (host: string): Promise<Page> => {
        const page = await browser.newPage();
        await page.goto(host);
        await page.evaluate(
          ({ src, sandbox }) => {
            const frame = document.createElement('iframe');
            frame.setAttribute('sandbox', sandbox);
            frame.src = src;
            document.body.replaceChildren(frame);
          },
          { src, sandbox: sandboxOfGames },
        );
        return page;
      };
      const page = await framed(site.url);
      expect(await playMines(page.frameLocator('iframe'))).toBe(10_000);
      expect(site.cspReports.count()).toBe(0);
      expect(sandbox.engine.audit().ledgerSum).toBe(0);
      expect(await reachedByPopup(page, url)).toEqual([...REFUSED, '0']);
      expect(page.url()).toBe(`${site.url}/`);
      const foreign = await servedPages({ '/': '<!doctype html><title>x</title><body>' });
      const elsewhere = await framed(foreign.url);
      await elsewhere.waitForLoadState('networkidle');
      expect(await elsewhere.frameLocator('iframe').locator('#game').count()).toBe(0);
      await foreign.close();
    });
  });
});
