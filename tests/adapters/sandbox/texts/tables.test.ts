import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HINDI } from '@/adapters/sandbox/texts/hindi';
import { inWords, wordsOf } from '@/adapters/sandbox/texts/inWords';
import { say, sayBoth } from '@/adapters/sandbox/texts/Said';
import { languageIn } from '@/adapters/sandbox/texts/SpokenLanguage';

const ROOT = join(import.meta.dirname, '../../../../src/adapters/sandbox');
const TEXTS = Object.entries(HINDI);
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
/** The specification's own words, by which a client knows the end of a session; and what is written alike in both. */
const ALIKE = ['Unauthorized action.', 'PAN', '{day} {month} {year}, {time} IST'];

function sources(): string {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => name.endsWith('.ts') && !name.startsWith(join('texts', 'hindi')));
  return code.map((name) => readFileSync(join(ROOT, name), 'utf8')).join('\n');
}

describe('what the sandbox says', () => {
  it('has the same values in both languages', () => {
    for (const [english, hindi] of TEXTS) expect(places(hindi), english).toEqual(places(english));
  });

  it('is Hindi in the Hindi table', () => {
    const left = TEXTS.filter(
      ([english, hindi]) =>
        !ALIKE.includes(english) &&
        /[a-z]{2}/i.test(english.replaceAll(/\{\w+\}/g, '')) &&
        !/[\u0900-\u097f]/.test(hindi),
    );
    expect(left).toEqual([]);
  });

  it('is said somewhere, each of it', () => {
    const code = sources();
    const unsaid = TEXTS.map(([english]) => english).filter((english) => !code.includes(`'${english}'`));
    expect(unsaid).toEqual([]);
  });
});

describe('a text that is put into words', () => {
  const won = say('You won {amount}. {match}', { amount: '₹5.00', match: 'A v B' });

  it('is in the language that is asked for, with its values, texts among them', () => {
    expect(wordsOf(won, 'en')).toBe('You won ₹5.00. A v B');
    expect(wordsOf(won, 'hi')).toBe('आप ₹5.00 जीते। A v B');
    expect(wordsOf(sayBoth(say('Yes'), 'B7'), 'hi')).toBe('यस B7');
  });

  it('is found at any depth; what holds none is handed back as it is', () => {
    const plain = { rows: [{ name: 'Asha', count: 3, none: null }] };
    expect(inWords(plain, 'hi')).toBe(plain);
    expect(inWords({ ...plain, notes: [won, 'x'] }, 'hi')).toEqual({
      ...plain,
      notes: ['आप ₹5.00 जीते। A v B', 'x'],
    });
  });

  it('is none when a player wrote it', () => {
    const sent = { say: 'rm -rf' };
    expect(inWords(sent, 'hi')).toBe(sent);
    expect(wordsOf(say('{friend} signed up with your code.', { friend: '{match}' }), 'en')).toBe(
      '{match} signed up with your code.',
    );
  });
});

describe('the language of a request', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-IN,hi;q=0.9', 'en'],
    ['ta-IN, HI;q=0.5', 'hi'],
    ['*', 'en'],
    ['hindi', 'en'],
    ['', 'en'],
  ] as const)('%s is %s', (header, language) => {
    expect(languageIn({ 'accept-language': header })).toBe(language);
  });

  it('is English where nothing is said', () => {
    expect(languageIn({})).toBe('en');
  });
});
