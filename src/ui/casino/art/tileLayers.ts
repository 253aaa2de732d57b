import { addressOf } from './addressOf';
import { BOXES, backOf, drawPlaced, frontOf, placedIn, svgOf } from './drawKeyArt';
import { groundOf } from './palettes';
import { recipeOf, type TitleOfArt } from './recipeOf';
import type { ImageLayersProps } from '@/ui/kit/picture/ImageLayers';

const { wide, tall, x, y, size } = BOXES.tile;
const drawn = new Map<string, string>();

/**
 * The picture of a tile in layers: ground, light, objects, front. A browser makes a document of its own of every new SVG image, which is the dearest thing about
 * a tile that scrolls in. So all titles share the images of their layers: of 10,000 titles there are hardly more than of objects.
 */
export function tileLayers(title: TitleOfArt): ImageLayersProps {
  const recipe = recipeOf(title);
  const { light, middle, deep } = groundOf(recipe.palette);
  return {
    ground: `radial-gradient(80% 80% at 50% 40%, ${light}, ${middle} 55%, ${deep})`,
    layers: [
      { src: once(recipe.light, () => backOf(recipe.light, 'tile')) },
      ...placedIn(recipe, 'tile').map((placed) => ({
        src: once(placed.object, () => drawPlaced({ ...placed, x, y, turn: 0, scale: size })),
        transform: `translate(${(100 * (placed.x - x)) / wide}%, ${(100 * (placed.y - y)) / tall}%) rotate(${placed.turn}deg) scale(${placed.scale / size})`,
      })),
      { src: once(`${recipe.frame} ${recipe.tilt}`, () => frontOf(recipe, 'tile')) },
    ],
  };
}

/** Drawn once, however many titles have it. */
function once(name: string, draw: () => string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const address = addressOf(svgOf(draw(), 'tile'));
  drawn.set(name, address);
  return address;
}
