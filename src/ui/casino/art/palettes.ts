import type { Material } from './materials';

/** A ground from its light to its dark; and the materials that would be lost on it. */
export interface Palette {
  readonly light: string;
  readonly middle: string;
  readonly deep: string;
  readonly lost: readonly Material[];
}

function palette(hue: number, saturation: number, lost: string, turn = 0): Palette {
  return {
    light: `hsl(${hue} ${saturation}% 50%)`,
    middle: `hsl(${hue + turn} ${saturation}% 24%)`,
    deep: `hsl(${hue + turn} ${saturation}% 8%)`,
    lost: [...lost] as Material[],
  };
}

const FIRST = palette(352, 78, 'rn', -8);

export const PALETTES: readonly Palette[] = [
  FIRST,
  palette(14, 82, 'rod', -10),
  palette(36, 88, 'ogd', -16),
  palette(78, 58, 'e', 20),
  palette(140, 62, 'e', 12),
  palette(170, 70, 'te', 12),
  palette(190, 80, 'tb', 14),
  palette(208, 82, 'bs', 12),
  palette(226, 74, 'b', 14),
  palette(250, 64, 'pb', 10),
  palette(272, 64, 'p', 14),
  palette(298, 60, 'pn', -20),
  palette(326, 70, 'n', -22),
  palette(24, 44, 'dog', -8),
  palette(214, 26, 'ksb', 8),
  palette(46, 92, 'g', -24),
];

/** The palette of that number. */
export function groundOf(number: number): Palette {
  return PALETTES[number] ?? FIRST;
}
