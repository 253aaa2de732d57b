/** Up to four digits, and two behind the point: more is no price of the ladder. */
const ENTRY = /^[1-9]\d{0,3}(?:\.\d{0,2})?$/;

/** Odds half typed on keys of our own, after one more of them; a key that leads to no odds changes nothing. */
export function oddsAfterKey(typed: string, key: string): string {
  const next = typed + key;
  return ENTRY.test(next) ? next : typed;
}
