import { addressOf } from './addressOf';
import { drawKeyArt, type ArtFormat } from './drawKeyArt';
import { recipeOf, type TitleOfArt } from './recipeOf';

/** More than any screen shows; a lobby of 10,000 games draws again what it comes back to. */
const MAX_DRAWN = 400;
const drawn = new Map<string, string>();

/** The picture of a title as the address of an image, drawn once. It is made of our own shapes alone: nothing of a backend's text is in it. */
export function keyArtOf(title: TitleOfArt, format: ArtFormat = 'tile'): string {
  const key = `${format} ${title.provider}/${title.code} ${title.category} ${title.name}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const address = addressOf(drawKeyArt(recipeOf(title), format));
  if (drawn.size >= MAX_DRAWN) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(key, address);
  return address;
}
