import { draw } from '../parts/make';

/** A football. */
export function drawBall(): SVGSVGElement {
  const seams = [0, 72, 144, 216, 288].map((turn) =>
    draw('path', { class: 'ball-seam', d: 'M0-5V-11M0-11L-5-15M0-11L5-15', transform: `rotate(${turn})` }),
  );
  return draw(
    'svg',
    { class: 'ball', viewBox: '-16 -16 32 32', 'aria-hidden': 'true' },
    draw('circle', { class: 'ball-leather', r: 15 }),
    ...seams,
    draw('path', { class: 'ball-patch', d: 'M0-5.500L5.200-1.700L3.200 4.500H-3.200L-5.200-1.700Z' }),
  );
}

/** A player of the other side: their shirt. */
export function drawTackle(): SVGSVGElement {
  return draw(
    'svg',
    { class: 'tackle', viewBox: '-16 -16 32 32', 'aria-hidden': 'true' },
    draw('path', {
      class: 'tackle-shirt',
      d: 'M-6-12L-14-7L-11-1L-7-3V12H7V-3L11-1L14-7L6-12C4-9-4-9-6-12Z',
    }),
    draw('path', { class: 'tackle-stripe', d: 'M-2-9.700V12H2V-9.700Z' }),
  );
}
