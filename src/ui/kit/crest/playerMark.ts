import { CREST_COLOURS } from './crestShapes';
import { hashText } from '@/ui/kit/text/hashText';

/** A person as lists write one: "T. Nakasone", and the two of a double, "A. Rao / B. Sen". */
const PERSON = /^(\p{L})\. ?(\p{L})/u;

const SALT = 'player 7 ';

/** Flags of countries that do not exist, on a field of 12 by 8: what stands over the first colour in the second and in the third. */
const FLAGS: readonly (readonly [second: string, third: string])[] = [
  ['M4 0h4v8H4z', 'M8 0h4v8H8z'],
  ['M0 2.7h12v2.6H0z', 'M0 5.3h12V8H0z'],
  ['M0 3h12v2H0zM3 0h2v8H3z', ''],
  ['M0 0l6 4-6 4z', 'M1 2.8l1.8 1.2L1 5.2z'],
  ['M0 4h12v4H0z', 'M0 0h5v8H0z'],
  ['M6 1.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z', ''],
  ['M0 0h12L0 8z', 'M8 4.6h3v2.2H8z'],
  ['M0 0h12v1.6H0zM0 6.4h12V8H0z', 'M6 2.4L7.4 4 6 5.6 4.6 4z'],
];
/** None of a country that there is. */
const FLAG_COLOURS: readonly (readonly [first: string, second: string, third: string])[] = [
  ['#0e7c86', '#fff3d6', '#e8622c'],
  ['#5b21b6', '#f2c230', '#ffffff'],
  ['#0b2a78', '#f39ac0', '#ffffff'],
  ['#7cb518', '#12263f', '#ffffff'],
  ['#e8622c', '#0e7c86', '#fff3d6'],
  ['#86104d', '#8fd3c8', '#ffffff'],
  ['#1f2937', '#f39ac0', '#7cb518'],
];

/** The initials of a person's name; null for a team. */
export function initialsOfPlayer(name: string): string | null {
  const [, first = '', last = ''] = PERSON.exec(name) ?? [];
  return first === '' ? null : (first + last).toUpperCase();
}

/** A player as a round portrait of initials, with a flag: the same name has the same one on every device. */
export function drawPlayerMark(name: string, initials: string): string {
  const hash = hashText(SALT + name);
  const [field, , text] = CREST_COLOURS[hash % CREST_COLOURS.length] ?? ['#1f2937', '', '#ffffff'];
  const [second, third] = FLAGS[(hash >>> 4) % FLAGS.length] ?? ['', ''];
  const [one, two, three] = FLAG_COLOURS[(hash >>> 8) % FLAG_COLOURS.length] ?? ['', '', ''];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 25 25">' +
    `<circle cx="12" cy="12" r="11.4" fill="${field}" stroke="#888c"/>` +
    `<text x="11.6" y="13.6" fill="${text}" font-family="Arial,Roboto,sans-serif" font-size="10.5" font-weight="700" text-anchor="middle">${initials}</text>` +
    `<g transform="translate(11.5 15.5)"><path d="M-.8-.8h13.6v9.6H-.8z" fill="#0c0d0f"/><path d="M0 0h12v8H0z" fill="${one}"/><path d="${second}" fill="${two}"/><path d="${third}" fill="${three}"/></g></svg>`
  );
}
