/** What an address carries after its path, mail addresses, numbers (phones, accounts, OTPs) and long opaque words (tokens, keys) never reach a log or a report. */
export function scrub(text: string): string {
  return text
    .replace(/[?#][^\s"']+/g, '?[query]')
    .replace(/[^\s@]+@[^\s@]+/g, '[mail]')
    .replace(/\+?\d[\d ().-]{6,}\d/g, '[digits]')
    .replace(/\d{4,}/g, '[digits]')
    .replace(/[A-Za-z0-9_.~+/=-]{24,}/g, '[redacted]')
    .slice(0, 500);
}
