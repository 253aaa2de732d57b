import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { servedApp } from '@tests/support/browser/servedApp';
import { servedPages } from '@tests/support/browser/servedPages';
import { worldOfServer } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';
import { soon } from '@tests/support/journeys/soon';

const HOSTILE = [
  'javascript:window.__pwned=1',
  ' JaVa\tScRiPt:window.__pwned=1',
  'data:text/html,<script>window.__pwned=1</script>',
  'blob:https://t.me/0',
  '//evil.example/x.png',
  'https://t.me@evil.example/',
  'intent://evil#Intent;end',
];

describe('hostile addresses from the backend', () => {
  let stage: Stage;
  let world: World;
  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
  });
  afterAll(() => stage.close());

  it('[X11] [X14] [X15] [HDR-07] logo, social links and phone: inert, and nobody is asked for anything', async () => {
    const player = await stage.arrive();
    for (const address of HOSTILE) {
      await world.setAppDetails({
        LOGO_URL: address,
        TELEGRAM: address,
        FACEBOOK: address,
        INSTATGRAM: address,
        WHATS_APP_URL: address,
        PHONE: address,
        FOOTER_TEXT: `with ${address}`,
      });
      await player.open('/contactus');
      const footer = player.page.getByRole('contentinfo');
      await soon(() => footer.innerText()).toContain('with ');
      await footer.getByRole('heading', { name: 'Talk to us' }).scrollIntoViewIfNeeded();
      for (const name of ['Telegram', 'WhatsApp', 'Facebook', 'Instagram']) {
        const link = footer.getByRole('link', { name });
        expect(await link.getAttribute('aria-disabled'), `${name} ${address}`).toBe('true');
        expect(await link.getAttribute('href')).toBeNull();
        await link.click({ force: true });
      }
      expect(await player.page.getByRole('link', { name: 'Call us' }).count()).toBe(0);
      const sources = await player.page
        .locator('img, source, iframe, a')
        .evaluateAll((all) =>
          all.flatMap((each) => ['src', 'srcset', 'href'].map((name) => each.getAttribute(name) ?? '')),
        );
      expect(sources.filter((source) => /evil|script:|data:text|blob:|intent:/i.test(source))).toEqual([]);
      expect(player.path).toBe('/contactus');
    }
    const origins = new Set(player.traffic.addresses.map((address) => new URL(address).host));
    expect([...origins].toSorted()).toEqual(
      [new URL(stage.url).host, new URL(stage.server?.url ?? '').host].toSorted(),
    );
    expect(await player.page.evaluate(() => '__pwned' in window)).toBe(false);
    expect(stage.cspReports.reports).toEqual([]);
    await player.context.close();
  });

  it('[HDR-07] [X14] [X15] [X17] good ones lead out, without a word about where from', async () => {
    const player = await stage.arrive();
    await world.setAppDetails({
      LOGO_URL: '',
      TELEGRAM: 'https://t.me/example',
      FACEBOOK: '',
      INSTATGRAM: '',
      WHATS_APP_URL: '+91 12345 67890',
      PHONE: '+91 12345 67890',
      FOOTER_TEXT: 'good',
    });
    await player.open('/terms');
    const footer = player.page.getByRole('contentinfo');
    await footer.getByRole('heading', { name: 'Talk to us' }).scrollIntoViewIfNeeded();
    const telegram = footer.getByRole('link', { name: 'Telegram' });
    await soon(() => telegram.getAttribute('href')).toBe('https://t.me/example');
    expect(await telegram.getAttribute('rel')).toContain('noopener');
    expect(await telegram.getAttribute('target')).toBe('_blank');
    expect(await footer.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/911234567890',
    );
    expect(await player.page.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe(
      'tel:+911234567890',
    );
    await player.context.close();
  });

  it('[X12] [X13] path tricks end on a page of ours', async () => {
    const player = await stage.arrive();
    const paths = [
      '/casino/..%2f..%2fevil',
      '/exchange/%E0%A4%A',
      '/%2f%2fevil',
      '/nowhere/at/all',
      '/javascript:alert(1)',
      `/${'x'.repeat(2_000)}`,
    ];
    for (const path of paths) {
      await player.page.goto(`${stage.url}${path}`);
      await soon(() => player.path).toBe('/');
      expect(new URL(player.page.url()).origin).toBe(stage.url);
      await player.heading.waitFor();
    }
    await player.context.close();
  });

  it('[X32] the built app refuses to be framed', async () => {
    const foreign = await servedPages({
      '/inner': '<p>inner page</p>',
      '/': '<iframe name="app"></iframe><iframe name="inner" src="/inner"></iframe>',
    });
    // Served apart: a refusal is reported, and on the stage nothing may be.
    const app = await servedApp();
    const page = await stage.browser.newPage();
    await page.goto(foreign.url);
    await page.evaluate((url) => document.querySelector('iframe')?.setAttribute('src', url), app.url);
    await soon(() => page.frame('app')?.url()).toBe('chrome-error://chromewebdata/');
    // The framing page itself works.
    await soon(() => page.frame('inner')?.textContent('p')).toBe('inner page');
    await soon(() => JSON.stringify(app.cspReports.reports)).toContain(
      '"violated-directive":"frame-ancestors"',
    );
    await page.close();
    await Promise.all([app.close(), foreign.close()]);
  });
});
