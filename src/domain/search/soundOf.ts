/** Letters of Hindi as they are written in Latin ones; each consonant is spoken with a vowel unless a sign takes it away. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...lettersOf('क ख k, ग घ g, च छ ç, ज झ j, ट ठ त थ t, ड ढ द ध d, ण न ञ ङ n, प p, फ f, ब भ b'),
  ...lettersOf('म m, य y, र r, ल ळ l, व v, श ष स s, ह h'),
};
const SIGNS: Readonly<Record<string, string>> = {
  ...lettersOf('अ आ ए ऐ ऑ ऍ e, इ ई i, उ ऊ ओ औ o, ं ँ n, ् -'),
};
const HINDI = /[\u0900-\u097f]/gu;
const ACCENTS = /[\u0300-\u036f]/g;

/** Spellings of Latin letters that sound the same. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'ç'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/([bdfgjklmnprstvç])h/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/**
 * What a word sounds like, roughly: its consonants, and how it begins. "tin" and "teen", "rullet" and "रूलेट" are the same; a word's beginning
 * sounds like the beginning of the word.
 */
export function soundOf(word: string): string {
  let latin = word
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(HINDI, (letter) => (letter in CONSONANTS ? `${CONSONANTS[letter]}a` : (SIGNS[letter] ?? 'a')))
    .replaceAll('a-', '');
  for (const [spelling, sound] of SPELLINGS) latin = latin.replace(spelling, sound);
  const first = latin.charAt(0).replace('a', 'e').replace('u', 'o');
  return first + latin.slice(1).replaceAll(/[aeiouy]/g, '');
}

function lettersOf(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(', ').flatMap((same) => {
      const letters = same.split(' ');
      return letters.slice(0, -1).map((letter) => [letter, letters.at(-1) ?? '']);
    }),
  );
}
