import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { stylePolicy } from '@scripts/lib/firstVisitOrder.mjs';
import { servedApp } from '@tests/support/browser/servedApp';
import { servedPages } from '@tests/support/browser/servedPages';
import { soon } from '@tests/support/journeys/soon';

/** A script of our own origin that tries what an injected one would try, and shows what came of it. */
const ATTEMPTS = `
  const tried = {};
  const attempt = (name, work) => { try { work(); } catch { tried[name] = 'refused'; } };
  const add = (tag, change) => { const node = document.createElement(tag); change(node); document.body.append(node); return node; };
  attempt('inline', () => add('script', (node) => { node.textContent = 'document.body.dataset.inline = "ran"'; }));
  attempt('eval', () => { tried.eval = (0, eval)('"ran"'); });
  attempt('function', () => { tried.function = new Function('return "ran"')(); });
  attempt('handler', () => add('button', (node) => node.setAttribute('onclick', 'document.body.dataset.handler = "ran"')).click());
  attempt('styleTag', () => add('style', (node) => { node.textContent = 'body { color: rgb(1, 2, 3) }'; }));
  attempt('styleAttribute', () => document.body.setAttribute('style', 'margin-top: 77px'));
  attempt('ownStyle', () => { document.body.style.paddingTop = '5px'; });
  fetch('FOREIGN/data').then(() => 'ran', () => 'refused').then((foreign) => {
    const { color, marginTop, paddingTop } = getComputedStyle(document.body);
    const { inline = 'refused', handler = 'refused' } = document.body.dataset;
    const ownColor = getComputedStyle(document.querySelector('p')).color;
    document.title = JSON.stringify({ ...tried, inline, handler, color, ownColor, marginTop, paddingTop, foreign });
  });
`;

const OWN_STYLE = 'p { color: rgb(4, 5, 6) }';

describe('the security headers in a browser', () => {
  const dist = mkdtempSync(join(tmpdir(), 'headers-'));
  let browser: BorrowedChromium;
  let app: Awaited<ReturnType<typeof servedApp>>;
  let foreign: Awaited<ReturnType<typeof servedPages>>;

  beforeAll(async () => {
    browser = await borrowChromium();
    foreign = await servedPages({
      '/data': 'data',
      '/inner': '<p>inner page</p>',
      '/outer': '<iframe name="app"></iframe><iframe name="inner" src="/inner"></iframe>',
    });
    mkdirSync(join(dist, 'assets'));
    writeFileSync(
      join(dist, 'index.html'),
      `<head>${stylePolicy(OWN_STYLE)}<style>${OWN_STYLE}</style></head><body><p>the app</p><script src="/assets/a.js"></script></body>`,
    );
    writeFileSync(join(dist, 'assets', 'a.js'), ATTEMPTS.replace('FOREIGN', foreign.url));
    app = await servedApp({ dist });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([app.close(), foreign.close()]);
    rmSync(dist, { recursive: true });
  });

  it('[X32] refuses to be framed by a page that frames another one well', async () => {
    const page = await browser.newPage();
    await page.goto(`${foreign.url}/outer`);
    await page.evaluate((url) => document.querySelector('iframe')?.setAttribute('src', url), app.url);
    await expect.poll(() => page.frame('app')?.url()).toBe('chrome-error://chromewebdata/');
    await soon(() => page.frame('inner')?.textContent('p')).toBe('inner page');
    await page.goto(app.url);
    await soon(() => page.textContent('p')).toBe('the app');
    await page.close();
  });

  it('stops what an injected script would do, and hears of it', async () => {
    const received = app.cspReports.count();
    const page = await browser.newPage();
    await page.goto(app.url);
    await expect.poll(() => page.title()).not.toBe('');
    expect(JSON.parse(await page.title())).toEqual({
      inline: 'refused',
      eval: 'refused',
      function: 'refused',
      handler: 'refused',
      foreign: 'refused',
      color: 'rgb(0, 0, 0)',
      ownColor: 'rgb(4, 5, 6)',
      marginTop: '8px',
      paddingTop: '5px',
    });
    await expect.poll(() => app.cspReports.count() - received).toBeGreaterThanOrEqual(7);
    await page.close();
  });
});
