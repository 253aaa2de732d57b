import { draw } from '../parts/make';

/** A loudspeaker: its waves are seen while it is on, a stroke through it while it is off. */
export function drawSpeaker(): SVGSVGElement {
  return draw(
    'svg',
    { class: 'speaker', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    draw('path', { d: 'M4 9.500H8L13 5V19L8 14.500H4Z' }),
    draw('path', { class: 'speaker-waves', d: 'M16 9Q18 12 16 15M18.500 6.500Q22.500 12 18.500 17.500' }),
    draw('path', { class: 'speaker-off', d: 'M16.500 9.500L21.500 14.500M21.500 9.500L16.500 14.500' }),
  );
}
