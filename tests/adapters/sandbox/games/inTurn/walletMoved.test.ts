import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import type { Reply } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** A game, and what moves its player's money outside of it; `say` is the app's message, in a page that is its own parent. */
async function seated(code: string) {
  const { sandbox, demo } = playWorld();
  const player = demo();
  const table = await gameTable(browser, sandbox, player.launch('spribe', code));
  const { page } = table;
  const calls: string[] = [];
  /** What one call answers instead, each time. */
  const answers = new Map<string, (reply: Reply) => unknown>();
  table.tamper((reply, call) => {
    calls.push(call);
    return answers.get(call)?.(reply) ?? reply;
  });
  return {
    ...{ table, page, calls, answers },
    cash: () => page.locator('.balance').textContent(),
    setCash: (cash: number) => sandbox.setBalance(player.id, { cash }),
    say: (type = 'game:wallet') => page.evaluate((word) => window.postMessage({ type: word }, '*'), type),
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('[CASINO-03] [WAL-03] shows what the provider says when the app says that money has moved', async () => {
  const { table, cash, setCash, say, calls } = await seated('dice');
  expect(await cash()).toBe('₹10,000');
  setCash(9_000);
  await say('game:other');
  await say();
  await expect.poll(cash).toBe('₹9,000');
  expect(calls).toEqual(['look']);
  await table.close();
});

it('[CASINO-03] waits with it until a round has been shown', async () => {
  const { table, page, cash, setCash, say, calls, answers } = await seated('dice');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  answers.set('shown', (reply) => held.then(() => reply));
  await press(page, 'Roll');
  await expect.poll(() => calls).toEqual(['begin', 'shown']);
  setCash(5_000);
  await say();
  const before = await cash();
  // Its own question goes the same way, and comes after the message.
  await page.evaluate(() => new Promise((later) => requestAnimationFrame(later)));
  expect([calls, await cash()]).toEqual([['begin', 'shown'], before]);
  release();
  await expect.poll(cash).toBe('₹5,000');
  expect(calls).toEqual(['begin', 'shown', 'look']);
  await table.close();
});

it('[CASINO-03] says nothing of a round that goes on here and is over there', async () => {
  const { table, page, cash, say, calls, answers } = await seated('mines');
  await press(page, 'Start');
  await page.getByRole('button', { name: 'Collect ₹100' }).waitFor();
  const before = await cash();
  expect(before).toBe('₹9,900');
  answers.set('look', ({ data }) => ({
    error: false,
    message: '',
    data: { ...data, cash: 12_345, round: { ...data?.round, over: true, paid: 2_445, credited: true } },
  }));
  const answered = page.waitForResponse('**/games/play');
  await say();
  await (await answered).finished();
  await page.evaluate(() => new Promise((later) => requestAnimationFrame(later)));
  expect([calls.at(-1), await cash()]).toEqual(['look', before]);
  expect(await page.locator('.result').textContent()).toContain('Now worth ₹100');
  answers.clear();
  await say();
  await press(page, 'Collect ₹100');
  await expect.poll(cash).toBe('₹10,000');
  await table.close();
});
