import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '@/domain/search/SearchEntry';
import { rankOf, searchText, wantedText } from '@/domain/search/searchText';
import { SearchTexts } from '@/domain/search/SearchTexts';

describe('what the search looks at of an entry', () => {
  it('each name on a line with its words, its initials where it has several, then where it belongs', () => {
    const { text, namesEnd } = searchText({
      title: 'Harbour Hawks',
      names: ['Hawks'],
      detail: 'River League',
    });
    expect(text).toBe('\n harbour hawks\n hawks\n hh\n\t river league');
    expect(text.slice(namesEnd)).toBe('\t river league');
  });

  it('a name of one word has no initials, and an entry may have no detail', () => {
    expect(searchText({ title: 'Hawks' }).text).toBe('\n hawks\n\t ');
  });
});

describe('how well it is called what was typed', () => {
  const text = searchText({ title: 'Harbour Hawks', detail: 'River League' });
  const rank = (...choices: readonly (readonly string[])[]) => rankOf(text, wantedText(['hawks'], choices));

  it('of several words that may be meant one is enough, whichever it is', () => {
    expect(rank(['comets', 'hawks'])).toBe(2);
    expect(rank(['hawks', 'comets'])).toBe(2);
    expect(rank(['comets', 'tigers'])).toBeNull();
  });

  it('a word that nothing may be meant by is found nowhere', () => {
    expect(rank([])).toBeNull();
  });

  it('by where it belongs alone is the least', () => {
    expect(rank(['river'])).toBe(3);
    expect(rank(['hawks'], ['river'])).toBe(3);
  });
});

describe('texts that are made once', () => {
  const hawks: SearchEntry = {
    kind: 'match',
    id: '1',
    title: 'Hawks v Comets',
    names: ['Hawks', 'Comets'],
    detail: 'Cup',
  };

  it.each<[string, Partial<SearchEntry>]>([
    ['title', { title: 'Hawks v Foxes' }],
    ['name', { names: ['Hawks', 'Foxes'] }],
    ['name too many', { names: ['Hawks', 'Comets', 'Draw'] }],
    ['name too few', { names: ['Hawks'] }],
    ['detail', { detail: 'League' }],
  ])('are made anew for another %s', (_what, changes) => {
    const texts = new SearchTexts();
    texts.of(hawks);
    expect(texts.of({ ...hawks, ...changes })).toEqual(searchText({ ...hawks, ...changes }));
    expect(texts.count).toBe(2);
  });

  it('and not for another score or start', () => {
    const texts = new SearchTexts();
    const made = texts.of(hawks);
    expect(texts.of({ ...hawks, names: ['Hawks', 'Comets'], live: true, startsAt: 5 })).toBe(made);
  });
});
