import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_GAMES } from '@/adapters/sandbox/provider/kinds/cards/cardGames';
import { DICE_TABLES } from '@/adapters/sandbox/provider/kinds/diceTables/diceTables';
import { SLOT_SKINS } from '@/adapters/sandbox/provider/kinds/slot/slotSkins';
import { MOTIFS } from '@games/kinds/slot/motifs';
import { en } from '@games/texts/en/en';
import { hi } from '@games/texts/hi/hi';
import { symbolsInHindi } from '@games/texts/hi/symbols';
import { fillIn } from '@games/texts/t';

const ROOT = join(import.meta.dirname, '../../../../games');
const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
/** What a formula, a table of numbers and a brand's own word need no Hindi for. */
const isWord = (text: string) => /[a-z]{2}/i.test(text.replaceAll(/\{\w+\}/g, ''));

describe('what the games say', () => {
  it('has the same keys in both languages, and the same values put in', () => {
    expect(Object.keys(hi).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, text] of Object.entries(en))
      expect(names(hi[key as keyof typeof en]), key).toEqual(names(text));
  });

  it('is Hindi in the Hindi table', () => {
    const left = Object.entries(en).filter(
      ([key, text]) => isWord(text) && !/[\u0900-\u097f]/.test(hi[key as keyof typeof en]),
    );
    expect(left).toEqual([]);
  });

  it('names every field that a card or a dice table bets on, and every symbol of a slot', () => {
    const fields = [...CARD_GAMES.values()].flatMap((game) => Object.keys(game.fields));
    const unnamed = fields.filter((on) => !/^cards-\d/.test(on) && !Object.hasOwn(en, `on.${on}`));
    expect([...new Set(unnamed)]).toEqual([]);
    const dice = [...DICE_TABLES.values()].flatMap((game) => Object.keys(game.fields));
    const undrawn = dice.map((on) => on.replace(/-\d+$/, '')).filter((on) => !/^total$/.test(on));
    expect(undrawn.filter((on) => !Object.hasOwn(en, `die.${on}`))).toEqual([]);
    const symbols = [...SLOT_SKINS.values()].flatMap(([, list]) => list.split(' '));
    expect(symbols.filter((name) => symbolsInHindi[name] === undefined)).toEqual([]);
    // And draws it: letters on a stone are for a slot that comes later.
    expect(symbols.filter((name) => MOTIFS[name] === undefined)).toEqual([]);
  });

  it('puts values in, and leaves a name that has none', () => {
    expect(fillIn('{a} and {b}, {a}', { a: 1 })).toBe('1 and {b}, 1');
  });

  it('is in no other place: no page writes a text of its own', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('texts'),
    );
    const own = files.flatMap((name) =>
      (
        readFileSync(join(ROOT, name), 'utf8').match(
          /(?:text: |button\(|field\(|resultLine\(|'aria-label': |textContent = )['`][A-Z][^'`]*/g,
        ) ?? []
      ).map((found) => `${name}: ${found}`),
    );
    expect(own).toEqual([]);
  });
});
