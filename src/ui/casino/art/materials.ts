/** Gradients from the lit top of a shape to its foot in the dark, by the letter that a drawing names them with. */
export const MATERIALS = {
  g: ['#fff3c4', '#f5b93a', '#9c5505'],
  r: ['#ff9a8a', '#e02f2f', '#6e0b16'],
  e: ['#9af2b6', '#1fa35a', '#06502c'],
  b: ['#a8dcff', '#2f7fe6', '#0a2f7a'],
  w: ['#ffffff', '#f6efe2', '#cbb898'],
  k: ['#6b7686', '#2a323e', '#0d1117'],
  p: ['#dcb8ff', '#8b3fe0', '#37107a'],
  o: ['#ffdc9a', '#f58a1f', '#8f3c05'],
  n: ['#ffd3e8', '#f0509a', '#8a1250'],
  t: ['#b4fff3', '#14b3a3', '#045048'],
  s: ['#ffffff', '#b1becb', '#52616f'],
  d: ['#e5b07a', '#96582a', '#47240c'],
} as const;

export type Material = keyof typeof MATERIALS;

/** The gradients that a drawing uses, and no others. */
export function materialsIn(drawing: string): string {
  return Object.entries(MATERIALS)
    .filter(([letter]) => drawing.includes(`url(#${letter})`))
    .map(
      ([letter, [top, middle, foot]]) =>
        `<linearGradient id="${letter}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
    )
    .join('');
}
