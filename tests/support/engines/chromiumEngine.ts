import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { Engine } from './Engine';
import { WINDOW } from './Engine';

export const chromiumEngine: Engine = {
  name: 'Chromium',
  open: async () => {
    const browser = await borrowChromium();
    const page = await browser.newPage({ viewport: WINDOW, locale: 'en-IN' });
    return {
      goto: async (url) => void (await page.goto(url)),
      run: (script) => page.evaluate(script),
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
