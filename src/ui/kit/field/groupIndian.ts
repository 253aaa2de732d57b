/** Plain digits as a reader expects them, 1234567.5 -> 12,34,567.5. Anything else comes back as it was typed. */
export function groupIndian(text: string): string {
  const [, rupees, rest] = /^(0|[1-9]\d{0,11})(\.\d{0,2})?$/.exec(text.trim()) ?? [];
  if (rupees === undefined) return text;
  const last = rupees.slice(-3);
  const before = rupees.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${before === '' ? '' : `${before},`}${last}${rest ?? ''}`;
}
