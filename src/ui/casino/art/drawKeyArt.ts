import { drawingOf, type ArtObject } from './artObjects';
import { brush } from './brush';
import { frameOf } from './frameOf';
import { lightOf } from './lightOf';
import { materialsIn } from './materials';
import { groundOf } from './palettes';
import type { KeyArtRecipe } from './recipeOf';

/** `tile` is 3:4 with its name under the object; `wide` 16:9 with the object at its end, the words before it. */
export type ArtFormat = 'tile' | 'wide';

const { oval, at } = brush;

export const BOXES = {
  tile: { wide: 150, tall: 200, x: 75, y: 82, size: 1.12 },
  wide: { wide: 320, tall: 180, x: 232, y: 88, size: 1.2 },
} as const;

/** Where an object stands: its middle, how far it is turned, how big it is. */
export interface Placed {
  readonly object: ArtObject;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** From the back to the front. */
export function placedIn({ object, beside, tilt }: KeyArtRecipe, format: ArtFormat): readonly Placed[] {
  const { x, y, size } = BOXES[format];
  if (beside === null) return [{ object, x, y, turn: tilt, scale: size }];
  return [
    // Of a tile at the start: a heart lies over the other corner. Of a wide one at the end: the words are at the start.
    format === 'tile'
      ? { object: beside, x: x - 43, y: y - 26, turn: -10, scale: 0.5 }
      : { object: beside, x: x + 54, y: y - 40, turn: 12, scale: 0.5 },
    { object, x: format === 'wide' ? x : x + 5, y: y + 9, turn: tilt, scale: size * 0.94 },
  ];
}

/** What is behind the objects: light and shadow. */
export function backOf(light: KeyArtRecipe['light'], format: ArtFormat): string {
  const { x, y, size } = BOXES[format];
  return `<defs><radialGradient id="G"><stop stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>${lightOf(light, x, y)}<circle cx="${x}" cy="${y}" r="74" fill="url(#G)"/>${oval('#000', x, y + 62 * size, 46 * size, 8, 'opacity=".4"')}`;
}

/** What is before them: glints, the dark on which the words stand, the edge. */
export function frontOf({ frame, tilt }: Pick<KeyArtRecipe, 'frame' | 'tilt'>, format: ArtFormat): string {
  const { wide, tall } = BOXES[format];
  return `<defs><linearGradient id="S" ${format === 'tile' ? 'x2="0" y2="1"' : 'x1="1" x2="0"'}><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".86"/></linearGradient></defs>${SPARKS[(tilt + 6) % SPARKS.length] ?? ''}<rect width="${wide}" height="${tall}" fill="url(#S)"/>${frameOf(frame, wide, tall)}`;
}

export function drawPlaced({ object, x, y, turn, scale }: Placed): string {
  return at(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, drawingOf(object));
}

/** A drawing as an SVG document, with the materials that it names. */
export function svgOf(drawing: string, format: ArtFormat): string {
  const { wide, tall } = BOXES[format];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide * 2}" height="${tall * 2}"><defs>${materialsIn(drawing)}</defs>${drawing}</svg>`;
}

/** The picture as an SVG document: ground, light, object and frame. Without words: name and provider stand over it as text. */
export function drawKeyArt(recipe: KeyArtRecipe, format: ArtFormat): string {
  const { wide, tall, x } = BOXES[format];
  const { light, middle, deep } = groundOf(recipe.palette);
  return svgOf(
    [
      `<defs><radialGradient id="B" cx="${x / wide}" cy=".4" r=".8"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs><rect width="${wide}" height="${tall}" fill="url(#B)"/>`,
      backOf(recipe.light, format),
      ...placedIn(recipe, format).map(drawPlaced),
      frontOf(recipe, format),
    ].join(''),
    format,
  );
}

/** Glints, in three placings. */
const SPARKS: readonly string[] = [3, 5, 7].map((step) =>
  brush.times(7, (each) =>
    brush.path(
      '#fff',
      'M0-5l1.2 3.8L5 0 1.2 1.2 0 5-1.2 1.2-5 0-1.2-1.2z',
      `opacity=".75" transform="translate(${(each * 17 * step + 20) % 150} ${(each * 23 * step + 14) % 128}) scale(${0.4 + (each % 3) * 0.35})"`,
    ),
  ),
);
