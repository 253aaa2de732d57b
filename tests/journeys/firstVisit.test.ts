import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIVES_SIDES } from '@/adapters/sandbox/engine/sports/names';
import { FAULT_HOOK_MARKER } from '@/adapters/sandbox/faults/FaultPlan';
import { distFolder } from '@scripts/lib/ensureBuilt.mjs';
import { readDistFiles } from '@scripts/lib/distFiles.mjs';
import { LIMITS } from '@scripts/lib/checkSizes.mjs';
import { measureFirstVisit } from '@scripts/lib/measureFirstVisit.mjs';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import { viewports } from '@tests/support/browser/viewports';
import { until } from '@tests/support/until';

/** What a wide screen draws beside it, and what stands on it under the prices: a phone loads that when a reader comes near. */
const ON_WIDE_SCREEN = [
  'src/ui/layout/header/MoreItems.tsx',
  'src/ui/pages/LandingAside.tsx',
  'src/ui/pages/LandingRest.tsx',
  'speak',
  'virtual:messages/en/later',
];

/** What a page that stands loads after a while, and so not before it is weighed but on a slow machine. */
const AFTER_A_WHILE = [
  'src/adapters/composition/browser/afterFirstPaint.ts',
  'src/ui/kit/crest/crestImage.ts',
  'src/ui/start/laterTypefaces.ts',
];

describe('a first visit of / on a remote backend', () => {
  let browser: BorrowedChromium;
  let app: Awaited<ReturnType<typeof servedRemoteApp>>;
  const visits = [
    { screen: 'phone', viewport: viewports.phone, parts: [] as string[], downloaded: new Set<string>() },
    { screen: 'laptop', viewport: viewports.laptop, parts: ON_WIDE_SCREEN, downloaded: new Set<string>() },
  ] as const;

  beforeAll(async () => {
    app = await servedRemoteApp();
    const later = filesOf(AFTER_A_WHILE);
    browser = await borrowChromium();
    for (const { screen, viewport, parts, downloaded } of visits) {
      const weighed = filesOf(parts);
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      page.on('requestfinished', (request) => {
        const { origin, pathname } = new URL(request.url());
        const file = pathname.slice(1);
        if (origin === app.url && (weighed.includes(file) || !later.includes(file))) downloaded.add(file);
      });
      await page.goto(app.url);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      // The network may be idle before the app has asked for the last of it: on a busy machine for longer than any pause.
      await until(
        () => weighed.every((file) => downloaded.has(file)),
        `all that is weighed to be downloaded by a ${screen}`,
      );
      await context.close();
    }
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  describe.each(visits)('of a $screen', ({ parts, downloaded }) => {
    it.each(['js', 'css'] as const)('downloads the %s that is weighed, no more and no less', (kind) => {
      const weighed = [...measureFirstVisit(distFolder, parts)[kind].keys()];
      expect([...downloaded].filter((file) => file.endsWith(`.${kind}`)).toSorted()).toEqual(
        weighed.toSorted(),
      );
    });
  });

  it.each([
    ['js', LIMITS.js],
    ['css', LIMITS.css],
  ] as const)('weighs of %s at most %i bytes after gzip on a phone', (kind, most) => {
    const files = [...visits[0].downloaded].filter((file) => file.endsWith(`.${kind}`));
    const weights = files.map((file) => gzipSync(readFileSync(join(distFolder, file)), { level: 9 }).length);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    expect(sum).toBeGreaterThan(5_000);
    expect(sum).toBeLessThanOrEqual(most);
  });

  it('weighs at most 168,000 bytes of js also when everything has come that a page loads which stands', () => {
    const { js } = measureFirstVisit(distFolder, AFTER_A_WHILE);
    const sum = [...js.values()].reduce((total, weight) => total + weight, 0);
    expect(sum, [...js.keys()].join(' ')).toBeLessThanOrEqual(168_000);
  });

  it('brings nothing of the sandbox, its fault hooks or invented data to the visitor', () => {
    const traces = [FAULT_HOOK_MARKER, '__sandbox', 'faker', ...FIVES_SIDES];
    const text = (files: readonly string[]): string =>
      files
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(join(distFolder, file), 'utf8'))
        .join('\n');
    // They are in the build, for the visitors of the sandbox: so the search can find them.
    const everything = text([...readDistFiles(distFolder).keys()]);
    expect(traces.filter((trace) => !everything.includes(trace))).toEqual(['faker']);
    const visited = text(visits.flatMap(({ downloaded }) => [...downloaded]));
    expect(traces.filter((trace) => visited.includes(trace))).toEqual([]);
  });

  it('raises no report of the content security policy, Trusted Types included', () => {
    for (const { downloaded } of visits) expect(downloaded.size).toBeGreaterThan(3);
    expect(app.cspReports.reports).toEqual([]);
  });
});

function filesOf(later?: Parameters<typeof measureFirstVisit>[1]): readonly string[] {
  const { js, css } = measureFirstVisit(distFolder, later);
  return [...js.keys(), ...css.keys()];
}
