import { draw } from '../../parts/make';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** The pockets clockwise. */
const EUROPEAN = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const MINI = [0, 7, 2, 9, 4, 12, 8, 5, 10, 3, 6, 1, 11];

export const orderOf = (variant: string): readonly number[] => (variant === 'mini' ? MINI : EUROPEAN);

export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black';

export const drawWheel = (order: readonly number[]): SVGSVGElement => {
  const step = (2 * Math.PI) / order.length;
  const point = (angle: number, radius: number): string =>
    `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  const pockets = order.flatMap((pocket, at) => {
    const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
    const label = draw('text', {
      class: 'number',
      transform: `rotate(${(at * 360) / order.length}) translate(0 -80)`,
    });
    label.textContent = String(pocket);
    return [
      draw('path', {
        class: `pocket ${colourOf(pocket)}`,
        d: `M${point(from, 58)}L${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}Z`,
      }),
      label,
    ];
  });
  const spokes = [0, 45, 90, 135].map((turn) =>
    draw('path', { class: 'spoke', d: 'M0-56V56', transform: `rotate(${turn})` }),
  );
  return draw(
    'svg',
    { class: 'wheel', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' },
    draw('circle', { class: 'rim', r: 97 }),
    ...pockets,
    draw('circle', { class: 'bowl', r: 57 }),
    ...spokes,
    draw('circle', { class: 'hub', r: 30 }),
  );
};
