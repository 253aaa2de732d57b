import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playWorld } from '@tests/adapters/sandbox/provider/playWorld';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

interface Saved {
  view: Record<string, unknown>;
  round: Record<string, unknown>;
  promise: Record<string, unknown>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const onField =
  (main: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('.spot').first().click();
    await press(page, main);
  };

/** A round is played; its record, and the page that checks it as the link beside it opens it. */
async function played(maker: string, code: string, play: (page: Page) => Promise<unknown>) {
  const { sandbox, demo } = playWorld();
  const table = await gameTable(browser, sandbox, demo().launch(maker, code));
  await play(table.page);
  await table.page.getByText('Provably fair').click();
  const field = table.page.getByLabel('Record of the last round: save it to check it later');
  await field.waitFor();
  const record = await field.inputValue();
  const opened = table.page.context().waitForEvent('page');
  await table.page.getByRole('link', { name: 'Check a round on a page of its own' }).click();
  const page = await opened;
  const check = async (text: string): Promise<string> => {
    await page.getByLabel('Record', { exact: true }).fill(text);
    await press(page, 'Check');
    const said = page.locator('[data-verdict], .problem:not(:empty)');
    await said.waitFor();
    return said.innerText();
  };
  const changed = (change: (saved: Saved) => void): Promise<string> => {
    const saved = JSON.parse(record) as Saved;
    change(saved);
    return check(JSON.stringify(saved));
  };
  return { record, page, check, changed, close: table.close };
}

describe('the page that checks a round', () => {
  it.each([
    ['spribe', 'dice', (page: Page) => press(page, 'Roll')],
    ['qtech', '20101', (page: Page) => press(page, 'Spin')],
    ['ezugi', 'teen-patti', onField('Deal')],
    ['ezugi', 'speed-roulette', onField('Spin')],
    ['xpg', 'sic-bo', onField('Throw')],
  ])(
    '[CASINO-03] a round of %s/%s, saved and pasted there, is as it was promised',
    async (maker, code, play) => {
      const { record, page, check, close } = await played(maker, code, play);
      expect(await check(`\n ${record} `)).toContain('✓ As promised');
      const { round, promise } = JSON.parse(record) as Saved;
      const found = await page.getByRole('status').innerText();
      for (const part of [round['server'], promise['client'], promise['commit']])
        expect(found).toContain(String(part));
      // The hash, which it has reckoned itself, is the promise once more.
      expect(found.split(String(promise['commit']))).toHaveLength(3);
      expect(record).not.toContain('"session"');
      await close();
    },
  );

  it('[CASINO-03] says what of a record is another than was promised, and of what is none that it is none', async () => {
    const { page, check, changed, close } = await played('spribe', 'dice', (game) => press(game, 'Roll'));
    expect(await changed(({ round }) => (round['server'] = 'f00d'))).toContain(
      'the server seed is not the one',
    );
    expect(await changed(({ round }) => (round['client'] = 'other'))).toContain('another seed of yours');
    expect(await changed(({ promise }) => (promise['nonce'] = 77))).toContain('another nonce');
    expect(await changed(({ round }) => (round['roll'] = (Number(round['roll']) + 1) % 10_000))).toContain(
      'does not follow from its seeds',
    );
    expect(await changed(({ round }) => (round['paid'] = Number(round['paid']) + 1))).toContain(
      'does not pay what its rules say',
    );
    for (const text of ['', 'hello', '{}', '[]', 'null', '{"view":{"table":"dice"}}'])
      expect(await check(text)).toContain('not the record of a round');
    for (const [name, figure] of [
      ['stake', -100],
      ['stake', 0],
      ['paid', -1],
      ['bets', [{ on: 'red', stake: -100 }]],
    ] as const)
      expect(await changed(({ round }) => (round[name] = figure))).toContain('not the record of a round');
    expect(await changed(({ view }) => (view['table'] = 'constructor'))).toContain(
      'not the record of a round',
    );
    expect(await changed(({ view }) => (view['name'] = '<img src=x onerror=alert(1)>'))).toContain('✓');
    expect(await page.locator('img').count()).toBe(0);
    await close();
  });
});
