import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRules } from '@/domain/content/findRules';
import type { LegalSection } from '@/domain/content/LegalText';
import english from '@/ui/content/en/gameRules.json';
import hindi from '@/ui/content/hi/gameRules.json';

const ids = (typed: string, { sections } = english): readonly string[] =>
  findRules(sections as readonly LegalSection[], typed).map(({ id }) => id);

describe('findRules', () => {
  it('nothing typed is everything', () => {
    expect(ids('  ')).toEqual(english.sections.map(({ id }) => id));
  });

  it('every word has to be there, in any order, in title, text or points', () => {
    expect(ids('RAIN overs')).toEqual(['fancy-sessions']);
    expect(ids('overs   rain')).toEqual(['fancy-sessions']);
    expect(ids('rain roulette')).toEqual([]);
  });

  it('nothing typed and blanks give the very list, whatever is in it', () => {
    const sections = english.sections as readonly LegalSection[];
    expect(findRules(sections, '')).toBe(sections);
    expect(findRules(sections, ' \t ')).toBe(sections);
  });

  it('blanks of any length and kind stand between words, and none is a word', () => {
    const dry: LegalSection = { id: 'dry', title: 'Roofed', paragraphs: ['Played-on'] };
    expect(findRules([dry], ' played-on  \t roofed ')).toEqual([dry]);
  });

  it('a section without points has no others', () => {
    expect(findRules([{ id: 'a', title: 'Rain', paragraphs: [] }], 'stryker')).toEqual([]);
  });

  it('small letters are compared: what has none of its own is found as it is', () => {
    const street: LegalSection = { id: 'a', title: 'STRASSE', paragraphs: [] };
    expect(findRules([street], 'straße')).toEqual([]);
    expect(findRules([street], 'strasse')).toEqual([street]);
  });

  it('Hindi is found however its marks are put together', () => {
    expect(ids('फ़ैसला'.normalize('NFD'), hindi).length).toBeGreaterThan(0);
    expect(ids('फ़ैसला'.normalize('NFD'), hindi)).toEqual(ids('फ़ैसला'.normalize('NFC'), hindi));
  });

  it('another word never finds more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const fewer = ids(`${one} ${other}`);
        expect(ids(one)).toEqual(expect.arrayContaining([...fewer]));
      }),
    );
  });
});
