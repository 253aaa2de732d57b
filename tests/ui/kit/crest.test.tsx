import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CLUBS,
  FIVES_SIDES,
  ISLAND_SIDES,
  LEAGUE_SIDES,
  OPEN_PLAYERS,
  PLAYERS,
  PREMIER_CLUBS,
} from '@/adapters/sandbox/engine/sports/names';
import { FORMATS } from '@/adapters/sandbox/engine/sports/formats';
import { Crest } from '@/ui/kit/crest/Crest';
import { crestImage } from '@/ui/kit/crest/crestImage';
import { crestOf } from '@/ui/kit/crest/crestOf';
import { CREST_COLOURS } from '@/ui/kit/crest/crestShapes';
import { initialsOfPlayer } from '@/ui/kit/crest/playerMark';
import { contrast } from '@/ui/theme/contrast';

const COMPETITIONS = [FIVES_SIDES, LEAGUE_SIDES, ISLAND_SIDES, CLUBS, PREMIER_CLUBS];

function pairs(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
}

describe('the pennant of a competition', () => {
  it('is drawn from its name alone, and is no crest of a side called the same', async () => {
    const { container } = render(<Crest name="Monsoon Fives" kind="competition" />);
    const drawn = crestImage('Monsoon Fives', 'competition');
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(drawn));
    expect(container.querySelector('img')?.alt).toBe('');
    expect(drawn).not.toBe(crestImage('Monsoon Fives'));
    expect(drawn).not.toContain('Monsoon');
  });

  it('differs between the competitions that there are', () => {
    const names = FORMATS.map(({ competition }) => competition);
    expect(new Set(names.map((name) => crestImage(name, 'competition'))).size).toBe(names.length);
  });
});

describe('Crest', () => {
  it('is decoration: the name stands beside it; its box is there before it is drawn', async () => {
    const { container } = render(<Crest name="Konkan Kites" />);
    expect(container.querySelector('img')?.alt).toBe('');
    await waitFor(() =>
      expect(container.querySelector('img')?.getAttribute('src')).toBe(crestImage('Konkan Kites')),
    );
  });

  it('is the same for the same name, and one for each of the sides there are', () => {
    expect(crestImage('Konkan Kites')).toBe(crestImage('Konkan Kites'));
    const names = COMPETITIONS.flat();
    expect(new Set(names.map((name) => crestImage(name))).size).toBe(names.length);
  });

  it.each(COMPETITIONS)(
    '%s and the rest of its competition differ in outline or colour, each two',
    (...names) => {
      for (const [one, other] of pairs(names)) {
        const [a, b] = [crestOf(one), crestOf(other)];
        expect([one, other, a.shape === b.shape && a.colours === b.colours]).toEqual([one, other, false]);
      }
    },
  );

  it('tells sides of the same initials apart by colour as well as by charge', () => {
    const initials = (name: string) => name.replaceAll(/[a-z ]/g, '');
    const alike = COMPETITIONS.flatMap(pairs).filter(([one, other]) => initials(one) === initials(other));
    expect(alike.filter(([one, other]) => crestOf(one).colours === crestOf(other).colours)).toEqual([]);
  });

  it('bears what the side is called after', () => {
    expect(crestOf('Konkan Kites').charge).toBe(crestOf('Malwa Kites').charge);
    expect(crestOf('Konkan Kites').charge).not.toBe(crestOf('Thar Foxes').charge);
    expect(crestOf('constructor').charge.path).not.toBe('');
  });

  it.each(CREST_COLOURS)('a charge is seen on %s', (field, _second, charge) => {
    expect(contrast(field, charge)).toBeGreaterThanOrEqual(3);
  });

  it('carries nothing of the name itself, and stays small', () => {
    const image = decodeURIComponent(crestImage('"/><script>alert(1)</script>'));
    expect(image).not.toContain('script');
    for (const name of COMPETITIONS.flat()) expect(crestImage(name).length).toBeLessThan(1_500);
  });
});

describe('the mark of a player', () => {
  it.each([
    ['T. Nakasone', 'TN'],
    ['É.Okafor', 'ÉO'],
    ['A. Rao / B. Sen', 'AR'],
    ['Port Elara', null],
    ['St. Marlow', null],
    ['A. <script>', null],
  ])('%s has the initials %s', (name, initials) => {
    expect(initialsOfPlayer(name)).toBe(initials);
  });

  it('is a portrait of initials with a flag, and no crest; each player of a list has another', () => {
    const drawn = decodeURIComponent(crestImage('T. Nakasone'));
    expect(drawn).toContain('>TN</text>');
    expect(drawn).not.toContain('Nakasone');
    const all = [...PLAYERS, ...OPEN_PLAYERS];
    expect(new Set(all.map((name) => crestImage(name))).size).toBe(all.length);
    for (const name of all) expect(crestImage(name).length).toBeLessThan(1_500);
  });

  it('tells players of the same initials apart', () => {
    const alike = ['Nakasone', 'Nordane', 'Nemeth', 'Nilson'].map((last) => crestImage(`T. ${last}`));
    expect(new Set(alike).size).toBe(alike.length);
  });
});
