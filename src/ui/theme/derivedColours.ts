import type { BrandColour, BrandTheme } from './BrandTheme';
import brandGroups from './brandGroups.json';
import { isHexColour } from './contrast';

/** Tokens that a brand did not name, mixed from those that it did: its own heads and lines go with its own surfaces. */
export function derivedColours(theme: BrandTheme): BrandTheme {
  const rows = brandGroups.flatMap(({ derived }) => Object.entries(derived));
  return Object.fromEntries(
    rows.flatMap(([token, [one, percent, other]]) => {
      const [front, ground] = [theme[String(one)], theme[String(other)]];
      if (Object.hasOwn(theme, token) || front === undefined || ground === undefined) return [];
      return [[token, mixed(front, Number(percent) / 100, ground)]];
    }),
  );
}

function mixed(one: BrandColour, share: number, other: BrandColour): BrandColour {
  return { light: mix(one.light, share, other.light), dark: mix(one.dark, share, other.dark) };
}

/** Channel by channel, as `color-mix(in srgb, one share, other)`. */
function mix(one: string, share: number, other: string): string {
  if (!isHexColour(one) || !isHexColour(other)) return other;
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}
