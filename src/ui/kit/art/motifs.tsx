import type { ReactNode } from 'react';

export type Motif =
  | 'wheel'
  | 'cards'
  | 'dice'
  | 'ball'
  | 'reels'
  | 'chip'
  | 'plane'
  | 'pegs'
  | 'mine'
  | 'arrow';

/** Line drawings on a 64-unit square, in the current colour. */
export const MOTIFS: Record<Motif, ReactNode> = {
  wheel: (
    <>
      <circle cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="9" />
      <path d="M32 5v18M32 41v18M5 32h18M41 32h18M13 13l13 13M38 38l13 13M51 13 38 26M26 38 13 51" />
    </>
  ),
  cards: (
    <>
      <rect x="9" y="14" width="27" height="38" rx="4" transform="rotate(-10 22 33)" />
      <rect x="29" y="12" width="27" height="38" rx="4" transform="rotate(8 42 31)" />
      <path d="M43 23c-8 8-8 12-4 13 2 .5 4-1 4-3 0 2 2 3.5 4 3 4-1 4-5-4-13Zm0 10v7" />
    </>
  ),
  dice: (
    <>
      <rect x="6" y="22" width="31" height="31" rx="6" transform="rotate(-8 21 38)" />
      <rect x="31" y="9" width="26" height="26" rx="5" transform="rotate(12 44 22)" />
      <path d="M14 32h.1M28 30h.1M21 38h.1M15 46h.1M29 44h.1M40 18h.1M48 26h.1" strokeWidth="6" />
    </>
  ),
  ball: (
    <>
      <circle cx="32" cy="32" r="26" />
      <path d="M14 14c10 8 10 28 0 36M50 14c-10 8-10 28 0 36" />
    </>
  ),
  reels: (
    <>
      <rect x="5" y="13" width="54" height="38" rx="6" />
      <path d="M23 13v38M41 13v38M10 25h8l-5 14M28 25h8l-5 14M46 25h8l-5 14" />
    </>
  ),
  chip: (
    <>
      <circle cx="32" cy="32" r="26" />
      <circle cx="32" cy="32" r="15" />
      <path
        d="M32 6v11M32 47v11M6 32h11M47 32h11M14 14l7 7M43 43l7 7M50 14l-7 7M21 43l-7 7"
        strokeWidth="5"
      />
    </>
  ),
  plane: (
    <>
      <path d="M6 50c18-2 34-10 44-26" strokeDasharray="4 5" />
      <path d="M56 10 34 20 22 15l-5 3 9 8-8 5-7-2-4 3 9 6 7 8 3-4-2-7 6-8 7 10 4-5-4-12z" />
    </>
  ),
  pegs: (
    <>
      <path d="M32 12h.1M24 26h.1M40 26h.1M16 40h.1M32 40h.1M48 40h.1" strokeWidth="7" />
      <path d="M7 56V48M23 56v-8M41 56v-8M57 56v-8M7 56h50" />
    </>
  ),
  mine: (
    <>
      <circle cx="30" cy="36" r="19" />
      <path d="m44 22 6-6M50 16c4-4 7-1 6-6M22 30a11 11 0 0 1 7-5M50 8v4M58 18h-4" />
    </>
  ),
  arrow: (
    <>
      <path d="M8 52 26 34l10 10 20-24" />
      <path d="M42 18h15v15" />
    </>
  ),
};

const BY_WORD: readonly (readonly [RegExp, Motif])[] = [
  [/roulette|wheel/, 'wheel'],
  [/dice|lucky7|sicbo/, 'dice'],
  [/plinko|pachinko/, 'pegs'],
  [/mine/, 'mine'],
  [/aviator|crash|jet/, 'plane'],
  [/goal|soccer|cricket|tennis|sport/, 'ball'],
  [/hilo|limbo/, 'arrow'],
  [/slot|reel|megaways/, 'reels'],
  [/bahar|patti|baccarat|cards|blackjack|poker/, 'cards'],
];

/** The motif that a category speaks of; a chip when it names nothing we draw. */
export function motifOf(category: string): Motif {
  const words = category.toLowerCase();
  return BY_WORD.find(([pattern]) => pattern.test(words))?.[1] ?? 'chip';
}
