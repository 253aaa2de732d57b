import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

/** Keys of `localStorage` that the specification names, but for what was put there to fill it. */
const saved = () => Object.keys(localStorage).filter((key) => key !== 'filler');

describe('a device whose storage is full', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('remote');
  });
  afterAll(() => stage.close());

  it('[F70] caches give way to the token, the log-in outlives a reload, and nothing breaks', async () => {
    const player = await stage.arrive({
      before: () => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        const setItem = Reflect.get(Storage.prototype, 'setItem') as Storage['setItem'];
        Storage.prototype.setItem = function store(this: Storage, key: string, value: string) {
          try {
            setItem.call(this, key, value);
          } catch (error) {
            if (key !== 'filler') refused.push(`${key} ${(error as DOMException).name}`);
            throw error;
          }
        };
      },
    });
    const { page } = player;
    await player.open('/');
    await soon(() => page.evaluate(saved)).toEqual(expect.arrayContaining(['banners', 'appDetails']));

    // To the last character.
    await page.evaluate(() => {
      let filler = '';
      for (let more = 1 << 22; more >= 1; more = Math.floor(more / 2))
        for (;;)
          try {
            localStorage.setItem('filler', filler + 'x'.repeat(more));
            filler += 'x'.repeat(more);
          } catch {
            break;
          }
    });
    await player.header.logIn.click();
    await player.auth.titled('Login').getByRole('button', { name: 'Try the demo' }).click();
    await soon(() => player.path).toBe('/home');
    const refused = await page.evaluate(() => Reflect.get(window, 'refused') as readonly string[]);
    expect(refused.filter((each) => each.endsWith('QuotaExceededError'))).not.toEqual([]);
    expect(await page.evaluate(saved)).toEqual(expect.arrayContaining(['token', 'user']));
    expect(await page.evaluate(() => localStorage.getItem('banners'))).toBeNull();
    expect(await player.toast('this browser cannot remember it').count()).toBe(0);
    await soon(() => player.header.balance()).toBe('10,000.00 INR');

    await page.reload();
    await soon(() => player.header.balance()).toBe('10,000.00 INR');
    expect(player.path).toBe('/home');
    expect(await page.evaluate(() => (localStorage.getItem('filler') ?? '').length)).toBeGreaterThan(
      1_000_000,
    );
    await player.header.signOut();
    await soon(() => player.path).toBe('/');
    expect(await page.evaluate(saved)).not.toContain('token');
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });
});
