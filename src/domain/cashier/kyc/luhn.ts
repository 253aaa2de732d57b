/** Whether the last digit is the check digit of the others (ISO/IEC 7812): finds every wrong digit and nearly every swap of two. */
export function luhnFits(digits: string): boolean {
  let sum = 0;
  for (const [fromEnd, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (fromEnd % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}
