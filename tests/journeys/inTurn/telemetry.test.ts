import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TelemetryRecord } from '@/application/ports/device/Telemetry';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { hasSaidTheirAge } from '@tests/support/browser/hasSaidTheirAge';
import { servedApp } from '@tests/support/browser/servedApp';
import { viewports } from '@tests/support/browser/viewports';
import { soon } from '@tests/support/journeys/soon';

const URL = 'https://collect.example/v1/reports';

interface Report {
  readonly page: string;
  readonly build: string;
  readonly records: readonly TelemetryRecord[];
}

describe('reports of speed and faults', () => {
  let browser: BorrowedChromium;
  beforeAll(async () => {
    browser = await borrowChromium();
  });
  afterAll(() => browser.close());

  async function visit(consent: boolean, walk: (page: Page, reports: Report[]) => Promise<void>) {
    const app = await servedApp({ config: { telemetry: { url: URL, consent } } });
    const context: BrowserContext = await browser.newContext({ viewport: viewports.phone, locale: 'en-IN' });
    const reports: Report[] = [];
    await context.route(`${URL}*`, (route) => {
      expect(route.request().headers()).not.toHaveProperty('cookie');
      reports.push(JSON.parse(route.request().postData() ?? '') as Report);
      return route.fulfill({ status: 204 });
    });
    await context.addInitScript(hasSaidTheirAge);
    const page = await context.newPage();
    await page.goto(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Questions come with the first sign of life, as that for the age does.
    await page.keyboard.press('Shift');
    await walk(page, reports);
    await context.close();
    expect(app.cspReports.reports).toEqual([]);
    await app.close();
  }

  /** The script that sends has run: only then does silence say something. */
  const canSend = async (page: Page): Promise<void> => {
    const script = (): Promise<string> =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes('startTelemetry'))
            ?.name ?? '',
      );
    await soon(script).not.toBe('');
    await page.evaluate(`import(${JSON.stringify(await script())}).then(() => true)`);
  };

  /** The page goes out of sight, as often as it takes until the script that listens is there. */
  const hide = (page: Page) => (): Promise<void> =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });
  const hiddenOnce = async (page: Page, reports: readonly Report[]): Promise<number> => {
    await hide(page)();
    return reports.length;
  };

  it('a player who agrees: the figures of the page, its name and its build, and nothing before the answer', async () => {
    await visit(true, async (page, reports) => {
      const question = page.getByRole('dialog', { name: 'May this app report speed and faults?' });
      await question.waitFor();
      await canSend(page);
      await hide(page)();
      expect(reports).toEqual([]);
      await question.getByRole('button', { name: 'Yes, send reports' }).click();
      await question.waitFor({ state: 'hidden' });
      await soon(() => hiddenOnce(page, reports)).toBeGreaterThan(0);
      const [first] = reports;
      expect(first).toMatchObject({ page: 'landing', language: 'en-IN' });
      expect(first?.build).toMatch(/^index-.+\.js$/);
      const vitals = reports.flatMap(({ records }) => records.filter(({ kind }) => kind === 'vital'));
      expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await question.count()).toBe(0);
    });
  });

  it('a player who does not: nothing is ever sent, and the answer can be changed under Display', async () => {
    await visit(true, async (page, reports) => {
      await page.getByRole('button', { name: 'No, send nothing' }).click();
      await page.goto(`${page.url()}terms`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await canSend(page);
      await hide(page)();
      expect(reports).toEqual([]);
      await page.getByRole('button', { name: 'Display' }).first().click();
      await page.getByRole('radio', { name: 'Send', exact: true }).click();
      await soon(() => hiddenOnce(page, reports)).toBeGreaterThan(0);
    });
  });

  it('where nobody has to be asked, nobody is', async () => {
    await visit(false, async (page, reports) => {
      await soon(() => hiddenOnce(page, reports)).toBeGreaterThan(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });
});
