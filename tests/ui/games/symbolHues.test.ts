import { expect, it } from 'vitest';
import { SLOT_SKINS } from '@/adapters/sandbox/provider/kinds/slot/slotSkins';
import { huesOf } from '@games/kinds/slot/hues';

const skins = [...SLOT_SKINS].map(([number, [, symbols]]) => [number, huesOf(symbols.split(' '))] as const);

it('[CASINO-03] the symbols of a slot have at least five colours, and no more than four have the same', () => {
  for (const [number, hues] of skins) {
    const all = [...hues.values()];
    expect([number, new Set(all).size >= 5]).toEqual([number, true]);
    const most = Math.max(...all.map((hue) => all.filter((each) => each === hue).length));
    expect([number, most <= 4]).toEqual([number, true]);
  }
});

it.each([
  ['mango sun lamp coin lion tiger camel dune bell', [44, 24, 95]],
  ['leaf frog cobra emerald parrot banyan tuktuk', [150, 95]],
  ['ruby cherry heart drum', [350, 320, 24]],
  ['elephant moon peacock drop sapphire', [185, 210, 240, 280]],
])('[CASINO-03] %s look like what they are in every slot', (names, natural) => {
  for (const [number, hues] of skins)
    for (const name of names.split(' ')) {
      const hue = hues.get(name) ?? natural[0];
      expect([number, name, natural.some((each) => each === hue)]).toEqual([number, name, true]);
    }
});

it('[CASINO-03] a name that has no colour of its own gets one that is free', () => {
  expect(new Set(huesOf(['king', 'tiger', 'queen', 'sun']).values()).size).toBe(4);
});
