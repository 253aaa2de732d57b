import type { Locator, Page } from 'playwright-core';

/** Rows of matches with places for prices that lie wholly on the screen, above what is fixed at its foot. */
export function pricedRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li:has([data-price-cell])')];
    return rows.filter((row) => {
      const { top, bottom, right } = row.getBoundingClientRect();
      const seen = (y: number) => row.contains(document.elementFromPoint(right - 20, y));
      return top >= 0 && bottom <= innerHeight && seen(top + 2) && seen(bottom - 2);
    }).length;
  });
}

/** Where the first of these begins, from the top of the screen. CSS pixels. */
export async function topOf(found: Locator): Promise<number> {
  const box = await found.first().boundingBox();
  return box?.y ?? Number.NaN;
}

export async function widthOf(found: Locator): Promise<number> {
  const box = await found.first().boundingBox();
  return box?.width ?? Number.NaN;
}

export async function bottomOf(found: Locator): Promise<number> {
  const box = await found.first().boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

export async function heightOf(found: Locator): Promise<number> {
  const box = await found.first().boundingBox();
  return box?.height ?? Number.NaN;
}

/** Controls of a page that a finger could miss: lower or narrower than 44 px, links within a sentence left out. */
export function smallTargets(page: Page, leftOut: string): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], [role="tab"], [role="radio"], summary'),
    ];
    const small = controls.filter((control) => {
      if (
        control.closest(leftOut) !== null ||
        !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return false;
      const { width, height, bottom } = control.getBoundingClientRect();
      // The way past the navigation lies above the page until a key finds it.
      if (bottom <= 0 || width <= 1 || height <= 1 || getComputedStyle(control).display === 'inline')
        return false;
      // What takes the finger may reach over the box that is drawn.
      const after = getComputedStyle(control, '::after');
      const reach = after.position === 'absolute' ? Number.parseFloat(after.height) || 0 : 0;
      return Math.max(height, reach) < 43.5;
    });
    return small.map(
      (control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`,
    );
  }, leftOut);
}

/** Where the best prices of a match's markets begin, each place once: of Back, Lay, No and Yes there are two. */
export function laneEdges(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('main [data-price-cell][class*="1"]')];
    const edges = cells
      .filter((cell) => /(^|[ _])(back1|lay1)/.test(cell.className))
      .map((cell) => Math.round(cell.getBoundingClientRect().left));
    return [...new Set(edges)].toSorted((one, other) => one - other);
  });
}

/** Names in the lists of matches that have lost more than a fifth of their length. */
export function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('main li:has([data-price-cell]) bdi')];
    return names
      .filter((name) => name.checkVisibility() && name.clientWidth < name.scrollWidth * 0.8)
      .map((name) => `${name.textContent}: ${name.clientWidth} of ${name.scrollWidth} px`);
  });
}

/** Figures of those who play a match that are not wholly drawn; null: there are none. */
export function cutFigures(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll('main header bdi + span[aria-hidden]')];
    if (figures.length === 0) return null;
    const cut = figures.filter((figure) => {
      const { left, right, top, bottom } = figure.getBoundingClientRect();
      return [left + 1, right - 1].some((x) => document.elementFromPoint(x, (top + bottom) / 2) !== figure);
    });
    return cut.map(({ textContent }) => textContent ?? '');
  });
}

const TYPEFACES = '**/*.woff2';

/** As browsers have it (Layout Instability API); TypeScript does not know it yet. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export interface LayoutShift {
  readonly score: number;
  /** What moved, from where to where, for whoever reads a failure. */
  readonly moved: string;
}

/**
 * How far a page's parts moved while it loaded, by the browser's own score, without what a press moved.
 * The page is opened on a line of 1.6 Mbit/s, so that each part comes by itself; the typeface comes last, when all is drawn in the device's own letters.
 */
export async function layoutShift(
  page: Page,
  url: string,
  settled: () => Promise<unknown>,
): Promise<LayoutShift> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(TYPEFACES, async (route) => {
    await held;
    await route.continue();
  });
  // A page is not complete to the browser before its typeface is there, so that is not waited for.
  await page.goto(url, { waitUntil: 'commit' });
  await settled();
  release();
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  );
  await page.unroute(TYPEFACES);
  const shift = await page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        let score = 0;
        const moved: string[] = [];
        const boxText = ({ x, y, width, height }: DOMRectReadOnly) =>
          `${[x, y].map(Math.round).join(' ')} (${[width, height].map(Math.round).join(' x ')})`;
        const read = (entries: PerformanceEntryList) => {
          for (const entry of entries as Shift[]) {
            if (entry.hadRecentInput) continue;
            score += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources)
              moved.push(
                `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms, ${node?.parentElement?.className} ${node?.textContent?.slice(0, 40)}: ${boxText(previousRect)} to ${boxText(currentRect)}`,
              );
          }
        };
        const observer = new PerformanceObserver((list) => read(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            read(observer.takeRecords());
            resolve({ score, moved: moved.join('\n') });
          }),
        );
      }),
  );
  await devTools.detach();
  return shift;
}
