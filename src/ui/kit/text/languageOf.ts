/** Of the two languages that a server may write to players here, the one whose letters a text has; undefined where it has neither, as a number. */
export function languageOf(text: string): 'en' | 'hi' | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
