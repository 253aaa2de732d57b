import { contrast, isHexColour } from './contrast';

export interface BrandColour {
  readonly light: string;
  readonly dark: string;
}

/** What a brand may recolour: its frame and its calls to action. Prices and money keep their meaning everywhere. */
export const BRAND_TOKENS = [
  'header',
  'on-header',
  'primary',
  'on-primary',
  'cta',
  'on-cta',
  'accent',
  'on-accent',
] as const;
export type BrandToken = (typeof BRAND_TOKENS)[number];
export type BrandTheme = Readonly<Partial<Record<BrandToken, BrandColour>>>;

/** Pairs that are read together. A brand names both halves of a pair, or neither. */
const PAIRS: readonly (readonly [BrandToken, BrandToken])[] = [
  ['header', 'on-header'],
  ['primary', 'on-primary'],
  ['cta', 'on-cta'],
  ['accent', 'on-accent'],
];
const READABLE = 4.5;

function isReadable(ground: BrandColour | undefined, text: BrandColour | undefined): boolean {
  if (ground === undefined || text === undefined) return false;
  const all = [ground.light, ground.dark, text.light, text.dark];
  if (!all.every(isHexColour)) return false;
  return contrast(ground.light, text.light) >= READABLE && contrast(ground.dark, text.dark) >= READABLE;
}

/**
 * Puts a brand's colours over ours, pair by pair, as custom properties through the style object (a strict CSP
 * allows that). A pair with anything but #rrggbb in it (X08), or with text that cannot be read on its ground, is
 * left out as a whole. Returns the tokens that were refused, for the log.
 */
export function applyBrandTheme(
  root: HTMLElement,
  theme: BrandTheme,
  canPair: boolean = CSS.supports('color', 'light-dark(#fff, #000)'),
): readonly BrandToken[] {
  // A browser before 2024 shows our own colours: half a brand would be unreadable in one of the two themes.
  if (!canPair)
    return Object.keys(theme).filter((name): name is BrandToken =>
      BRAND_TOKENS.some((each) => each === name),
    );
  const refused: BrandToken[] = [];
  for (const pair of PAIRS) {
    const [ground, text] = pair;
    if (theme[ground] === undefined && theme[text] === undefined) continue;
    if (!isReadable(theme[ground], theme[text])) {
      refused.push(...pair);
      continue;
    }
    for (const token of pair) {
      const colour = theme[token];
      if (colour !== undefined)
        root.style.setProperty(`--color-${token}`, `light-dark(${colour.light}, ${colour.dark})`);
    }
  }
  return refused;
}
