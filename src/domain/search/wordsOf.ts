/** Accents of Latin letters; the signs of Hindi are letters of their own and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]/u;

/** The words of a text as the search compares them: any case, with or without accents, whatever stands between them. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

/** "cc" for Coromandel Comets; nothing for a name of one word. */
export function initialsOf(text: string): string {
  const words = wordsOf(text);
  return words.length < 2 ? '' : words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)).join('');
}
