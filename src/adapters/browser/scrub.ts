/** Long digit runs (phones, accounts, OTPs) and long opaque words (tokens, keys) never reach a log or a report. */
export function scrub(text: string): string {
  return text
    .replace(/\d{4,}/g, '[digits]')
    .replace(/[A-Za-z0-9_.~+/=-]{24,}/g, '[redacted]')
    .slice(0, 500);
}
