import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '@/domain/casino/Catalogue';
import { ALL_GAMES, filterGames } from '@/domain/casino/gamesFilter';
import { ownGames } from '@/domain/casino/ownGames';
import { ART_OBJECTS } from '@/ui/casino/art/artObjects';
import { drawKeyArt } from '@/ui/casino/art/drawKeyArt';
import { keyArtOf } from '@/ui/casino/art/keyArtOf';
import { MATERIALS } from '@/ui/casino/art/materials';
import { PALETTES } from '@/ui/casino/art/palettes';
import { tileLayers } from '@/ui/casino/art/tileLayers';
import { FRAMES, LIGHTS, recipeOf } from '@/ui/casino/art/recipeOf';
import { aGame } from '@tests/support/mothers/casino';

const LOBBY = filterGames(catalogueOf(ownGames()), ALL_GAMES, []);

/** What is drawn, without the gradients and the placing of an object, which is the tile's. */
function shapesIn(address: string): string {
  const shapes = address.replace(/^.*<\/defs>/, '').replace('</svg>', '');
  return shapes.replace(/^<g transform='translate\(75 82\) rotate\(0\) scale\(1.12\)'>(.*)<\/g>$/, '$1');
}

function sameAs(pictures: readonly string[]): readonly string[] {
  return pictures.filter((picture, at) => pictures.indexOf(picture) !== at);
}

describe('key art', () => {
  it('of the first 60 tiles of the lobby no two share object and palette', () => {
    const first = LOBBY.slice(0, 60).map(recipeOf);
    expect(sameAs(first.map(({ object, palette }) => `${object} on ${palette}`))).toEqual([]);
  });

  it('of the whole catalogue no two pictures are the same', () => {
    expect(sameAs(LOBBY.map((game) => keyArtOf(game)))).toEqual([]);
  });

  it('is the same for the same title, and drawn once', () => {
    const [game] = LOBBY;
    expect(recipeOf(aGame({ ...game }))).toEqual(recipeOf(aGame({ ...game })));
    expect(keyArtOf(aGame({ ...game }))).toBe(keyArtOf(aGame({ ...game })));
  });

  it('in the layers of a tile are the parts of the one picture, in its order', () => {
    for (const game of LOBBY.slice(0, 60)) {
      const whole = keyArtOf(game);
      const parts = tileLayers(game).layers.map(({ src }) => shapesIn(src));
      const places = parts.map((part) => whole.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('ten thousand titles share the images of their layers', () => {
    const titles = Array.from({ length: 10_000 }, (_, at) => {
      const game = LOBBY[at % LOBBY.length];
      return aGame({ ...game, code: `${game?.code} ${at}` });
    });
    const images = new Set(titles.flatMap((title) => tileLayers(title).layers.map(({ src }) => src)));
    expect(images.size).toBeLessThanOrEqual(
      Object.keys(ART_OBJECTS).length + LIGHTS.length + 3 * FRAMES.length,
    );
  });

  it.each([
    ['Dragon Tiger', 'baccarat', 'dragon', 'tiger'],
    ['Bengal Tiger Megaways', 'slots', 'tiger', null],
    ['Aviator', 'instant', 'plane', null],
    ['Casino Queen', 'cards32', 'queen', 'crown'],
    ['Monsoon Baccarat 4', 'baccarat', null, 'rain'],
    ['तीन पत्ती टेस्ट', 'teenpatti', null, null],
  ])('%s is told from its picture', (name, category, object, beside) => {
    const recipe = recipeOf({ code: 'x', provider: 'aura', category, name });
    if (object !== null) expect(recipe.object).toBe(object);
    else expect(['nine', 'chips', 'squeeze', 'shoe', 'aces', 'fan']).toContain(recipe.object);
    expect(recipe.beside).toBe(beside);
  });

  it.each(Object.entries(ART_OBJECTS))('%s is drawn in several tones, and whole', (_, draw) => {
    const drawing = draw();
    const fills = new Set([...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, fill]) => fill));
    expect(fills.size).toBeGreaterThanOrEqual(2);
    for (const [, letter] of drawing.matchAll(/url\(#(\w+)\)/g))
      expect(Object.keys(MATERIALS)).toContain(letter);
    expect(drawing).not.toMatch(/undefined|NaN/);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
  });

  it('weighs less than 3 kB on the wire, whatever is drawn', () => {
    for (const object of Object.keys(ART_OBJECTS) as (keyof typeof ART_OBJECTS)[])
      for (const format of ['tile', 'wide'] as const) {
        const at = object.length;
        const light = LIGHTS[at % LIGHTS.length] ?? 'rays';
        const frame = FRAMES[at % FRAMES.length] ?? 'line';
        const recipe = { object, beside: 'roulette', palette: at % PALETTES.length, light, frame } as const;
        const drawing = drawKeyArt({ ...recipe, tilt: 4 }, format);
        expect(gzipSync(drawing).length).toBeLessThan(3_000);
      }
  });

  it('[X08] nothing of a backend’s words is in it', () => {
    const hostile = { code: '"><script>x', provider: 'position:fixed', category: 'url(javascript:1)' };
    const address = keyArtOf({ ...hostile, name: '"/><script>alert(1)</script>' });
    expect(address).toMatch(/^data:image\/svg\+xml,<svg xmlns=/);
    expect(address).not.toMatch(/script|position:|[#"]/);
  });
});
