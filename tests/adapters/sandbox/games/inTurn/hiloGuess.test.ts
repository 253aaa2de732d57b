import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessShare, guessText } from '@games/kinds/hilo/guessText';
import { RANKS, isRight } from '@games/kinds/hilo/ranks';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import type { Reply } from '@tests/support/sandbox/gameTable';
import { keyOf, playWorld } from '../../provider/playWorld';

describe('the guesses of HiLo', () => {
  it.each([
    ['AS', 'Higher 92 %', 'The same 8 %'],
    ['2H', 'Higher or same 92 %', 'Lower or same 15 %'],
    ['7C', 'Higher or same 54 %', 'Lower or same 54 %'],
    ['10S', 'Higher or same 31 %', 'Lower or same 77 %'],
    ['KD', 'The same 8 %', 'Lower 92 %'],
  ])('after %s they say what they take: %s, %s', (card, higher, lower) => {
    const said = (isHigher: boolean): string =>
      `${guessText(card, isHigher)} ${guessShare(card, isHigher)} %`;
    expect([said(true), said(false)]).toEqual([higher, lower]);
  });

  it('what one says is what is right', () => {
    for (const before of RANKS)
      for (const isHigher of [true, false]) {
        const text = guessText(`${before}S`, isHigher);
        const right = RANKS.filter((after) => isRight(`${before}S`, isHigher, `${after}H`));
        expect(right.includes(before), text).toBe(/same/.test(text));
        expect(guessShare(`${before}S`, isHigher)).toBe(Math.round((right.length * 100) / RANKS.length));
      }
  });
});

/** Runs in the page: how many lines each part of the two guesses takes. */
function linesOfGuesses(): number[] {
  return [...document.querySelectorAll('.guess span')].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getClientRects().length;
  });
}

describe('the guesses on the page of HiLo', () => {
  let browser: BorrowedChromium;
  beforeAll(async () => {
    browser = await borrowChromium();
  });
  afterAll(() => browser.close());

  it.each([
    ['en', 'Higher or same 54 % · ₹1,801.42', 'Lower or same 54 % · ₹4,99,999.99'],
    ['hi', 'बड़ा या वही 54 % · ₹1,801.42', 'छोटा या वही 54 % · ₹4,99,999.99'],
  ])(
    '[CASINO-03] say what the round is worth after them, on a line of its own at 320 pixels (%s)',
    async (language, higher, lower) => {
      const { sandbox, demo } = playWorld();
      const given = { viewport: { width: 320, height: 560 } };
      const table = await gameTable(browser, sandbox, demo().launch('spribe', 'hilo'), given);
      const right = { higher: 1_801.42, lower: 499_999.99 };
      table.tamper(({ data }: Reply) => ({
        error: false,
        message: '',
        data: { ...data, round: data?.round ? { ...data.round, cards: ['7S'], right } : null },
      }));
      const page = await table.open(language);
      await page.locator('.dock .main:visible').click();
      const guesses = page.locator('.guess-higher:visible, .guess-lower:visible');
      await guesses.first().waitFor();
      expect(await guesses.allTextContents()).toEqual([higher, lower]);
      expect(await page.locator('.felt-rule').innerText()).toContain(
        language === 'hi' ? 'इक्का सबसे छोटा' : 'ace is the lowest',
      );
      expect(await page.evaluate(linesOfGuesses)).toEqual([1, 1, 1, 1]);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
      await table.close();
    },
  );

  it('[CASINO-03] a right guess makes of a round what the button has said', async () => {
    const { demo, play } = playWorld();
    const session = demo().launch('spribe', 'hilo');
    type Hilo = { over: boolean; worth: number; right: { higher: number; lower: number } };
    let guessed = 0;
    for (let at = 0; at < 40 && guessed < 5; at += 1) {
      const key = keyOf(at);
      const begun = play(session, 'begin', { key, client: 'c', table: 'hilo', stake: 100 });
      const { right } = begun.view.round as unknown as Hilo;
      const guess = right.higher < right.lower ? 'higher' : 'lower';
      const next = play(session, 'guess', { key, guess, at: 1 }).view.round as unknown as Hilo;
      if (next.over) continue;
      guessed += 1;
      expect(next.worth).toBe(right[guess]);
      play(session, 'stop', { key });
    }
    expect(guessed).toBe(5);
  });
});
