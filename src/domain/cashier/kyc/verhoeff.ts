/** Of the group of order ten that the checksum multiplies in: the product of two digits. */
function product(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

/** What a place does to its digit: once for the second from the end, twice for the third, and so on. */
const MOVED = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;
const PLACES = 8;

/** Whether the last digit is the check digit of the others by Verhoeff's scheme: it finds every wrong digit and every swap of two neighbours. */
export function verhoeffFits(digits: string): boolean {
  let sum = 0;
  for (const [fromEnd, digit] of [...digits].toReversed().entries()) {
    let moved = Number(digit);
    for (let time = 0; time < fromEnd % PLACES; time += 1) moved = MOVED[moved] ?? 0;
    sum = product(sum, moved);
  }
  return digits !== '' && sum === 0;
}
