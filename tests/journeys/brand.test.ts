import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenBrand } from '@scripts/lib/chosenBrand.mjs';
import { distFolder, ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { serveDist } from '@scripts/lib/serveDist.mjs';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { soon } from '@tests/support/journeys/soon';

const KESARI = { header: 'rgb(255, 244, 227)', card: '14px' };

describe('a brand over the build', () => {
  let served: Awaited<ReturnType<typeof serveDist>>;
  let browser: BorrowedChromium;
  beforeAll(async () => {
    await ensureBuilt();
    served = await serveDist({ dist: distFolder, ...chosenBrand('kesari') });
    browser = await borrowChromium();
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  it('has its colours, corners, logo, items and words; the next start wears them before the configuration is read', async () => {
    const context = await browser.newContext({ colorScheme: 'light', serviceWorkers: 'block' });
    const page = await context.newPage();
    const look = () =>
      page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const header = document.querySelector('header, .first-paint-header');
        return {
          header: header === null ? null : getComputedStyle(header).backgroundColor,
          card: root.getPropertyValue('--radius-card').trim(),
        };
      });
    await page.goto(served.url);
    await page.getByRole('heading', { level: 1, name: 'The whole ground, in your hand' }).waitFor();
    expect(await look()).toEqual(KESARI);
    expect(await page.title()).toContain('Kesari');
    const logo = page.getByRole('banner').getByRole('img', { name: 'Kesari' });
    await soon(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const items = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
    expect((await items.allInnerTexts()).slice(0, 4)).toEqual([
      'Inplay',
      'Sports',
      'Exchange',
      'Live tables',
    ]);

    await page.route('**/config.json', () => new Promise(() => undefined));
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await look()).toEqual(KESARI);
    expect(served.cspReports.reports).toEqual([]);
    await context.close();
  });
});
