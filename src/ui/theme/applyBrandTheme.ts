import type { BrandTheme } from './BrandTheme';
import brandGroups from './brandGroups.json';
import { contrast, isHexColour } from './contrast';
import { derivedColours } from './derivedColours';
import pairs from './pairs.json';

const READABLE = 4.5;
const CONTROL_CONTRAST = 3;

/** Tokens that are read together: all of them are taken, or none. Prices and money are in no group: their colours carry meaning. */
interface Group {
  readonly needs: readonly string[];
  readonly may: readonly string[];
}

function isSound({ needs, may }: Group, theme: BrandTheme): boolean {
  const named = [...needs, ...may].filter((token) => Object.hasOwn(theme, token));
  if (!needs.every((token) => named.includes(token))) return false;
  const colours = named.flatMap((token) => [theme[token]?.light ?? '', theme[token]?.dark ?? '']);
  return (
    colours.every(isHexColour) &&
    reach(pairs.text, READABLE, named, theme) &&
    reach(pairs.control, CONTROL_CONTRAST, named, theme)
  );
}

function reach(
  all: readonly (readonly string[])[],
  least: number,
  named: readonly string[],
  theme: BrandTheme,
): boolean {
  return all
    .map((pair) => pair.map((token) => token.replace('color-', '')))
    .filter((pair) => pair.every((token) => named.includes(token)))
    .every((pair) =>
      (['light', 'dark'] as const).every((mode) => {
        const [one = '', other = ''] = pair.map((token) => theme[token]?.[mode] ?? '');
        return contrast(one, other) >= least;
      }),
    );
}

/**
 * Puts a brand's colours over ours, group by group, as custom properties through the style object (a strict CSP
 * allows that). A group with anything but #rrggbb in it (X08), with half of its tokens, or with text that cannot be
 * read on its ground, is left out as a whole. Returns the tokens that were refused, for the log.
 */
export function applyBrandTheme(
  root: HTMLElement,
  theme: BrandTheme,
  canPair: boolean = CSS.supports('color', 'light-dark(#fff, #000)'),
): readonly string[] {
  // A browser before 2024 shows our own colours: half a brand would be unreadable in one of the two themes.
  const taken = canPair
    ? brandGroups.filter((group) => isSound(group, theme)).flatMap(({ needs, may }) => [...needs, ...may])
    : [];
  const derived = derivedColours(
    Object.fromEntries(Object.entries(theme).filter(([name]) => taken.includes(name))),
  );
  for (const token of taken) {
    const colour = theme[token] ?? derived[token];
    if (colour !== undefined)
      root.style.setProperty(`--color-${token}`, `light-dark(${colour.light}, ${colour.dark})`);
  }
  return Object.keys(theme).filter((token) => !taken.includes(token));
}
