import { drawingOf } from './artObjects';
import { brush } from './brush';
import { frameOf } from './frameOf';
import { lightOf } from './lightOf';
import { materialsIn } from './materials';
import { groundOf } from './palettes';
import type { KeyArtRecipe } from './recipeOf';

/** `tile` is 3:4 with its name under the object; `wide` 16:9 with the object at its end, the words before it. */
export type ArtFormat = 'tile' | 'wide';

const { oval, at } = brush;

const BOXES = {
  tile: { wide: 150, tall: 200, x: 75, y: 82, size: 1.12 },
  wide: { wide: 320, tall: 180, x: 232, y: 88, size: 1.2 },
} as const;

/** The picture as an SVG document: ground, light, object and frame. Without words: name and provider stand over it as text. */
export function drawKeyArt(recipe: KeyArtRecipe, format: ArtFormat): string {
  const { wide, tall, x, y, size } = BOXES[format];
  const { light, middle, deep } = groundOf(recipe.palette);
  const scene = [
    lightOf(recipe.light, x, y),
    `<circle cx="${x}" cy="${y}" r="74" fill="url(#G)"/>`,
    oval('#000', x, y + 62 * size, 46 * size, 8, 'opacity=".4"'),
    recipe.beside === null
      ? ''
      : at(
          // Of a tile at the start: a heart lies over the other corner. Of a wide one at the end: the words are at the start.
          format === 'tile'
            ? `translate(${x - 43} ${y - 26}) rotate(-10) scale(.5)`
            : `translate(${x + 54} ${y - 40}) rotate(12) scale(.5)`,
          drawingOf(recipe.beside),
        ),
    at(
      `translate(${recipe.beside === null || format === 'wide' ? x : x + 5} ${recipe.beside === null ? y : y + 9}) rotate(${recipe.tilt}) scale(${recipe.beside === null ? size : size * 0.94})`,
      drawingOf(recipe.object),
    ),
    SPARKS[(recipe.tilt + 6) % SPARKS.length] ?? '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide * 2}" height="${tall * 2}"><defs><radialGradient id="B" cx="${x / wide}" cy=".4" r=".8"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient><radialGradient id="G"><stop stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="S" ${format === 'tile' ? 'x2="0" y2="1"' : 'x1="1" x2="0"'}><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".86"/></linearGradient>${materialsIn(scene + frameOf(recipe.frame, wide, tall))}</defs><rect width="${wide}" height="${tall}" fill="url(#B)"/>${scene}<rect width="${wide}" height="${tall}" fill="url(#S)"/>${frameOf(recipe.frame, wide, tall)}</svg>`;
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
