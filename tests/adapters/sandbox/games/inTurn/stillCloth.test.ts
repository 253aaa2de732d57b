import { afterAll, beforeAll, expect, it } from 'vitest';
import { playWorld } from '@tests/adapters/sandbox/provider/playWorld';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

const FRAMES = 20;

/** Runs in the page: so many frames later. */
async function afterFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

it.each([
  ['ezugi', 'speed-roulette'],
  ['spribe', 'mini-roulette'],
  ['kingmaker', 'crazy-wheel'],
])('[CASINO-03] while the wheel of %s/%s turns, nothing is drawn anew', async (maker, code) => {
  const { sandbox, demo } = playWorld();
  const { page, close } = await gameTable(browser, sandbox, demo().launch(maker, code), {
    reducedMotion: 'no-preference',
  });
  // It turns on: nothing that the page waits for comes, and the end is far. Only the wheel's: a button that lights up is no part of it.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await page.addStyleTag({
    content: ':is(.wheel, .ball-track, .disc) { transition-duration: 900s !important }',
  });
  await page.locator('.spot').first().click();
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some((each) => 'transitionProperty' in each && each.transitionProperty === 'transform'),
  );
  // What the press itself changed has been drawn.
  await page.evaluate(afterFrames, FRAMES);
  const cdp = await page.context().newCDPSession(page);
  let drawn = 0;
  cdp.on('Tracing.dataCollected', ({ value }) => {
    drawn += value.filter((event) => 'name' in event && event.name === 'Paint').length;
  });
  const traced = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(afterFrames, FRAMES);
  await cdp.send('Tracing.end');
  await traced;
  expect(drawn).toBeLessThan(FRAMES / 2);
  await close();
});
