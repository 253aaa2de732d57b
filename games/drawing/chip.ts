import { draw } from '../parts/make';

const TONES: readonly (readonly [from: number, tone: string])[] = [
  [5000, 'gold'],
  [1000, 'violet'],
  [500, 'green'],
  [100, 'blue'],
  [50, 'red'],
  [0, 'grey'],
];

/** 950, 1.5k, 2.5L: as short as fits on a chip. */
export function shortAmount(rupees: number): string {
  const short = (amount: number): string => String(Math.floor(amount * 10) / 10);
  if (rupees >= 100_000) return `${short(rupees / 100_000)}L`;
  return rupees >= 1000 ? `${short(rupees / 1000)}k` : short(rupees);
}

/** A chip of so many rupees, from above. */
export function drawChip(rupees: number): SVGSVGElement {
  const tone = TONES.find(([from]) => rupees >= from)?.[1] ?? 'grey';
  const amount = shortAmount(rupees);
  const label = draw('text', { class: amount.length > 3 ? 'chip-text chip-text-long' : 'chip-text', y: 1 });
  label.textContent = amount;
  return draw(
    'svg',
    { class: `chip-art chip-${tone}`, viewBox: '-20 -20 40 40', 'aria-hidden': 'true' },
    draw('circle', { class: 'chip-edge', r: 19 }),
    draw('circle', { class: 'chip-notches', r: 16.5, pathLength: 48 }),
    draw('circle', { class: 'chip-face', r: 13 }),
    draw('circle', { class: 'chip-ring', r: 11.5 }),
    label,
  );
}
