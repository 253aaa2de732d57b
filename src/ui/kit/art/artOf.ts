import { motifOf, type Motif } from './motifs';
import { hashText } from '@/ui/kit/text/hashText';

/** Start and end of a gradient; white text reads at 4.5:1 on either (tests/ui/kit/generatedArt.test.tsx). */
export const ART_HUES: readonly (readonly [string, string])[] = [
  ['#1b4f8f', '#0b1f3f'],
  ['#5b2a86', '#1d0f3a'],
  ['#8a1f3d', '#2b0a1c'],
  ['#0b6b46', '#04241d'],
  ['#7a4b00', '#2a1600'],
  ['#0b5f6b', '#04222c'],
  ['#a1321a', '#31100d'],
  ['#3d4a5c', '#121a26'],
  ['#33409e', '#11123a'],
  ['#7a2467', '#270c2a'],
  ['#2f6b1e', '#0c2412'],
  ['#6b3a1f', '#22110c'],
];

/** Path data on a box of 120 by 160. */
export const ART_PATTERNS = [
  'M-20 60 100-60M0 100 140-40M20 140 180-20M40 180 200 20',
  'M0 34h120M0 68h120M0 102h120M0 136h120',
  'M60-30a70 70 0 1 0 .1 0M60-60a100 100 0 1 0 .1 0',
  'M0 20 20 0 40 20 60 0 80 20 100 0 120 20M0 150l20-20 20 20 20-20 20 20 20-20 20 20',
] as const;

/** What a game's picture is made of. The same game always gets the same one. */
export interface Art {
  /** Of `ART_HUES`. */
  readonly hue: number;
  /** Of `ART_PATTERNS`. */
  readonly pattern: number;
  /** Degrees, from -12 to 12. */
  readonly tilt: number;
  readonly motif: Motif;
}

export function artOf(id: string, provider: string, category: string): Art {
  const seed = hashText(`${provider}/${id}`);
  return {
    hue: seed % ART_HUES.length,
    pattern: (seed >>> 8) % ART_PATTERNS.length,
    tilt: ((seed >>> 16) % 25) - 12,
    motif: motifOf(category),
  };
}
