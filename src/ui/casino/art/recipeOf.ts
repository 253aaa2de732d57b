import { drawingOf, type ArtObject } from './artObjects';
import { MATERIALS, type Material } from './materials';
import { objectOfTitle } from './objectOfTitle';
import { PALETTES } from './palettes';
import { hashText } from '@/ui/kit/text/hashText';

export const LIGHTS = ['rays', 'beams', 'rings', 'dots', 'lattice', 'curtain'] as const;
export const FRAMES = ['line', 'gold', 'corners', 'arch'] as const;

/** What the picture of a title is made of. The same title always gets the same one, on every device. */
export interface KeyArtRecipe {
  readonly object: ArtObject;
  /** A second, smaller thing. */
  readonly beside: ArtObject | null;
  /** Of `PALETTES`. */
  readonly palette: number;
  readonly light: (typeof LIGHTS)[number];
  readonly frame: (typeof FRAMES)[number];
  /** Degrees. */
  readonly tilt: number;
}

/** What a picture follows from: of a game of the catalogue, or of a page that has none. */
export interface TitleOfArt {
  readonly code: string;
  readonly provider: string;
  readonly category: string;
  readonly name: string;
}

/** Chosen so that of the catalogue's first screens no two titles are alike (tests/ui/casino/keyArt.test.ts). */
const SALT = 1148;

export function recipeOf({ code, provider, category, name }: TitleOfArt): KeyArtRecipe {
  const seed = hashText(`${SALT}/${provider}/${code}`);
  const { object, beside } = objectOfTitle(name, category, seed);
  const fit = groundsFor(object);
  return {
    object,
    beside,
    palette: fit[(seed >>> 4) % fit.length] ?? 0,
    light: LIGHTS[(seed >>> 10) % LIGHTS.length] ?? 'rays',
    frame: FRAMES[(seed >>> 14) % FRAMES.length] ?? 'line',
    tilt: ((seed >>> 18) % 13) - 6,
  };
}

const grounds = new Map<ArtObject, readonly number[]>();

/** Palettes on which the object is not lost: without those of its own main colour. Reckoned once for each object. */
function groundsFor(object: ArtObject): readonly number[] {
  const known = grounds.get(object);
  if (known !== undefined) return known;
  const drawing = drawingOf(object);
  const count = (letter: string): number => drawing.split(`url(#${letter})`).length;
  const main = (Object.keys(MATERIALS) as Material[]).toSorted((one, other) => count(other) - count(one))[0];
  const found = PALETTES.flatMap(({ lost }, at) => (main !== undefined && lost.includes(main) ? [] : [at]));
  grounds.set(object, found);
  return found;
}
