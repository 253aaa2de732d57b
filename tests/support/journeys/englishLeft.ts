import type { Page } from 'playwright-core';
import { listGames } from '@/adapters/sandbox/engine/casino/games';
import { FORMATS } from '@/adapters/sandbox/engine/sports/formats';
import { GROUNDS } from '@/adapters/sandbox/engine/sports/names';
import { readTexts } from '@scripts/lib/icuCatalogue.mjs';

const english = readTexts('src/texts/en');
const hindi = readTexts('src/texts/hi');
const saidInHindi = new Set(hindi.values());

/** Also the names of games, markets and ways to pay, which a server tells. */
const NAMES = /^(casino\.group|shell\.payment)\.|\.bookmaker$/;
/** How a server names the runners of Tied Match. */
const RUNNERS = new Set(['Yes', 'No']);

/** What the app itself says in English only: whole texts without values, which say something else in Hindi. */
const ENGLISH_ONLY = [...english]
  .filter(
    ([id, text]) => !NAMES.test(id) && !RUNNERS.has(text) && !text.includes('{') && !saidInHindi.has(text),
  )
  .map(([, text]) => text);

/** Texts of the English catalogue that a Hindi page shows or tells to a screen reader. */
export function englishLeft(page: Page): Promise<readonly string[]> {
  return page.evaluate((texts) => {
    const ours = new Set(texts);
    const said = [...document.querySelectorAll('body *')].filter((each) => each.getClientRects().length > 0);
    const found = said.flatMap((each) => [
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
      ...[...each.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
      ),
    ]);
    return [...new Set(found.map((text) => text.trim()))].filter((text) => ours.has(text));
  }, ENGLISH_ONLY);
}

/** A text of the Hindi catalogue, to find things by. */
export function inHindi(id: string): string {
  const text = hindi.get(id);
  if (text === undefined) throw new Error(`no Hindi for ${id}`);
  return text;
}

/** Names stand as they are: of competitions, sides, grounds and games. */
const NEVER_TRANSLATED = [
  ...FORMATS.flatMap(({ competition, sides }) => [competition, ...sides]),
  ...GROUNDS,
  ...listGames().map(({ name }) => name),
];

/** Three Latin words or more in a row that a Hindi page shows, names left out: what a server said in English. */
export async function latinLeft(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const inSight = [...document.querySelectorAll('body *')].filter(
      (each) => each.getClientRects().length > 0,
    );
    const texts = inSight.flatMap((each) =>
      [...each.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
    );
    return [...new Set(texts.map((text) => text.trim()))];
  });
  return shown.filter((text) => {
    const rest = NEVER_TRANSLATED.reduce((left, name) => left.replaceAll(name, ''), text);
    return /[A-Za-z]+[,.:;]? [A-Za-z]+[,.:;]? [A-Za-z]+/.test(rest);
  });
}
