import { draw } from '../parts/make';
import { suitPath } from './card';

/** Where the pips of a face are: columns and rows -1 … 1. */
const PIPS: Readonly<Record<number, string>> = {
  1: 'c',
  2: 'ai',
  3: 'aci',
  4: 'agbi',
  5: 'agbic',
  6: 'agbide',
};
const AT: Readonly<Record<string, readonly [x: number, y: number]>> = {
  a: [-1, -1],
  b: [-1, 1],
  c: [0, 0],
  d: [-1, 0],
  e: [1, 0],
  g: [1, -1],
  i: [1, 1],
};
/** What a face shows in place of pips. */
const SIGNS: Readonly<Record<string, string>> = {
  crown: 'M-9 7H9L11-6L5 0L0-9L-5 0L-11-6Z',
  flag: 'M-8-10H-5.500V-8.500C-1-10.500 2-6 9-8.500V1C2 3.500-1-1-5.500 1V11H-8Z',
};
const RED = new Set(['heart', 'diamond', 'crown']);
const SUIT: Readonly<Record<string, string>> = { spade: 'S', heart: 'H', diamond: 'D', club: 'C' };

/** The sign of a face by itself. */
export function drawSign(sign: string): SVGSVGElement {
  return draw('svg', { class: 'sign-art', viewBox: '-14 -14 28 28', 'aria-hidden': 'true' }, signPath(sign));
}

function signPath(sign: string): SVGPathElement {
  const path = SIGNS[sign] ?? suitPath(SUIT[sign] ?? '');
  return draw('path', { class: RED.has(sign) ? 'die-red' : 'die-black', d: path });
}

/** A die from above: so many pips, or a sign. */
export function drawDie(face: number | string): SVGSVGElement {
  const marks =
    typeof face === 'string'
      ? [signPath(face)]
      : Array.from(PIPS[face] ?? '', (at) => {
          const [x, y] = AT[at] ?? [0, 0];
          const isBig = face === 1;
          return draw('circle', {
            class: isBig ? 'die-red' : 'die-black',
            cx: x * 8,
            cy: y * 8,
            r: isBig ? 4.6 : 3.4,
          });
        });
  return draw(
    'svg',
    { class: 'die', viewBox: '-17 -17 34 34', 'aria-hidden': 'true' },
    draw('rect', { class: 'die-body', x: -16, y: -16, width: 32, height: 32, rx: 6 }),
    ...marks,
  );
}
