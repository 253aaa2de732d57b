/** Paise in a player's words, grouped the Indian way: 12345678 is "₹1,23,456.78". */
export function sayRupees(paise: number): string {
  const whole = String(Math.floor(Math.abs(paise) / 100));
  const head = whole.slice(0, -3);
  const grouped = head === '' ? whole : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`;
  return `${paise < 0 ? '-' : ''}₹${grouped}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;
}
