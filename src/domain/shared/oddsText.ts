/** 1.90, 2.00, 10.5, 12, 110: two places, from 10 on no zeros at the end. */
export function oddsText(hundredths: number): string {
  const fixed = (hundredths / 100).toFixed(2);
  return hundredths < 1_000 ? fixed : fixed.replace(/\.?0+$/, '');
}
