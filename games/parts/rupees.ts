/** Whole rupees without paise, anything else with two digits of them. */
export function rupees(amount: number): string {
  const digits = Math.round(amount * 100) % 100 === 0 ? 0 : 2;
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
