import type { Material } from './materials';

/** A material, or a colour as SVG writes it. */
export type Paint = Material | (string & {});

/** What the objects of key art are drawn with: one SVG element a call, as text. Coordinates are whole or with one decimal, about a middle of 0,0. */
export const brush = { path, circle, oval, box, word, at, times, mirrored, card, shine };

function path(paint: Paint, d: string, more = ''): string {
  return `<path fill="${fill(paint)}" d="${d}"${more && ` ${more}`}/>`;
}

function circle(paint: Paint, x: number, y: number, r: number, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill(paint)}"${more && ` ${more}`}/>`;
}

function oval(paint: Paint, x: number, y: number, rx: number, ry: number, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill(paint)}"${more && ` ${more}`}/>`;
}

function box(paint: Paint, x: number, y: number, wide: number, tall: number, round = 0, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${round}" fill="${fill(paint)}"${more && ` ${more}`}/>`;
}

/** Letters of a face that every device has. */
function word(paint: Paint, x: number, y: number, size: number, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-family="Arial,sans-serif" font-weight="900" font-size="${size}" text-anchor="middle" fill="${fill(paint)}"${more && ` ${more}`}>${text}</text>`;
}

/** Its parts, moved, turned and sized. */
function at(move: string, ...parts: readonly string[]): string {
  return `<g transform="${move}">${parts.join('')}</g>`;
}

function times(count: number, part: (at: number) => string): string {
  return Array.from({ length: count }, (_, each) => part(each)).join('');
}

/** A part and its mirror image. */
function mirrored(...parts: readonly string[]): string {
  return parts.join('') + at('scale(-1 1)', ...parts);
}

/** A light from above on something round. */
function shine(x: number, y: number, rx: number, ry: number): string {
  return oval('#fff', x, y, rx, ry, 'opacity=".35"');
}

const SUITS = {
  spade: 'M0-9C5-3 9 0 9 4.5 9 9 4 9.5 1.5 7L3 11h-6l1.5-4C-4 9.5-9 9-9 4.5-9 0-5-3 0-9z',
  heart: 'M0 10C-6 4-9.5 1-9.5-3.5-9.5-9-3-10 0-5 3-10 9.5-9 9.5-3.5 9.5 1 6 4 0 10z',
  diamond: 'M0-11 8 0 0 11-8 0z',
  club: 'M0-10a5 5 0 0 1 4.3 7.5A5 5 0 1 1 1.5 5.5L3 10h-6l1.5-4.5A5 5 0 1 1-4.3-2.5 5 5 0 0 1 0-10z',
};

export type Suit = keyof typeof SUITS;

/** A playing card of 44 by 62 about its middle. */
function card(move: string, rank: string, suit: Suit): string {
  const ink = suit === 'heart' || suit === 'diamond' ? 'r' : 'k';
  return at(
    move,
    box('#000', -21, -29, 44, 62, 5, 'opacity=".25"'),
    box('w', -22, -31, 44, 62, 5, 'stroke="#0004" stroke-width=".6"'),
    word(ink, -13, -15, rank.length > 1 ? 13 : 16, rank),
    path(ink, SUITS[suit], 'transform="translate(-13 -6) scale(.5)"'),
    path(ink, SUITS[suit], 'transform="translate(3 9) scale(1.3)"'),
  );
}

function fill(paint: Paint): string {
  return paint.length === 1 ? `url(#${paint})` : paint;
}
