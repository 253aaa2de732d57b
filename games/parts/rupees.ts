const formatOf = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits });
// Once: a flight says what its bets are worth with every frame.
const [WHOLE, PAISE] = [formatOf(0), formatOf(2)];

/** Whole rupees without paise, anything else with two digits of them. */
export function rupees(amount: number): string {
  return `₹${(Math.round(amount * 100) % 100 === 0 ? WHOLE : PAISE).format(amount)}`;
}
