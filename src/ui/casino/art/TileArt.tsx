import type { TitleOfArt } from './recipeOf';
import { tileLayers } from './tileLayers';
import { ImageLayers } from '@/ui/kit/picture/ImageLayers';

/** What `KeyArt` shows, for a tile of 3:4 in a list that may hold thousands: in images that the titles share. */
export function TileArt({ title }: { readonly title: TitleOfArt }) {
  return <ImageLayers {...tileLayers(title)} />;
}
