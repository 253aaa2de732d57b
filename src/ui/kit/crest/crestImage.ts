import { drawCompetitionMark } from './competitionMark';
import { crestOf } from './crestOf';
import { drawPlayerMark, initialsOfPlayer } from './playerMark';

const made = new Map<string, string>();

/** Whose picture: a team or a player, or what they play in. */
export type CrestKind = 'side' | 'competition';

/**
 * The crest of a team, the portrait of a player, the pennant of a competition, as an address that an <img> takes: one node each, and the browser draws a side once however
 * often it is on the page. Nothing of the name is in it but what its hash chose, and the two initials of a person.
 */
export function crestImage(name: string, kind: CrestKind = 'side'): string {
  const key = `${kind} ${name}`;
  let image = made.get(key);
  if (image === undefined) {
    const drawn = kind === 'competition' ? drawCompetitionMark(name) : drawSide(name);
    image = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    made.set(key, image);
  }
  return image;
}

function drawSide(name: string): string {
  const initials = initialsOfPlayer(name);
  return initials === null ? drawCrest(name) : drawPlayerMark(name, initials);
}

function drawCrest(name: string): string {
  const { shape, division, colours, charge } = crestOf(name);
  const [field, second, metal] = colours;
  // a rim of the field's colour keeps the charge apart from the division under it
  const figure =
    charge.drawn === 'filled'
      ? `<path d="${charge.path}" fill="${metal}" fill-rule="evenodd" stroke="${field}" stroke-width="1.6" paint-order="stroke"/>`
      : `<path d="${charge.path}" stroke="${field}" stroke-width="4.4"/><path d="${charge.path}" stroke="${metal}" stroke-width="2.6"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 25 25" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<clipPath id="c"><path d="${shape.path}"/></clipPath>` +
    `<g clip-path="url(#c)"><path d="M0 0h24v24H0z" fill="${field}"/><path d="${division}" fill="${second}"/></g>` +
    `<g transform="translate(12 ${shape.middle}) scale(.8) translate(-12 -12)">${figure}</g>` +
    `<path d="${shape.path}" stroke="#888c" stroke-width="1"/></svg>`
  );
}
