/** Which of the languages that a page was written in a reader gets: their own, else English, else the first. Null: none was written. */
export function pageLanguage(written: readonly string[], wanted: string): string | null {
  if (written.includes(wanted)) return wanted;
  return written.includes('en') ? 'en' : (written[0] ?? null);
}
