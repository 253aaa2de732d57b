import type { LegalSection } from './LegalText';

/**
 * The sections that hold every word of what was typed, anywhere in them and in any order; the beginning of a word is enough. Case, and
 * blanks too many, do not matter. Nothing typed: all of them.
 */
export function findRules(sections: readonly LegalSection[], typed: string): readonly LegalSection[] {
  const words = foldCase(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter((section) => {
    const text = foldCase([section.title, ...section.paragraphs, ...(section.points ?? [])].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
