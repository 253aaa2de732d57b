import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ART_HUES, ART_PATTERNS, artOf } from '@/ui/kit/art/artOf';
import { MOTIFS } from '@/ui/kit/art/motifs';
import { tileArt } from '@/ui/kit/art/tileArt';

const CSS = readFileSync('src/ui/kit/art/TileArt.module.css', 'utf8')
  .replaceAll('%3c', '<')
  .replaceAll('%3e', '>');
const classesOf = (id: string): string => tileArt(id, 'ezugi', 'roulette');

describe('tileArt', () => {
  it('is the same for the same game, and another for another', () => {
    expect(classesOf('lightning')).toBe(classesOf('lightning'));
    expect(new Set(Array.from({ length: 60 }, (_, at) => classesOf(`game-${at}`))).size).toBeGreaterThan(40);
    expect(artOf('lightning', 'ezugi', 'roulette')).toEqual({
      ...artOf('lightning', 'ezugi', 'slots'),
      motif: 'wheel',
    });
  });

  it.each(Object.entries(MOTIFS))('draws %s as GameArt does', (name, drawing) => {
    const lines = renderToStaticMarkup(<>{drawing}</>).replaceAll('"', "'");
    const rule = new RegExp(`\\.${name}::after \\{[^}]*\\}`).exec(CSS)?.[0];
    expect(rule).toContain(lines);
  });

  it.each(ART_HUES.map((pair, at) => [at, pair] as const))('has hue %i', (at, [from, to]) => {
    expect(CSS).toContain(`.hue${at} {\n    background-image: linear-gradient(150deg, ${from}, ${to});`);
  });

  it.each(ART_PATTERNS.map((path, at) => [at, path] as const))('has pattern %i', (at, path) => {
    expect(new RegExp(`\\.pattern${at}::before \\{[^}]*\\}`).exec(CSS)?.[0]).toContain(`d='${path}'`);
  });
});
