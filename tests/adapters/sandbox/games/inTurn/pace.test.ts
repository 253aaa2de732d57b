import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { recordWaits } from '@tests/support/sandbox/recordWaits';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** How long the page of a title lets its player wait for the end of a round, and how long what moves takes, in milliseconds. */
async function roundOf(title: string, field: string | null, press: string) {
  const { sandbox, demo } = playWorld();
  const [provider = '', code = ''] = title.split(' ');
  const session = demo().launch(provider, code);
  const { page, close } = await gameTable(browser, sandbox, session, { reducedMotion: 'no-preference' });
  const waited = await recordWaits(page);
  if (field !== null) await page.getByRole('button', { name: field, exact: true }).click();
  await page.getByRole('button', { name: press, exact: true }).click();
  await page.locator('.past .bead, [data-down]').first().waitFor({ state: 'attached' });
  const waits = await waited();
  const moves = await page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.ball-track, .hand-slot > *')].map((each) => {
        const { transitionDuration, animationDuration } = getComputedStyle(each);
        return [
          String(each.getAttribute('class')),
          [transitionDuration, animationDuration].map(Number.parseFloat),
        ];
      }),
    ),
  );
  await close();
  return { waits: waits.filter((ms) => ms >= 100), moves };
}

it('[CASINO-03] Speed Roulette spins in less than half the time, and at Instant Roulette the end is there at once', async () => {
  const european = await roundOf('vivo european-roulette', 'Red', 'Spin');
  const speed = await roundOf('ezugi speed-roulette', 'Red', 'Spin');
  const instant = await roundOf('evolution instant-roulette', 'Red', 'Spin');
  expect([european.waits, speed.waits, instant.waits]).toEqual([[2_600], [1_040], []]);
  expect([european, speed, instant].map(({ moves }) => moves['ball-track']?.[0])).toEqual([2.5, 1, 0]);
});

it.each([
  ['Baccarat', 'vivo baccarat', 'evolution speed-baccarat', 'Player', 520],
  ['Blackjack', 'ezugi blackjack-salon', 'evolution speed-blackjack', null, 420],
] as const)(
  '[CASINO-03] Speed %s deals each card in less than half the time',
  async (_, slow, fast, field, ms) => {
    const usual = await roundOf(slow, field, 'Deal');
    const speed = await roundOf(fast, field, 'Deal');
    expect(new Set(usual.waits)).toEqual(new Set([ms]));
    expect(new Set(speed.waits)).toEqual(new Set([ms * 0.4]));
  },
);
