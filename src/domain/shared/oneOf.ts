/** The word itself when it is one of these, else null. */
export function oneOf<Word extends string>(text: string | null, words: readonly Word[]): Word | null {
  return words.find((word) => word === text) ?? null;
}
