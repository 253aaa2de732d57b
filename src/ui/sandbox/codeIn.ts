/** The code in one of the sandbox's own messages: four to eight digits that stand alone. */
export function codeIn(text: string): string | null {
  return /(?<!\d)\d{4,8}(?!\d)/.exec(text)?.[0] ?? null;
}
