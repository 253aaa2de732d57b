import { graphemes } from '@/domain/shared/graphemes';

/**
 * One or two letters that stand for a name: Mumbai Tides -> MT. A letter is what a reader counts as one; of a script
 * whose letters are wide (Devanagari) one is enough.
 */
export function initials(name: string): string {
  const words = name
    .slice(0, 200)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const letters = words
    .slice(0, 2)
    .map((word) => graphemes(word.slice(0, 16)).next().value ?? '')
    .map((letter) => letter.toUpperCase());
  return letters.every((letter) => letter.length === 1 && letter < '\u0250')
    ? letters.join('')
    : (letters[0] ?? '');
}
