import { BEAST_OBJECTS } from './objects/beastObjects';
import { FESTIVAL_OBJECTS } from './objects/festivalObjects';
import { PLACE_OBJECTS } from './objects/placeObjects';
import { PLAY_OBJECTS } from './objects/playObjects';
import { TABLE_OBJECTS } from './objects/tableObjects';
import { THING_OBJECTS } from './objects/thingObjects';
import { TREASURE_OBJECTS } from './objects/treasureObjects';
import { WHEEL_OBJECTS } from './objects/wheelObjects';

/** Everything that key art can show, each drawn within 60 of a middle of 0,0. */
export const ART_OBJECTS = {
  ...TABLE_OBJECTS,
  ...WHEEL_OBJECTS,
  ...BEAST_OBJECTS,
  ...TREASURE_OBJECTS,
  ...FESTIVAL_OBJECTS,
  ...PLACE_OBJECTS,
  ...PLAY_OBJECTS,
  ...THING_OBJECTS,
} as const;

export type ArtObject = keyof typeof ART_OBJECTS;

const drawings = new Map<ArtObject, string>();

/** The drawing of an object, made once: a hundred titles share it. */
export function drawingOf(object: ArtObject): string {
  const known = drawings.get(object) ?? ART_OBJECTS[object]();
  drawings.set(object, known);
  return known;
}
