/** A number as a dialler reads it: full-width digits folded, the usual separators gone. */
export function compactNumber(number: string): string {
  return number
    .slice(0, 64)
    .normalize('NFKC')
    .replace(/[\s().\p{Pd}]/gu, '');
}
