import { launch } from 'puppeteer-core';
import { soon } from '@tests/support/journeys/soon';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';
import type { Engine } from './Engine';
import { WINDOW } from './Engine';

/** Over WebDriver BiDi. */
export const firefoxEngine = (executablePath: string): Engine => ({
  name: 'Firefox',
  open: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      protocolTimeout: WAIT_LIMIT_MS,
      timeout: WAIT_LIMIT_MS,
      // A temporary profile; whoever is root has no other home.
      extraPrefsFirefox: { 'intl.accept_languages': 'en-IN' },
    });
    const page = await browser.newPage();
    await page.setViewport(WINDOW);
    return {
      // Its own waiting misses the end of a way between two origins: the document that is left bears a mark.
      goto: async (url) => {
        await page.evaluate(`globalThis.isLeft = true; location.assign(${JSON.stringify(url)})`);
        await soon(() => page.evaluate('globalThis.isLeft === undefined').catch(() => false)).toBe(true);
      },
      run: (script) => page.evaluate(script) as Promise<never>,
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      picture: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  },
});
