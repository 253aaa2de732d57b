import { CREST_COLOURS } from './crestShapes';
import { hashText } from '@/ui/kit/text/hashText';

/** A pennant, its hoist at the left: no side has this outline. On a grid of 24. */
const PENNANT = 'M2 3.5h20l-4.6 8.5L22 20.5H2z';

/** Cup, star, crown, laurel, rings: what a competition is played for. */
const PRIZES: readonly string[] = [
  'M6 6.5h8v3.6a4 4 0 0 1-3 3.9v1.6h2v2H7v-2h2V14a4 4 0 0 1-3-3.9z',
  'M10 6l1.8 4 4.2.4-3.2 2.8 1 4.2-3.8-2.3-3.8 2.3 1-4.2L4 10.4l4.2-.4z',
  'M4.5 7.5L8 11l2-4.5 2 4.5 3.5-3.5-1 9h-9z',
  'M8.6 6.5C5 8 4.2 13.5 9.3 17.5L10 16l.7 1.5C15.8 13.5 15 8 11.4 6.5c1.8 3 1 5.6-1.4 7.5-2.4-1.9-3.200-4.5-1.4-7.5z',
  'M10 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
];
/** Over the field: a hoist, the lower half, a hem above and below, nothing. */
const STRIPES: readonly string[] = ['M0 0h3.5v24H0z', 'M0 12h24v12H0z', 'M0 0h24v5.5H0zM0 18.5h24V24H0z', ''];
const SALT = 'pennant 7 ';

/** The pennant of a competition, as an SVG document: colours, stripes and the prize follow from its name. */
export function drawCompetitionMark(name: string): string {
  const hash = hashText(SALT + name);
  const [field, second, prize] = CREST_COLOURS[hash % CREST_COLOURS.length] ?? [
    '#1d4ed8',
    '#0b2a78',
    '#ffffff',
  ];
  const figure = PRIZES[(hash >>> 5) % PRIZES.length];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-linejoin="round">' +
    `<clipPath id="c"><path d="${PENNANT}"/></clipPath>` +
    `<g clip-path="url(#c)"><path d="M0 0h24v24H0z" fill="${field}"/><path d="${STRIPES[(hash >>> 9) % STRIPES.length]}" fill="${second}"/></g>` +
    `<path d="${figure}" fill="${prize}" fill-rule="evenodd" stroke="${field}" stroke-width="1.2" paint-order="stroke"/>` +
    `<path d="${PENNANT}" stroke="#888c"/></svg>`
  );
}
